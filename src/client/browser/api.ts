import { cartResponse, type CartResponse } from "@/src/domain/contracts/cart";
import { checkoutResponse, type CheckoutResponse } from "@/src/domain/contracts/checkout";
import { skuResponse, type SkuResponse } from "@/src/domain/contracts/configurator";
import { searchResponse, type SearchResponse } from "@/src/domain/contracts/search";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { Result } from "@/src/domain/result";
import type { Selection } from "@/src/domain/watch/selection";
import { callApi, type ApiFailure } from "./call-api";

type Answer<Value> = Promise<Result<Value, ApiFailure>>;

/** The cart of this browser, priced today. Source: specification §7, GET /api/cart/retrieve. */
export function requestCart(locale: Locale): Answer<CartResponse> {
  return callApi({ path: `/api/cart/retrieve?locale=${locale}`, answer: cartResponse });
}

/**
 * Adds to a line, sets its quantity with `overwrite`, or replaces another one. Source: specification §7, POST
 * /api/cart/add.
 */
export function requestAddition(
  line: {
    readonly sku: string;
    readonly quantity: number;
    readonly overwrite: boolean;
    readonly replaces?: string;
  },
  locale: Locale,
): Answer<CartResponse> {
  return callApi({ path: `/api/cart/add?locale=${locale}`, body: line, answer: cartResponse });
}

/** Source: specification §7, POST /api/cart/delete. */
export function requestDeletion(sku: string, locale: Locale): Answer<CartResponse> {
  return callApi({ path: `/api/cart/delete?locale=${locale}`, body: { sku }, answer: cartResponse });
}

/** Data of the cart page when the shopper pays. */
export interface CheckoutCall {
  readonly locale: Locale;
  readonly note: string;
  readonly currency: Currency;
  /** hundredths of the currency that is charged, as the page showed it */
  readonly expectedTotal: Minor;
  /** amount due after gift cards */
  readonly expectedDue: Minor;
  /** duties and taxes are paid in advance */
  readonly dutyPaid: boolean;
  /** version of the terms that were linked beside the button */
  readonly terms: string | null;
}

/** Opens a payment; returns the payment page. Source: specification §7, POST checkout. */
export function requestCheckout({
  locale,
  note,
  currency,
  expectedTotal,
  expectedDue,
  dutyPaid,
  terms,
}: CheckoutCall): Answer<CheckoutResponse> {
  return callApi({
    path: "/api/checkout",
    body: { __nextLocale: locale, note, currency, expectedTotal, expectedDue, dutyPaid, terms },
    answer: checkoutResponse,
  });
}

/** Saves a selection as a watch that can be ordered. Source: specification §7, POST configurator sku. */
export function requestSku(selection: Selection): Answer<SkuResponse> {
  return callApi({ path: "/api/configurator/sku", body: selection, answer: skuResponse });
}

/** Search results; their `href`s are without the language. */
export function requestSearch(words: string, locale: Locale): Answer<SearchResponse> {
  const query = new URLSearchParams({ q: words, locale });
  return callApi({ path: `/api/search?${query}`, answer: searchResponse });
}
