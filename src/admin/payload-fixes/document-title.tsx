"use client";
import { useDocumentTitle } from "@payloadcms/ui";
import { useEffect } from "react";

/** Gives a document's page a readable title, where its identifying field is for programs. */
export function DocumentTitle({ title: wanted }: { title: string }) {
  const { title, setDocumentTitle } = useDocumentTitle();
  // The CMS sets its own with each change of the data, in effects that run after this one: hence the delay.
  useEffect(() => {
    if (title !== wanted) queueMicrotask(() => setDocumentTitle(wanted));
  }, [title, wanted, setDocumentTitle]);
  return null;
}
