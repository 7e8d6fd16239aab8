"use client";
import { defaultCurrency, isCurrency, type Currency } from "@/src/domain/money/currency";
import { useBrowserValue } from "./live";

/** The first script of the page leaves the answer on the root element; a new choice reloads the page. */
function shownCurrency(): Currency {
  const code = document.documentElement.dataset.currency;
  return isCurrency(code) ? code : defaultCurrency;
}

/**
 * The currency prices are shown in.
 * @param first while the server renders: EUR, since its HTML is the same for all visitors, except on a personal page
 */
export function useCurrency(first: Currency = defaultCurrency): Currency {
  return useBrowserValue(shownCurrency, first);
}
