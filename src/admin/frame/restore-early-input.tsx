"use client";
import { useEffect, useState, type ReactNode } from "react";
import { typedOn } from "@/src/client/browser/typed-controls";
import { replayEarlyInput } from "./replay-early-input";

/**
 * Around the whole admin: what is typed, ticked or chosen before hydration is not lost, and buttons, which have no
 * handlers until then, are disabled.
 */
export function RestoreEarlyInput({ children }: { children: ReactNode }) {
  // Before React hydrates the page: hydration resets text areas to the server's text, and events are handled from
  // then on.
  const [typed] = useState(() => (typeof document === "undefined" ? null : typedOn(document)));
  useEffect(() => document.documentElement.removeAttribute("data-waiting"), []);
  useEffect(() => {
    if (!typed) return undefined;
    // Each event must be rendered before the next one, which an effect must not force.
    const timer = setTimeout(() => replayEarlyInput(document, typed));
    return () => clearTimeout(timer);
  }, [typed]);
  return children;
}
