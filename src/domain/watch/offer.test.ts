import { expect, test } from "vitest";
import { seedCatalogue } from "../../seed/catalogue-value";
import { minor } from "../money/minor";
import type { Product } from "../product/product";
import { lowestPrice } from "./lowest-price";
import { diametersOf, leadProduct, matchesFilter, offersOf, offersOfLine, priceOf } from "./offer";
import type { ReadyMadeWatch, WatchLine } from "./ready-made";
import { defaultSelection } from "./selection";

const text = { fr: "x" };
const watch = (code: string, line: WatchLine): ReadyMadeWatch => ({
  code,
  line,
  path: `/montres/distinction/${code}`,
  name: text,
  tagline: text,
  description: text,
  care: text,
  stage: "givre",
  specs: {
    thickness: 11.8,
    lugToLug: 47.5,
    lugWidth: 20,
    waterResistance: 10,
    frequency: 21_600,
    powerReserve: 41,
    jewels: 24,
    weight: 118,
    accuracy: [-5, 12],
    calibre: "NH35",
    caseMaterial: text,
    glass: text,
  },
  parts: defaultSelection,
  configuratorParts: defaultSelection,
  gallery: [],
  related: [],
});
const product = (code: string, diameter: number, price: number, rest: Partial<Product> = {}): Product => ({
  sku: `${code}${diameter}`,
  slug: `${code}${diameter}`,
  kind: "watch",
  name: text,
  description: text,
  watch: code,
  diameter,
  price: minor(price),
  discount: 0,
  lowestPrice: null,
  isNew: false,
  isVisible: true,
  images: [],
  page: "/",
  ...rest,
});

const watches = [
  watch("DI01", "distinction"),
  watch("DIPIME", "distinction-rose"),
  watch("DI02", "distinction"),
];
const products = [
  product("DI01", 40, 32_000),
  product("DI01", 36, 32_000, { discount: 10 }),
  product("DIPIME", 36, 56_000),
  product("DI02", 36, 31_000, { isVisible: false }),
];
const offers = offersOf(watches, products);

test("a watch without a visible product is not on offer; products stand by diameter", () => {
  expect(offers.map((offer) => [offer.watch.code, diametersOf(offer)])).toEqual([
    ["DI01", [36, 40]],
    ["DIPIME", [36]],
  ]);
});

test("an offer is announced with its least expensive product, after the reduction", () => {
  const [first] = offers;
  expect(first && leadProduct(first).sku).toBe("DI0136");
  expect(first && priceOf(leadProduct(first))).toBe(28_800);
});

test.each([
  [{ line: null, diameter: null }, ["DI01", "DIPIME"]],
  [{ line: "distinction" as const, diameter: null }, ["DI01"]],
  [{ line: null, diameter: 40 }, ["DI01"]],
  [{ line: "distinction-rose" as const, diameter: 40 }, []],
])("the filter %j leaves %j", (filter, codes) => {
  expect(offers.filter((offer) => matchesFilter(offer, filter)).map((offer) => offer.watch.code)).toEqual(
    codes,
  );
});

test("a line's page includes the lines named after it", () => {
  expect(offersOfLine(offers, "distinction")).toHaveLength(2);
  expect(offersOfLine(offers, "distinction-rose")).toHaveLength(1);
});

test("the least expensive bespoke watch is the base with the cheapest strap", () => {
  // Specification §3: base 25000, leather, rubber and nylon 2000, everything else from 0.
  expect(lowestPrice(seedCatalogue(() => undefined))).toBe(27_000);
});
