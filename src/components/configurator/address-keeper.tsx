"use client";
import { useAddress } from "./use-address";

/** Shows nothing. Apart, because whatever reads the address is left out of the page's HTML. */
export function AddressKeeper() {
  useAddress();
  return null;
}
