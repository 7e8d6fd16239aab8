import { expect, test } from "vitest";
import { sampleProduct, sampleLine, sampleWatch } from "@/tests/factories/sample-offer";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { cheapestWatchPrice } from "./cheapest-watch-price";
import { diametersOf, mainProduct, offersOf, offersOfLine, priceOf } from "./offer";

const watches = [
  sampleWatch("DI01"),
  sampleWatch("DIPIME", { line: sampleLine("distinction-rose") }),
  sampleWatch("DI02"),
];
const products = [
  sampleProduct("DI01", 40, 32_000),
  sampleProduct("DI01", 36, 32_000, { discount: 10 }),
  sampleProduct("DIPIME", 36, 56_000),
  sampleProduct("DI02", 36, 31_000, { isVisible: false }),
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
  expect(first && mainProduct(first).sku).toBe("DI0136");
  expect(first && priceOf(mainProduct(first))).toBe(28_800);
});

test("a line's page includes the lines named after it", () => {
  expect(offersOfLine(offers, "distinction")).toHaveLength(2);
  expect(offersOfLine(offers, "distinction-rose")).toHaveLength(1);
});

test("the least expensive bespoke watch is the base with the cheapest strap", () => {
  // Specification §3: base 25000, leather, rubber and nylon 2000, everything else from 0.
  expect(cheapestWatchPrice(seedCatalogue(() => undefined)).price).toBe(27_000);
});
