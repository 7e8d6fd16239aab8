"use client";
import { useCallback } from "react";
import { loadPicture, type PreviewPicture } from "./preview-picture";

/** Pictures asked for so far: a second wish for the same one is free. */
const asked = new Set<string>();
const waiting: PreviewPicture[] = [];
/** Two at a time leave room for what the shopper is waiting for. */
const limit = 2;
/** Wishes that wait too long are no longer likely. */
const patience = 6;
let underWay = 0;

declare global {
  interface Navigator {
    /** Only some browsers tell. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

function isSparing(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

function next(): void {
  const picture = underWay < limit ? waiting.pop() : undefined;
  if (!picture) return;
  underWay += 1;
  const done = () => {
    underWay -= 1;
    next();
  };
  loadPicture(picture, "low").then(done, () => {
    // Next time it may be there; the preview itself tells of a picture that is missing.
    asked.delete(picture.src);
    done();
  });
}

/**
 * Fetches pictures that are likely to be chosen next: the newest wish first, two at a time, nothing on a
 * slow or metered line.
 */
export function usePrefetch(): (picture: PreviewPicture) => void {
  return useCallback((picture) => {
    if (asked.has(picture.src) || isSparing()) return;
    asked.add(picture.src);
    waiting.push(picture);
    for (const dropped of waiting.splice(0, waiting.length - patience)) asked.delete(dropped.src);
    next();
  }, []);
}
