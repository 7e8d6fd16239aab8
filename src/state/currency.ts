"use client";
import { useSyncExternalStore } from "react";
import { defaultCurrency, isCurrency, type Currency } from "../domain/money/currency";

/** The first script of the page leaves the answer on the root element; a new choice reloads the page. */
function shownCurrency(): Currency {
  const code = document.documentElement.dataset.currency;
  return isCurrency(code) ? code : defaultCurrency;
}

const neverChanges = () => () => undefined;
const onServer = () => defaultCurrency;

/** The currency prices are shown in; EUR while the server renders, since its HTML is the same for everybody. */
export function useCurrency(): Currency {
  return useSyncExternalStore(neverChanges, shownCurrency, onServer);
}
