"use client";
import { useEffect, useState } from "react";
import { searchShop } from "@/src/browser/api";
import type { SearchResponse } from "@/src/contracts/search";
import type { Locale } from "@/src/domain/locale/locale";

/** Long enough that a word in the middle of being typed is not asked for letter by letter. */
const pauseMs = 160;

interface Suggestions {
  /** What these are suggestions for. */
  readonly words: string;
  readonly hits: SearchResponse["hits"];
  readonly isUnreachable: boolean;
}

/** What the shop has about the words being typed; null before the first answer and without words. */
export function useSuggestions(typed: string, locale: Locale): Suggestions | null {
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  const words = typed.trim();
  useEffect(() => {
    if (words === "") return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const found = await searchShop(words, locale);
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
