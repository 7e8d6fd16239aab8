"use client";
import { useSyncExternalStore, type ReactNode } from "react";
import { hasRegistered } from "@/src/browser/registered";

const neverChanges = () => () => undefined;

interface Props {
  /** for who has registered in this tab */
  registered: ReactNode;
  /** for who has opened the address by itself */
  none: ReactNode;
}

/** A confirmation is for who has registered; whoever else comes is told where that is done. */
export function RegisteredWords({ registered, none }: Props) {
  return useSyncExternalStore(neverChanges, hasRegistered, () => false) ? registered : none;
}
