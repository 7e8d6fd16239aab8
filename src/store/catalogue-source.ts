import type { Payload } from "payload";
import { minor } from "../domain/money/minor";
import { seedCatalogue } from "../seed/catalogue-value";
import type { CatalogueSource } from "./store";

/** The CMS as values. */
export function catalogueSource(_payload: Payload): CatalogueSource {
  const catalogue = seedCatalogue(() => undefined);
  return {
    loadCatalogue: () => Promise.resolve(catalogue),
    findArticles: () => Promise.resolve([]),
    listArticles: () => Promise.resolve([]),
    loadSettings: () =>
      Promise.resolve({
        basePrice: minor(25000),
        rates: { EUR: 100, USD: 108, CHF: 98, SAR: 405, QAR: 395, GBP: 85, SGD: 146, JPY: 16900, INR: 9000 },
        chargedAsShown: [],
        upsell: { sku: "GC-050", price: minor(5000) },
        bannerSeconds: 5,
        vatPercent: 20,
        shipping: { price: minor(0), freeFrom: null, countries: ["FR", "JP", "US"] },
        instalment: { enabled: true, count: 3, currencies: ["EUR"] },
        leadDays: 12,
        termsVersion: "2026-11",
        company: { name: "Atelier Valcour", address: ["1 rue"], registration: "", vatNumber: "", email: "a@valcour.example", phone: "" },
      }),
  };
}
