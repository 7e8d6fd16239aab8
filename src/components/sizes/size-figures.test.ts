import { expect, test } from "vitest";
import type { Offer } from "@/src/domain/watch/offer";
import { sampleProduct, sampleWatch } from "@/tests/factories/sample-offer";
import { sizeFigures } from "./size-figures";

const offer: Offer = {
  watch: sampleWatch("DI01"),
  products: [sampleProduct("DI01", 36, 31_000), sampleProduct("DI01", 40, 31_000)],
};

// A strap bought by the guide has to fit.
test.each([
  [40, 47.5, 20],
  [36, 42.8, 18],
])("a case of %s mm: %s mm from lug to lug, a strap of %s mm", (diameter, lugToLug, lugWidth) => {
  expect(sizeFigures(offer, diameter)).toEqual({ diameter, lugToLug, lugWidth, thickness: 11.8 });
});
