import * as v from "valibot";
import { isPromoCode } from "@/src/domain/cart/is-promo-code";
import { locales } from "@/src/domain/locale/locale";
import { currencies } from "@/src/domain/money/currency";
import { emailAddress } from "./email-address";
import { quantity } from "./quantity";
import { rowId } from "./row-id";

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const orNothing = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most),
    v.transform((text) => text || null),
  );

const wishEntries = {
  locale: v.picklist(locales),
  currency: v.picklist(currencies),
  lines: v.pipe(v.array(v.object({ sku: words(120), quantity })), v.maxLength(50)),
  promoCode: v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((code) => isPromoCode(code), "is no promo code"),
    ),
  ),
  note: v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
};

/** Lines a clerk has composed, to be priced. */
export const byHandDraftRequest = v.object(wishEntries);

const address = v.object({
  name: words(120),
  line1: words(120),
  line2: orNothing(120),
  postalCode: orNothing(16),
  city: words(80),
  state: v.optional(orNothing(80), ""),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "is no code of a country")),
});

/** Returned pieces of another order. */
const exchangedPieces = v.object({
  of: rowId,
  pieces: v.pipe(
    v.array(v.object({ line: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)), quantity })),
    v.minLength(1),
    v.maxLength(50),
  ),
});

/** An order that a clerk writes for a buyer. */
export const byHandRequest = v.object({
  ...wishEntries,
  email: emailAddress,
  name: orNothing(120),
  phone: orNothing(40),
  /** null: the payment page collects it */
  address: v.nullable(address),
  /** the total shown to the clerk, hundredths of the charged currency */
  expectedTotal: v.pipe(v.number(), v.integer(), v.minValue(0)),
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, "is not a key")),
  exchange: v.nullable(exchangedPieces),
});
export type ByHandRequest = v.InferOutput<typeof byHandRequest>;
