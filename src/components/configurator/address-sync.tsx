"use client";
import type { RefObject } from "react";
import type { EarlyChoice } from "./composer-form";
import { useAddress } from "./use-address";
import { useDraft } from "./use-draft";

/** Shows nothing. Apart, because whatever reads the address is left out of the page's HTML. */
export function AddressSync({ earlyRef }: { earlyRef: RefObject<readonly EarlyChoice[]> }) {
  useAddress(earlyRef);
  useDraft();
  return null;
}
