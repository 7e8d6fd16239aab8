"use client";
import { useEffect, useState } from "react";
import { askTargets, type FoundTargets } from "./ask-targets";

/** What the shop says to what was typed; `query` says to which. Null as long as it has said nothing. */
export interface Said {
  readonly query: string;
  readonly found: FoundTargets | null;
}

/** Time to type on, milliseconds. */
const pause = 150;

/** Where a link could lead, a moment after the last letter. */
export function useTargets(query: string, isAsked: boolean): Said | null {
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void askTargets(query).then((found) => isCurrent && setSaid({ query, found }));
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, isAsked]);
  return said;
}
