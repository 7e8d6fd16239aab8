"use client";
import { useDocumentTitle } from "@payloadcms/ui";
import { useEffect } from "react";

/** Gives a document's page a title that people read, where the field that identifies it is for programs. */
export function DocumentTitle({ title: wanted }: { title: string }) {
  const { title, setDocumentTitle } = useDocumentTitle();
  // The CMS sets its own with each change of the data, in the effects after this one: hence not before they are through.
  useEffect(() => {
    if (title !== wanted) queueMicrotask(() => setDocumentTitle(wanted));
  }, [title, wanted, setDocumentTitle]);
  return null;
}
