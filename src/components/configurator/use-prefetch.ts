"use client";
import { useCallback } from "react";
import { isSavingData } from "@/src/browser/is-saving-data";
import { loadPicture, smallWidthsOf, type PreviewPicture } from "./preview-picture";

/** Pictures asked for so far: a second wish for the same one is free. */
const asked = new Set<string>();
const waiting: PreviewPicture[] = [];
const underWay = new Map<string, AbortController>();
/** Two at a time leave room for what the shopper is waiting for. */
const limit = 2;
/** Wishes that wait too long are no longer likely. */
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
    // A failure is not an error here: the preview itself reports a missing picture.
    asked.delete(picture.src);
    done();
  });
}

/** Drops what was likely beside a choice that has changed since, but the picture of the new choice. */
export function purgeWishes(chosen: string): void {
  for (const { src } of waiting.splice(0)) asked.delete(src);
  for (const [src, leaving] of underWay) if (src !== chosen) leaving.abort();
}

/**
 * Fetches pictures that are likely to be chosen next: the newest wish first, two at a time, nothing on a
 * slow or metered line.
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
