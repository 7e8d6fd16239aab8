"use client";
import type { ReactNode } from "react";
import { repeatWhileBusy } from "@/src/browser/repeat-while-busy";
import { useAroundFetch } from "./use-around-fetch";

/** Around the whole admin: what the shop was too busy to begin is asked for again, with nothing to press. */
export function RepeatWhenBusy({ children }: { children: ReactNode }) {
  useAroundFetch(repeatWhileBusy);
  return children;
}
