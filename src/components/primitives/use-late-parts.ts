"use client";
import { useEffect, useState } from "react";
import { loadTexts } from "@/src/i18n/load-texts";
import type { TextTree } from "@/src/i18n/text-tree";

interface Late<Parts> {
  /** Set when the window is opened, or is about to be. */
  readonly isWanted: boolean;
  /** Fetches its code; the same function every time. */
  readonly load: () => Promise<Parts>;
  /** Where its texts are, see textsAddress. */
  readonly texts: string;
  /** Fallback address where either cannot be loaded. */
  readonly instead: string;
}

/**
 * Code and texts of a window, fetched together at its first use.
 * @returns null until both are loaded
 */
export function useLateParts<Parts extends object>({
  isWanted,
  load,
  texts,
  instead,
}: Late<Parts>): (Parts & { readonly texts: TextTree }) | null {
  const [parts, setParts] = useState<(Parts & { readonly texts: TextTree }) | null>(null);
  const isMissing = isWanted && parts === null;
  useEffect(() => {
    if (!isMissing) return;
    Promise.all([load(), loadTexts(texts)]).then(
      ([code, words]) => setParts({ ...code, texts: words }),
      () => window.location.assign(instead),
    );
  }, [isMissing, load, texts, instead]);
  return parts;
}
