"use client";
import type { ReactNode } from "react";
import { writeConsent } from "@/src/client/browser/consent";

/** Withdraws the answer and asks again. Source: specification 17.1. */
export function CookieChoiceButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" onClick={() => writeConsent("unanswered")}>
      {children}
    </button>
  );
}
