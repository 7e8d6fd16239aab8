import type { Payload } from "payload";
import * as v from "valibot";
import { carriers } from "@/src/domain/order/carrier";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { currencies, foreignCurrencies, type ForeignCurrency } from "@/src/domain/money/currency";
import { vatRateOf, type VatRate } from "@/src/domain/vat/vat-rates";
import type { Maintenance, ShopSettings } from "@/src/domain/settings";
import type { Workshop } from "@/src/domain/workshop/workshop";
import { readQueueDays } from "@/src/store/workshop/queue-rows";
import { flagRow, localisedRow, moneyRow, readGlobal, readRows } from "@/src/store/rows";
import { loadBrand } from "./load-brand";
import { loadMarkets } from "./load-markets";
import { readTermsVersion } from "./terms-version";

const rate = v.pipe(v.number(), v.integer(), v.minValue(1));
/** A rate for each foreign currency. */
const rates = Object.fromEntries(foreignCurrencies.map((code) => [code, rate])) as Record<
  ForeignCurrency,
  typeof rate
>;
const currency = v.picklist(currencies);

const maintenanceRow = v.pipe(
  v.object({ enabled: flagRow, until: v.nullish(v.string(), null), text: localisedRow }),
  v.transform(({ enabled, until, text }): Maintenance => ({ isClosed: enabled, until, text })),
);

export const vatRow = v.object({
  country: v.string(),
  rates: v.array(
    v.pipe(
      v.object({
        country: v.string(),
        percent: v.number(),
        registration: v.nullish(v.string(), ""),
        limitAmount: v.nullish(moneyRow, null),
        limitCurrency: v.nullish(currency, null),
      }),
      v.transform(({ limitAmount: amount, limitCurrency: unit, ...rate }): VatRate => ({
        ...rate,
        registration: rate.registration.trim(),
        limit: amount === null || unit === null ? null : { amount, currency: unit },
      })),
    ),
  ),
});

const workshopRow = v.pipe(
  v.object({
    bespokePerDay: v.nullish(v.number(), null),
    readyPerDay: v.nullish(v.number(), null),
    closures: v.nullish(v.array(v.object({ from: v.string(), until: v.string() })), []),
  }),
  v.transform(({ bespokePerDay, readyPerDay, closures }): Workshop => ({
    perDay: { bespoke: bespokePerDay, ready: readyPerDay },
    closures: closures.map(({ from, until }) => ({
      from: parisDay(new Date(from)),
      until: parisDay(new Date(until)),
    })),
  })),
);

const settingsRow = v.object({
  maintenance: maintenanceRow,
  basePrice: moneyRow,
  rates: v.object(rates),
  roundingStep: rate,
  chargedAsShown: v.nullish(v.array(currency), []),
  vat: vatRow,
  workshop: workshopRow,
  upsellProduct: v.number(),
  bannerSeconds: v.number(),
  leadDays: v.number(),
  termsVersion: v.string(),
  shipping: v.object({
    countries: v.array(v.string()),
    carrier: v.nullish(v.picklist(carriers), null),
    transitDays: v.nullish(v.number(), null),
  }),
  adPages: v.nullish(v.array(v.string()), []),
  instalment: v.object({ enabled: flagRow, count: v.number(), currencies: v.nullish(v.array(currency), []) }),
  company: v.object({
    name: v.string(),
    address: v.string(),
    registration: v.string(),
    vatNumber: v.string(),
    email: v.string(),
    phone: v.nullish(v.string(), ""),
    capital: v.nullish(v.string(), ""),
    director: v.nullish(v.string(), ""),
    host: v.nullish(v.string(), ""),
    mediator: v.nullish(v.string(), ""),
  }),
});

const upsellRow = v.object({ sku: v.string(), price: moneyRow });

/** The current settings, read at each call. */
export async function loadSettings(payload: Payload): Promise<ShopSettings> {
  const { rates, roundingStep, upsellProduct, company, ...settings } = await readGlobal(
    payload,
    "shop-settings",
    settingsRow,
  );
  const [upsell] = await readRows(payload, "products", upsellRow, {
    where: { id: { equals: upsellProduct } },
  });
  if (!upsell)
    throw new Error("The shop's settings name no gift card for the cart: choose one in the admin, Réglages.");
  const markets = await loadMarkets(payload);
  const factors = Object.fromEntries(
    markets.flatMap(({ currency, factor }) => (factor === 100 ? [] : [[currency, factor]])),
  );
  return {
    ...settings,
    markets,
    termsVersion: await readTermsVersion(payload, settings.termsVersion),
    vatPercent: vatRateOf(settings.vat, settings.vat.country),
    rates: {
      EUR: 100,
      ...rates,
      roundingStep,
      ...(Object.keys(factors).length > 0 && { factors }),
      ...(settings.chargedAsShown.length > 0 && { own: settings.chargedAsShown }),
    },
    upsell,
    brand: await loadBrand(payload),
    queueDays: await readQueueDays(payload.db.pool),
    company: { ...company, address: company.address.split("\n").filter(Boolean) },
  };
}
