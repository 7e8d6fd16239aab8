"use client";
import { useDocumentInfo } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/** Reads the page anew after a save: what the server has drawn of the document is as it was before. */
export function FreshAfterSave() {
  const router = useRouter();
  const { lastUpdateTime } = useDocumentInfo();
  const drawn = useRef(lastUpdateTime);
  useEffect(() => {
    if (drawn.current === lastUpdateTime) return;
    drawn.current = lastUpdateTime;
    router.refresh();
  }, [lastUpdateTime, router]);
  return null;
}
