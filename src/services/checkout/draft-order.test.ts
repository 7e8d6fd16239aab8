import { sampleRates as rates } from "@/tests/factories/sample-rates";
import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies } from "@/src/domain/money/currency";
import { deliveredLook } from "@/src/domain/look/look";
import { minor } from "@/src/domain/money/minor";
import type { ShopSettings } from "@/src/domain/settings";
import type { ShownLine } from "@/src/services/cart/price-lines";
import { emptyCompany } from "@/tests/factories/company";
import { contentHash, draftOrder } from "./draft-order";

const settings: ShopSettings = {
  basePrice: minor(25_000),
  rates,
  chargedAsShown: ["USD", "JPY"],
  upsell: { sku: "GC-050", price: minor(5_000) },
  bannerSeconds: 5,
  vat: { country: "FR", rates: [{ country: "FR", percent: 20 }] },
  vatPercent: 20,
  markets: [],
  adPages: [],
  shipping: { countries: ["FR"], carrier: null, transitDays: null },
  instalment: { enabled: true, count: 3, currencies: ["EUR"] },
  workshop: { perDay: { bespoke: null, ready: null }, closures: [] },
  queueDays: { bespoke: 0, ready: 0 },
  leadDays: 12,
  termsVersion: "1",
  brand: {
    name: "Maison Essai",
    mark: null,
    wordmark: null,
    orderPrefix: "VAL",
    dialLine: "",
    look: deliveredLook,
  },
  company: emptyCompany,
  maintenance: { isClosed: false, until: null, text: { fr: "" } },
};

const line = (price: number, discount: number, quantity: number, index: number): ShownLine => ({
  id: String(index),
  sku: `SKU-${index}`,
  kind: "watch",
  price: minor(price),
  parts: [],
  discount,
  quantity,
  title: "Montre",
  details: [],
  wish: null,
  image: null,
  href: null,
  warning: null,
  priceSeen: minor(price),
  isSellable: true,
});

const anyLines = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 99 }),
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((rows) => rows.map(([price, discount, quantity], index) => line(price, discount, quantity, index)));

const draft = (lines: readonly ShownLine[], currency: (typeof currencies)[number], note = "") =>
  draftOrder({ lines, promotion: null, settings, catalogueVersion: "1", locale: "fr", currency, note });

test("a total is the sum of its lines, each its quantity times its unit", () => {
  fc.assert(
    fc.property(anyLines, fc.constantFrom(...currencies), (lines, currency) => {
      const drafted = draft(lines, currency);
      expect(drafted.total).toBe(drafted.lines.reduce((sum, { total }) => sum + total, 0));
      expect(drafted.shownTotal).toBe(drafted.lines.reduce((sum, { shownTotal }) => sum + shownTotal, 0));
      for (const { unit, quantity, total } of drafted.lines) expect(total).toBe(unit * quantity);
    }),
  );
});

test("a currency charged as shown has the shown amounts, others are charged in euros", () => {
  fc.assert(
    fc.property(anyLines, fc.constantFrom(...currencies), (lines, currency) => {
      const drafted = draft(lines, currency);
      const isShown = currency === "EUR" || settings.chargedAsShown.includes(currency);
      expect(drafted.chargeCurrency).toBe(isShown ? currency : "EUR");
      expect(isShown ? drafted.total : drafted.shownTotal).toBe(drafted.shownTotal);
      expect(drafted.chargeCurrency === "JPY" ? drafted.total % 100 : 0).toBe(0);
    }),
  );
});

test("equal contents have the same hash, others a different one", () => {
  const lines = [line(32_000, 0, 1, 1)];
  expect(contentHash(draft(lines, "EUR"))).toBe(contentHash(draft([line(32_000, 0, 1, 1)], "EUR")));
  const others = [
    draft(lines, "USD"),
    draft(lines, "EUR", "note"),
    draft([line(32_000, 0, 2, 1)], "EUR"),
    draft([line(31_999, 0, 1, 1)], "EUR"),
    draft([line(32_000, 1, 1, 1)], "EUR"),
  ];
  expect(new Set([draft(lines, "EUR"), ...others].map(contentHash)).size).toBe(others.length + 1);
});
