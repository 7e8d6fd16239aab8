import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { catalogueInLanguage } from "./catalogue-in-language";
import { checkSelection } from "./check-selection";
import { conflictOf } from "./conflict-of";
import { leadDays } from "./lead-days";
import { repairSelection } from "./repair-selection";
import { priceWatch } from "./price-watch";
import { defaultSelection, selectionFields, type Selection } from "./selection";
import { selectionFromQuery, selectionQuery } from "./selection-query";
import { surpriseSelection } from "./surprise";

const catalogue = seedCatalogue(() => undefined);
const browserCatalogue = catalogueInLanguage(catalogue, "jp");

/** Any watch that can be made: drawn from any sequence of numbers. */
const anyWatch = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 16, maxLength: 16 })
  .map((numbers) => {
    const rest = [...numbers];
    return surpriseSelection(defaultSelection, catalogue, () => rest.shift() ?? 0);
  });

const read = (query: string) => selectionFromQuery(new URLSearchParams(query), catalogue);

describe("the address of a selection", () => {
  test("is empty for the watch the configurator opens with", () => {
    expect(selectionQuery(defaultSelection)).toBe("");
    expect(read("")).toBeNull();
  });

  test("names only what differs, in words", () => {
    const watch: Selection = { ...defaultSelection, dial: "ART-WAVE", rotor: "CLOUD-SI" };
    expect(selectionQuery(watch)).toBe("dial=ART-WAVE&rotor=CLOUD-SI");
  });

  test("brings back every watch that can be made", () => {
    fc.assert(
      fc.property(anyWatch, (watch) => {
        expect(read(selectionQuery(watch)) ?? defaultSelection).toEqual(watch);
      }),
    );
  });

  test.each([
    ["an unknown key is left out", "dial=NOTHING&rotor=CLOUD-SI", { rotor: "CLOUD-SI" }],
    ["names of others are left out", "utm_source=letter", null],
    [
      "a diver brings its insert and diameter",
      "caseType=SU",
      { caseDiameter: "40mm", caseColor: "CAS-SU-si" },
    ],
    ["a strap brings a color it has", "strapStyle=LE", { strapColor: "BL" }],
    ["what the configurator doesn't sell is left out", "dial=RE1070", null],
  ])("%s", (_, query, expected) => {
    const watch = read(query);
    expect(watch === null).toBe(expected === null);
    expect(watch ?? {}).toMatchObject(expected ?? {});
    expect(checkSelection(watch ?? defaultSelection, catalogue)).toEqual([]);
  });

  test("no address leads to a watch that can't be made", () => {
    const keys = selectionFields.flatMap((field) => catalogue[field].map(({ key }) => [field, key] as const));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 8 }), (pairs) => {
        const watch = read(new URLSearchParams(pairs.map(([field, key]) => [field, key])).toString());
        expect(checkSelection(watch ?? defaultSelection, catalogue)).toEqual([]);
      }),
    );
  });
});

describe("a surprise", () => {
  test("can always be made, and leaves what only adds to the price", () => {
    fc.assert(
      fc.property(anyWatch, (watch) => {
        expect(checkSelection(watch, catalogue)).toEqual([]);
        expect(watch).toMatchObject({ warranty: "24_months", packaging: "WITHOUT", secondStrap: "NONE" });
      }),
    );
  });
});

describe("repairing", () => {
  test("a part that is no longer sold gives way to one that is", () => {
    const repaired = repairSelection({ ...defaultSelection, dial: "RE1070" }, catalogue);
    expect(repaired).toEqual(defaultSelection);
  });

  test("a watch that can be made stays as it is", () => {
    expect(repairSelection(defaultSelection, catalogue)).toBe(defaultSelection);
  });
});

describe("a catalogue in one language", () => {
  test("gives the same prices, rules and conflicts as the whole", () => {
    fc.assert(
      fc.property(anyWatch, (watch) => {
        expect(priceWatch(watch, browserCatalogue)).toEqual(priceWatch(watch, catalogue));
        expect(checkSelection(watch, browserCatalogue)).toEqual([]);
        for (const { key } of browserCatalogue.buckle) {
          expect(conflictOf(watch, "buckle", key, browserCatalogue)).toEqual(
            conflictOf(watch, "buckle", key, catalogue),
          );
        }
      }),
    );
  });

  test("has the texts of that language alone", () => {
    const dial = browserCatalogue.dial.find(({ key }) => key === "DI");
    expect(dial?.label).toEqual({ fr: "", jp: expect.stringContaining("ブルー") });
    expect(dial).not.toHaveProperty("layer");
  });
});

describe("days to the parcel", () => {
  test.each([
    ["stocked parts", {}, 12],
    ["a workshop dial", { dial: "ART-WAVE" }, 32],
    ["a workshop dial at the head of the bench", { dial: "ART-WAVE", priority: "HIGH_PRIORITY" }, 26],
  ])("%s", (_, parts, days) => {
    expect(leadDays({ ...defaultSelection, ...parts }, catalogue, 12)).toBe(days);
  });
});

describe("a default watch with a part that is turned off", () => {
  const withoutDial = {
    ...catalogue,
    dial: catalogue.dial.map((dial) => (dial.key === "DI" ? { ...dial, enabled: false } : dial)),
  };
  const onPage = catalogueInLanguage(withoutDial, "fr");

  test("still has a price, and is repaired to what is sold", () => {
    expect(priceWatch(defaultSelection, onPage).total).toBe(32_000);
    expect(repairSelection(defaultSelection, onPage)).toEqual({ ...defaultSelection, dial: "DI-GR" });
  });

  test("no other part that is turned off reaches the page", () => {
    expect(onPage.dial.filter((dial) => !dial.enabled).map((dial) => dial.key)).toEqual(["DI"]);
  });
});
