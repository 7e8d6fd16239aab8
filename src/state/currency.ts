"use client";
import { useSyncExternalStore } from "react";
import { defaultCurrency, isCurrency, type Currency } from "@/src/domain/money/currency";

/** The first script of the page leaves the answer on the root element; a new choice reloads the page. */
function shownCurrency(): Currency {
  const code = document.documentElement.dataset.currency;
  return isCurrency(code) ? code : defaultCurrency;
}

const neverChanges = () => () => undefined;

/**
 * The currency prices are shown in.
 * @param first while the server renders: EUR, since its HTML is the same for everybody, but on a page of one's own
 */
export function useCurrency(first: Currency = defaultCurrency): Currency {
  return useSyncExternalStore(neverChanges, shownCurrency, () => first);
}
