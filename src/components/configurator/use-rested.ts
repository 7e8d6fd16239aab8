"use client";
import { useEffect, useState } from "react";
import type { PreviewPicture } from "./preview-picture";

/**
 * The current picture, once it has not changed for so long.
 * @param ms 0: at once
 */
export function useRested(wanted: PreviewPicture, ms: number): PreviewPicture {
  const [rested, setRested] = useState(wanted);
  if (ms === 0 && rested.src !== wanted.src) setRested(wanted);

  useEffect(() => {
    if (ms === 0) return undefined;
    const timer = window.setTimeout(() => setRested(wanted), ms);
    return () => window.clearTimeout(timer);
    // A picture is its address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted.src, ms]);

  return ms === 0 ? wanted : rested;
}
