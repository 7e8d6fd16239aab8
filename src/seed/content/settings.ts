import * as v from "valibot";
import { currencies } from "@/src/domain/money/currency";
import { carriers } from "@/src/domain/order/carrier";
import { price } from "@/src/seed/catalogue/seed-option";
import { text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";

const currency = v.picklist(currencies);

const schema = v.strictObject({
  /** Base price of a bespoke watch. Source: specification §9. */
  basePrice: price,
  /** Hundredths for one euro: 108 is 1.08. Source: specification §9. */
  rates: v.record(currency, v.pipe(v.number(), v.integer())),
  roundingStep: v.number(),
  chargedAsShown: v.array(currency),
  upsellSku: v.string(),
  bannerSeconds: v.number(),
  leadDays: v.number(),
  termsVersion: v.string(),
  shipping: v.strictObject({
    countries: v.array(v.string()),
    carrier: v.picklist(carriers),
    transitDays: v.number(),
  }),
  /** Pages that advertisements lead to. */
  adPages: v.array(v.string()),
  instalment: v.strictObject({ enabled: v.boolean(), count: v.number(), currencies: v.array(currency) }),
  /** The demonstration's own: replaced in the admin before selling. Legal pages say of what is empty that it is given on request. */
  company: v.strictObject({
    name: v.string(),
    address: v.string(),
    registration: v.string(),
    vatNumber: v.string(),
    email: v.string(),
    phone: v.string(),
    capital: v.string(),
    director: v.string(),
    host: v.string(),
    mediator: v.string(),
  }),
  vat: v.strictObject({
    country: v.string(),
    /** Percent by country: standard rates of the European Union in January 2026. */
    rates: v.record(v.string(), v.number()),
    /** Countries whose tax counts once the owner is registered there, each with its rule. */
    outside: v.array(
      v.strictObject({
        country: v.string(),
        percent: v.number(),
        limitAmount: v.optional(v.pipe(v.number(), v.integer())),
        limitCurrency: v.optional(currency),
        note: text,
      }),
    ),
  }),
});

/** Settings the shop is delivered with. */
export const shopSettings = readContent("settings.json", schema);
