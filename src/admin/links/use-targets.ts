"use client";
import { useEffect, useState } from "react";
import { fetchLinkTargets, type FoundTargets } from "./fetch-link-targets";

/** The shop's answer to the typed text in `query`. Null until it has answered. */
export interface Said {
  readonly query: string;
  readonly found: FoundTargets | null;
}

/** Delay after the last key, milliseconds. */
const pause = 150;

/** Possible targets of a link, requested shortly after the last key. */
export function useTargets(query: string, isAsked: boolean): Said | null {
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void fetchLinkTargets(query).then((found) => isCurrent && setSaid({ query, found }));
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, isAsked]);
  return said;
}
