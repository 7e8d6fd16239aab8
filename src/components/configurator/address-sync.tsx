"use client";
import type { RefObject } from "react";
import type { EarlyChoice } from "./composer-form";
import { useAddress } from "./use-address";

/** Shows nothing. Apart, because whatever reads the address is left out of the page's HTML. */
export function AddressSync({ earlyRef }: { earlyRef: RefObject<readonly EarlyChoice[]> }) {
  useAddress(earlyRef);
  return null;
}
