"use client";
import { useCallback } from "react";
import { isSavingData } from "@/src/client/browser/is-saving-data";
import { loadPicture, smallWidthsOf, type PreviewPicture } from "./preview-picture";

/** Pictures requested so far: a repeated request is free. */
const asked = new Set<string>();
const waiting: PreviewPicture[] = [];
const underWay = new Map<string, AbortController>();
/** Two at a time leave bandwidth for the picture that is shown. */
const limit = 2;
/** Requests that were queued too long are no longer likely. */
const patience = 4;

function next(): void {
  const picture = underWay.size < limit ? waiting.pop() : undefined;
  if (!picture) return;
  const leaving = new AbortController();
  underWay.set(picture.src, leaving);
  const done = () => {
    underWay.delete(picture.src);
    next();
  };
  loadPicture(smallWidthsOf(picture), leaving.signal, "low").then(done, () => {
    // A failure is ignored here: the preview itself reports a missing picture.
    asked.delete(picture.src);
    done();
  });
}

/** Drops requests made for an earlier choice, except for the picture of the new choice. */
export function purgeWishes(chosen: string): void {
  for (const { src } of waiting.splice(0)) asked.delete(src);
  for (const [src, leaving] of underWay) if (src !== chosen) leaving.abort();
}

/**
 * Fetches pictures that are likely to be chosen next: the newest request first, two at a time, none on a slow or
 * metered connection.
 */
export function usePrefetch(): (picture: PreviewPicture) => void {
  return useCallback((picture) => {
    if (asked.has(picture.src) || isSavingData()) return;
    asked.add(picture.src);
    waiting.push(picture);
    for (const dropped of waiting.splice(0, waiting.length - patience)) asked.delete(dropped.src);
    next();
  }, []);
}
