"use client";
import { useEffect, type ReactNode } from "react";
import { repeatWhileBusy } from "@/src/browser/repeat-while-busy";

/**
 * Around the whole admin: what the shop was too busy to begin is asked for again, with nothing to press. The CMS's forms have no
 * place for this but the browser's own `fetch`.
 */
export function RepeatWhenBusy({ children }: { children: ReactNode }) {
  useEffect(() => {
    const ask = window.fetch;
    window.fetch = (input, init) =>
      // What a Request carries can be sent once only.
      repeatWhileBusy(() => ask(input instanceof Request ? input.clone() : input, init));
    return () => {
      window.fetch = ask;
    };
  }, []);
  return children;
}
