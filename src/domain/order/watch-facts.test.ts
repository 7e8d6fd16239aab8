import { expect, test } from "vitest";
import { defaultSelection } from "@/src/domain/watch/selection";
import { sampleProduct, sampleWatch } from "@/tests/factories/sample-offer";
import type { OrderLine } from "./order";
import { watchFacts } from "./watch-facts";

const products = [sampleProduct("DI01", 36, 31_000)];
const watches = [sampleWatch("DI01")];
const line = (kind: OrderLine["kind"], rest: Partial<OrderLine> = {}) => ({
  kind,
  sku: "DI0136",
  selection: null,
  ...rest,
});

test.each([
  [line("watch"), { calibre: "NH35", guarantee: 24 }],
  [line("watch", { sku: "GONE" }), { calibre: null, guarantee: 24 }],
  [line("bespoke", { selection: defaultSelection }), { calibre: "NH35", guarantee: 24 }],
  [
    line("bespoke", { selection: { ...defaultSelection, gmtHand: "GMT-RE", warranty: "48_months" } }),
    { calibre: "NH34", guarantee: 48 },
  ],
  [line("surprise-watch"), { calibre: null, guarantee: 24 }],
  [line("gift-card"), null],
])("%j has %j", (ordered, facts) => {
  expect(watchFacts(ordered, products, watches, "FR")).toEqual(facts);
});

test.each([
  [null, 24, 36],
  ["DE", 24, 36],
  ["ES", 36, 48],
] as const)(
  "the legal guarantee is that of the country: %s, %i months, %i with a year bought",
  (country, legal, bought) => {
    const extended = line("bespoke", { selection: { ...defaultSelection, warranty: "36_months" } });
    expect(watchFacts(line("watch"), products, watches, country)?.guarantee).toBe(legal);
    expect(watchFacts(extended, products, watches, country)?.guarantee).toBe(bought);
  },
);
