import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { defaultSelection } from "@/src/domain/watch/selection";
import { catalogue } from "@/tests/factories/selection";
import { optionReference, priceIfKnown, referenceIn, repricedCatalogue } from "./repriced-catalogue";

const [strap] = catalogue.strapColor.filter(({ family }) => family === "LE");
const [dial] = catalogue.dial;
if (!strap || !dial) throw new Error("The seed has leather straps and dials.");
const inLeather = { ...defaultSelection, strapStyle: "LE", strapColor: strap.key };

test("a strap is known by its family and key, everything else by its key", () => {
  expect(optionReference("strapColor", strap)).toBe(`LE-${strap.key}`);
  expect(optionReference("strapColor", { ...dial })).toBe(dial.key);
  expect(optionReference("dial", { ...dial, family: "LE" })).toBe(dial.key);
  expect(referenceIn(inLeather, "strapColor")).toBe(`LE-${strap.key}`);
  expect(referenceIn(inLeather, "dial")).toBe(inLeather.dial);
  expect(referenceIn({ ...inLeather, bezelInsertColor: null }, "bezelInsertColor")).toBeNull();
});

test("a new price goes to the option of its reference alone, and into the watch", () => {
  const price = minor(strap.price + 1_234);
  const repriced = repricedCatalogue(catalogue, "strapColor", new Map([[`LE-${strap.key}`, price]]));
  const changed = repriced.strapColor.filter((option, place) => option !== catalogue.strapColor[place]);
  expect(changed).toEqual([{ ...strap, price }]);
  expect(repriced.dial).toBe(catalogue.dial);
  expect(priceIfKnown(inLeather, repriced)?.price).toBe(priceWatch(inLeather, catalogue).total + 1_234);
});

test("a watch with a part that is gone has no price; one without that part has", () => {
  expect(priceIfKnown({ ...defaultSelection, dial: "GONE" }, catalogue)).toBeNull();
  const { total } = priceWatch(defaultSelection, catalogue);
  expect(priceIfKnown(defaultSelection, catalogue)).toEqual({ price: total });
  expect(Object.values(defaultSelection)).toContain(null);
});
