import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { putBack } from "./price-batch";
import {
  collectionOfCatalogue,
  fieldOfCatalogue,
  isPriceCatalogue,
  priceCatalogues,
} from "./price-catalogues";

test("what has a price is a watch, a product, or an option", () => {
  expect(priceCatalogues.slice(0, 2)).toEqual(["watches", "products"]);
  for (const name of ["watches", "products", "dials", "straps"]) expect(isPriceCatalogue(name)).toBe(true);
  for (const name of ["pages", "", undefined, 0]) expect(isPriceCatalogue(name)).toBe(false);
});

test("options belong to a field of a selection; watches are kept among the products", () => {
  expect(fieldOfCatalogue("straps")).toBe("strapColor");
  expect(fieldOfCatalogue("dials")).toBe("dial");
  expect(fieldOfCatalogue("watches")).toBeNull();
  expect(fieldOfCatalogue("products")).toBeNull();
  expect(collectionOfCatalogue("watches")).toBe("products");
  expect(collectionOfCatalogue("products")).toBe("products");
  expect(collectionOfCatalogue("dials")).toBe("dials");
});

test("a batch that is put back is the same prices the other way", () => {
  const changes = [{ id: 7, before: minor(1_000), after: minor(1_200) }];
  expect(putBack(changes)).toEqual([{ id: 7, before: 1_200, after: 1_000 }]);
});
