"use client";
import type { ReactNode } from "react";
import { hasRegistered } from "@/src/client/browser/registered";
import { useBrowserValue } from "@/src/client/state/live";

interface Props {
  /** after a registration in this tab */
  registered: ReactNode;
  /** for visitors who have opened the address directly */
  none: ReactNode;
}

/** A confirmation is shown after a registration only; other visitors get a link to the form. */
export function RegisteredWords({ registered, none }: Props) {
  return useBrowserValue(hasRegistered, false) ? registered : none;
}
