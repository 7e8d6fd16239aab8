"use client";
import { useEffect, useState, type ReactNode } from "react";
import { typedOn } from "@/src/browser/typed-controls";
import { handOverTyped } from "./hand-over-typed";

/**
 * Around the whole admin: what is typed, ticked or chosen on a page before its scripts have come is not lost, and buttons, which
 * nobody hears until then, can't be pressed yet.
 */
export function KeepTyped({ children }: { children: ReactNode }) {
  // Before React takes the page over: it writes the server's text into areas, and hears what is done from then on.
  const [typed] = useState(() => (typeof document === "undefined" ? null : typedOn(document)));
  useEffect(() => document.documentElement.removeAttribute("data-waiting"), []);
  useEffect(() => {
    if (!typed) return undefined;
    // What each handing over changes is drawn before the next, which an effect may not ask for.
    const timer = setTimeout(() => handOverTyped(document, typed));
    return () => clearTimeout(timer);
  }, [typed]);
  return children;
}
