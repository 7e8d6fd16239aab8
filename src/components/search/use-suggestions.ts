"use client";
import { useEffect, useState } from "react";
import { requestSearch } from "@/src/client/browser/api";
import type { SearchResponse } from "@/src/domain/contracts/search";
import type { Locale } from "@/src/domain/locale/locale";

/** Long enough to avoid a request for every letter. */
const pauseMs = 160;

interface Suggestions {
  /** The query of these suggestions. */
  readonly words: string;
  readonly hits: SearchResponse["hits"];
  readonly isUnreachable: boolean;
}

/** Search results while typing; null before the first answer and without a query. */
export function useSuggestions(typed: string, locale: Locale): Suggestions | null {
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  const words = typed.trim();
  useEffect(() => {
    if (words === "") return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const found = await requestSearch(words, locale);
      if (isStale) return;
      setAnswer({ words, hits: found.ok ? found.value.hits : [], isUnreachable: !found.ok });
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [words, locale]);
  return words === "" ? null : answer;
}
