"use client";
import type { ReactNode } from "react";
import { repeatWhileBusy } from "@/src/client/browser/repeat-while-busy";
import { useAroundFetch } from "@/src/admin/payload-fixes/use-around-fetch";

/** Around the whole admin: requests that the overloaded shop has refused are repeated automatically. */
export function RepeatWhenBusy({ children }: { children: ReactNode }) {
  useAroundFetch(repeatWhileBusy);
  return children;
}
