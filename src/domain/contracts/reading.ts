import * as v from "valibot";
import { cardProvider, paymentProviders } from "@/src/domain/order/payment-provider";
import { shownTerms } from "./shown-terms";
import { requestText } from "./text";

/** Language of the requesting page; by default that of the cookie or the browser. */
export const localeQuery = v.object({
  locale: v.optional(v.string()),
  lang: v.optional(v.string()),
});

/** Source: specification §7, GET /api/product?sku=. */
export const productQuery = v.object({
  ...localeQuery.entries,
  sku: v.pipe(v.string("is missing"), requestText, v.trim(), v.minLength(1), v.maxLength(60)),
});

/** The secret of an order, from the address of its thank-you page. */
export const orderQuery = v.object({
  order: v.pipe(v.string("is missing"), v.regex(/^[A-Za-z0-9_-]{22}$/, "is not the secret of an order")),
});

/** An order that is to be paid on its own page, and the payment provider. */
export const payLinkQuery = v.object({
  ...orderQuery.entries,
  provider: v.optional(v.picklist(paymentProviders), cardProvider),
  terms: shownTerms,
});

/** A credit note of an order, by the order's secret and its own number. */
export const creditNoteQuery = v.object({
  ...orderQuery.entries,
  note: v.pipe(v.string("is missing"), v.regex(/^A-\d{4}-\d{5,9}$/, "is not the number of a credit note")),
});

/** Id of a shared bespoke watch. */
export const bespokeQuery = v.object({
  ...localeQuery.entries,
  id: v.pipe(v.string("is missing"), v.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, "is not the id of a watch")),
});
