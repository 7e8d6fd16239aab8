"use client";
import { useEffect, useState, type ReactNode } from "react";
import { handOverTyped, typedOn } from "./hand-over-typed";

/** Around the whole admin: what is done on a page before its scripts have come is not lost. */
export function KeepTyped({ children }: { children: ReactNode }) {
  // Read before React takes the page over: it writes the server's text into areas.
  const [before] = useState(() => (typeof document === "undefined" ? null : typedOn(document)));
  useEffect(() => {
    const typed = new Map([...(before ?? []), ...typedOn(document)]);
    // What each handing over changes is drawn before the next, which an effect may not ask for.
    const timer = setTimeout(() => handOverTyped(typed));
    return () => clearTimeout(timer);
  }, [before]);
  return children;
}
