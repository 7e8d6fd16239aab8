import * as v from "valibot";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { shownTerms } from "./shown-terms";
import { sentText } from "./text";

/** Source: specification §7, POST checkout. */
export const checkoutRequest = v.object({
  __nextLocale: v.optional(v.picklist(locales), defaultLocale),
  note: v.optional(v.pipe(sentText, v.maxLength(1000)), ""),
  /** currency the shopper sees; the server decides what is charged */
  currency: v.optional(v.string(), "EUR"),
  /** total the shopper was shown, hundredths of the charge currency: another one is an error */
  expectedTotal: v.optional(v.nullable(v.number()), null),
  /** what is left of it once gift cards have paid, hundredths of a euro */
  expectedDue: v.optional(v.nullable(v.number()), null),
  terms: shownTerms,
});
