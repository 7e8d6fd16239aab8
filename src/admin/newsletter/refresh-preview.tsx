"use client";
import { useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { useState } from "react";
import { useFreshPage } from "@/src/admin/use-fresh-page";

/**
 * After a save the preview shows the previous state: a button reloads it. Not automatically, and not while text is
 * being typed, because the form is reloaded with it.
 */
export function RefreshPreview({ label }: { label: string }) {
  const readAnew = useFreshPage();
  const { lastUpdateTime } = useDocumentInfo();
  const isModified = useFormModified();
  const [shownTime, setShownTime] = useState(lastUpdateTime);
  if (shownTime === lastUpdateTime || isModified) return null;
  const refresh = () => {
    setShownTime(lastUpdateTime);
    readAnew();
  };
  return (
    <button type="button" onClick={refresh}>
      {label}
    </button>
  );
}
