import * as v from "valibot";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { cardProvider, paymentProviders } from "@/src/domain/order/payment-provider";
import { missingParts } from "@/src/domain/order/address-format";
import { isPostalCode } from "@/src/domain/order/postal-code";
import { answersSchema } from "./forms/form";
import { preorderDetails } from "./forms/preorder-details";
import { offerKey } from "./preorder-offer";
import { shownTerms } from "./shown-terms";
import { requestText } from "./text";

/** Input of the second step; errors are those of its form. */
const preorderContact = v.pipe(
  answersSchema(preorderDetails),
  v.check((contact) => missingParts(contact.country, contact).length === 0, "required"),
  v.check(({ postalCode, country }) => isPostalCode(postalCode, country), "postal"),
);

/** POST /api/preorder/checkout. Source: specification §7. */
export const preorderCheckoutRequest = v.object({
  offer: offerKey,
  /** idempotency key, made by the browser when the form was opened: a repeated request is the same order */
  key: v.pipe(v.string("is missing"), v.regex(/^[A-Za-z0-9-]{16,64}$/, "is not a key")),
  strap: v.pipe(requestText, v.maxLength(60)),
  box: v.pipe(requestText, v.maxLength(60)),
  lang: v.optional(v.picklist(locales), defaultLocale),
  /** currency shown to the shopper */
  currency: v.optional(v.string(), "EUR"),
  /** the amount shown as due now, hundredths of a euro */
  expectedDeposit: v.number("is missing"),
  terms: shownTerms,
  provider: v.optional(v.picklist(paymentProviders), cardProvider),
  newsletter: v.optional(v.boolean(), false),
  contact: preorderContact,
});
export type PreorderCheckoutRequest = v.InferOutput<typeof preorderCheckoutRequest>;

/** The same as a form: the owner's data are beside the order's. */
export const preorderPayRequest = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(
    ({
      offer,
      key,
      strap,
      box,
      lang,
      currency,
      expectedDeposit,
      terms,
      provider,
      newsletter,
      ...contact
    }) => ({
      offer,
      key,
      strap,
      box,
      lang,
      currency,
      expectedDeposit,
      terms,
      provider,
      newsletter,
      contact,
    }),
  ),
  preorderCheckoutRequest,
);
