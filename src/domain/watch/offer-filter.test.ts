import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleProduct, sampleLine, sampleWatch } from "@/tests/factories/sample-offer";
import { minor } from "@/src/domain/money/minor";
import { filterPath, filterSegment, isKept, readFilter, readSegment } from "./filter-address";
import { facetNames, facets } from "./facets";
import { countOf, filterOffers, matchesFilter, noFilter, offerOrders, toggle } from "./offer-filter";
import { offersOf, type Offer } from "./offer";
import { bandEdges, isInBand, priceBands } from "./price-band";

const offers: readonly Offer[] = offersOf(
  [
    sampleWatch("DI01", { line: sampleLine("distinction"), color: "argent" }),
    sampleWatch("DI02", { line: sampleLine("distinction"), color: "vert" }),
    sampleWatch("DIPIMM", { line: sampleLine("distinction-rose"), color: "vert" }),
  ],
  [
    sampleProduct("DI01", 36, 31_000),
    sampleProduct("DI01", 40, 31_000),
    sampleProduct("DI02", 36, 31_000, { discount: 10, isNew: true }),
    sampleProduct("DIPIMM", 36, 48_000, { availability: "made-to-order" }),
  ],
);
const codes = (query: string) => {
  const filter = readFilter(new URLSearchParams(query));
  return filter && filterOffers(offers, filter).map(({ watch }) => watch.code);
};

test("an offer is new if one of its products is", () => {
  const [one, two] = offersOf(
    [sampleWatch("DI01"), sampleWatch("DI02")],
    [
      sampleProduct("DI01", 36, 31_000),
      sampleProduct("DI02", 36, 31_000),
      sampleProduct("DI02", 40, 31_000, { isNew: true }),
    ],
  );
  expect(filterOffers([one!, two!], { ...noFilter, order: "nouveau" })).toEqual([two, one]);
});

describe("results of a filter", () => {
  test.each([
    ["ligne=distinction", ["DI01", "DI02"]],
    ["diametre=40", ["DI01"]],
    ["couleur=vert", ["DI02", "DIPIMM"]],
    ["couleur=vert,argent&diametre=36", ["DI01", "DI02", "DIPIMM"]],
    ["couleur=vert&ligne=distinction-rose", ["DIPIMM"]],
    ["stock=oui", ["DI01", "DI02"]],
    ["prix=300-", ["DI01", "DIPIMM"]],
    ["prix=-300", ["DI02"]],
    ["bracelet=oy", ["DI01", "DI02", "DIPIMM"]],
    ["bracelet=le", []],
    ["diametre=38", []],
    ["couleur=ciel", []],
    ["couleur=vert,ciel", []],
    ["tri=prix", ["DI02", "DI01", "DIPIMM"]],
    ["tri=prix-desc", ["DIPIMM", "DI01", "DI02"]],
    ["tri=nouveau", ["DI02", "DI01", "DIPIMM"]],
    ["tri=ciel&couleur=vert", ["DI02", "DIPIMM"]],
  ])("%s: %j", (query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  test("a value's figure counts the results of the other facets", () => {
    const filter = readFilter(new URLSearchParams("ligne=distinction&couleur=argent")) ?? noFilter;
    expect(countOf(offers, filter, "color", "vert")).toBe(1);
    expect(countOf(offers, filter, "line", "distinction-rose")).toBe(0);
  });
});

describe("addresses", () => {
  const values: Record<(typeof facetNames)[number], string[]> = {
    line: ["distinction", "reminiscence"],
    diameter: ["36", "40"],
    color: ["bleu", "vert", "noir"],
    strap: ["le", "oy"],
    price: ["-350", "350-450", "450-"],
    stock: ["oui"],
  };
  const anyFilter = fc.record({
    chosen: fc.record({
      line: fc.subarray(values.line),
      diameter: fc.subarray(values.diameter),
      color: fc.subarray(values.color),
      strap: fc.subarray(values.strap),
      price: fc.subarray(values.price),
      stock: fc.subarray(values.stock),
    }),
    order: fc.constantFrom(...offerOrders),
    isUnknown: fc.constant(false),
  });

  test("every filter can be read from its address and from its segment", () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const path = filterPath(filter);
        const read = readFilter(new URLSearchParams(path.split("?")[1] ?? ""));
        expect(filterPath(read ?? noFilter)).toBe(path);
        expect(read && readSegment(filterSegment(read))).toEqual(read);
      }),
    );
  });

  test("choosing a value twice removes it", () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...facetNames), (filter, name) => {
        const value = values[name][0] ?? "";
        expect(filterPath(toggle(toggle(filter, name, value), name, value))).toBe(filterPath(filter));
      }),
    );
  });

  test.each(["couleur.vert,bleu", "couleur.ciel", "diametre.36~ligne.distinction", "", "autre.x"])(
    "the segment %j is not a filter",
    (segment) => {
      expect(readSegment(segment)).toBeNull();
    },
  );

  test("unknown words have one page without results", () => {
    const unknown = { ...noFilter, isUnknown: true };
    expect(readSegment(filterSegment(unknown))).toEqual(unknown);
    expect(filterOffers(offers, unknown)).toEqual([]);
  });

  test("sizes are offered in ascending order", () => {
    const wide = [40, 36, 44].map((diameter) => sampleProduct("DI01", diameter, 31_000));
    const mixed = offersOf(
      [sampleWatch("DI02"), sampleWatch("DI01")],
      [sampleProduct("DI02", 42, 31_000), ...wide],
    );
    expect(facets.diameter.valuesOf(mixed)).toEqual(["36", "40", "42", "44"]);
    expect(facets.diameter.isValue("360")).toBe(false);
  });

  test("only finite filters are cached", () => {
    const kept = (query: string) => isKept(readFilter(new URLSearchParams(query)) ?? noFilter);
    expect(["couleur=bleu", "couleur=bleu&tri=prix", "bracelet=le"].map(kept)).toEqual([true, true, true]);
    expect(["prix=-350", "bracelet=le&stock=oui", "couleur=bleu,vert,noir"].map(kept)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("price bands", () => {
  const prices = [285, 310, 310, 310, 330, 350, 380, 420, 440, 460, 480, 560].map((euro) =>
    minor(euro * 100),
  );

  test("divide the prices into thirds", () => {
    expect(priceBands(prices)).toEqual(["-350", "350-450", "450-"]);
    expect(bandEdges("350-450")).toEqual({ from: 35_000, to: 45_000 });
    expect(priceBands([minor(31_000), minor(31_000)])).toEqual([]);
    expect(priceBands([])).toEqual([]);
  });

  test("each price is in exactly one band, and the address accepts the bands", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1 }), (amounts) => {
        const bands = priceBands(amounts.map(minor));
        expect(bands.every((band) => facets.price.isValue(band))).toBe(true);
        if (bands.length === 0) return;
        for (const amount of amounts) {
          expect(bands.filter((band) => isInBand(minor(amount), band))).toHaveLength(1);
        }
      }),
    );
  });
});

test("an unknown word finds nothing", () => {
  expect(offers.some((offer) => matchesFilter(offer, { ...noFilter, isUnknown: true }))).toBe(false);
});
