"use client";
import type { ReactNode } from "react";
import { hasRegistered } from "@/src/browser/registered";
import { useBrowserValue } from "@/src/state/live";

interface Props {
  /** for who has registered in this tab */
  registered: ReactNode;
  /** for who has opened the address by itself */
  none: ReactNode;
}

/** A confirmation is for who has registered; whoever else comes is told where that is done. */
export function RegisteredWords({ registered, none }: Props) {
  return useBrowserValue(hasRegistered, false) ? registered : none;
}
