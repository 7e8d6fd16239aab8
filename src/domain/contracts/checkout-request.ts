import * as v from "valibot";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { shownTerms } from "./shown-terms";
import { requestText } from "./text";

/** Source: specification §7, POST checkout. */
export const checkoutRequest = v.object({
  __nextLocale: v.optional(v.picklist(locales), defaultLocale),
  note: v.optional(v.pipe(requestText, v.maxLength(1000)), ""),
  /** currency shown to the shopper; the server decides what is charged */
  currency: v.optional(v.string(), "EUR"),
  /** total shown to the shopper, hundredths of the charge currency: a different one is an error */
  expectedTotal: v.optional(v.nullable(v.number()), null),
  /** amount due after gift cards, hundredths of a euro */
  expectedDue: v.optional(v.nullable(v.number()), null),
  /** duties and taxes are paid in advance, as the cart offered it */
  dutyPaid: v.optional(v.boolean(), false),
  terms: shownTerms,
});
