"use client";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { MIN_SEARCH_LENGTH, type FoundAnswer } from "@/src/domain/staff/admin-search";
import { foundAnswer } from "./read-found";

/** Delay after the last key before a request, in milliseconds. */
const pause = 200;

export type Found = FoundAnswer | "failed" | null;

async function ask(typed: string, signal: AbortSignal): Promise<Found> {
  const answer = await fetch(`/api/staff/search?q=${encodeURIComponent(typed)}`, { signal });
  const body = v.safeParse(foundAnswer, await answer.json());
  return answer.ok && body.success ? body.output : "failed";
}

/** Search results for the typed text; null while there are none to show. */
export function useFound(typed: string): Found {
  const [found, setFound] = useState<{ readonly typed: string; readonly found: Found } | null>(null);
  const text = typed.trim();
  useEffect(() => {
    if (text.length < MIN_SEARCH_LENGTH) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(text, stop.signal).then(
        (answer) => setFound({ typed: text, found: answer }),
        () => !stop.signal.aborted && setFound({ typed: text, found: "failed" }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  if (text.length < MIN_SEARCH_LENGTH) return null;
  return found?.found ?? null;
}
