"use client";
import { useDocumentTitle } from "@payloadcms/ui";
import { useEffect } from "react";

/** Gives a document's page a title that people read, where the field that identifies it is for programs. */
export function DocumentTitle({ title: wanted }: { title: string }) {
  const { title, setDocumentTitle } = useDocumentTitle();
  // The form sets its own title after each change.
  useEffect(() => {
    if (title !== wanted) setDocumentTitle(wanted);
  }, [title, wanted, setDocumentTitle]);
  return null;
}
