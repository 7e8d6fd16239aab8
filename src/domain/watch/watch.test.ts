import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySelection, catalogue, sellable } from "@/tests/factories/selection";
import { minor } from "@/src/domain/money/minor";
import { bespokeId } from "./bespoke-id";
import { bespokeIdOfSku, bespokeSku } from "./bespoke-sku";
import { canonicalSelection } from "./canonical-selection";
import type { Catalogue } from "./catalogue";
import { checkSelection } from "./check-selection";
import { choose } from "./choose";
import { backLayers, frontLayers } from "./layers";
import { priceWatch } from "./price-watch";
import { defaultSelection, selectionFields, type Selection, type SelectionField } from "./selection";

const change = (changes: Partial<Selection>): Selection => ({ ...defaultSelection, ...changes });

describe("price", () => {
  it.each([
    ["default watch: base 25000 and the oyster 7000", {}, 32_000],
    [
      "submariner",
      { caseType: "SU", caseColor: "CAS-SU-si", caseDiameter: "40mm", bezelInsertColor: "DIVER-BK" },
      35_000,
    ],
    ["fluted rose gold", { caseType: "FL", caseColor: "CAS-FL-rg" }, 32_000],
    ["gmt", { complication: "gmt", gmtHand: "GMT-RE" }, 38_500],
    ["leather", { strapStyle: "LE", strapColor: "BR" }, 27_000],
    ["leather with end link", { strapStyle: "LE", strapColor: "BR", strapEndlink: "WITH" }, 28_500],
    ["mesh", { strapStyle: "MA", strapColor: "si" }, 27_500],
    ["premium strap: the family's price", { strapStyle: "PM", strapColor: "SI" }, 35_000],
    ["second premium strap: the flat list's price", { secondStrap: "STR-PM-SI" }, 40_000],
    ["second leather strap", { secondStrap: "STR-LE-BR" }, 34_000],
    ["pottery dial", { dial: "POT-BL" }, 37_000],
    ["comet dial", { dial: "ART-COMET1" }, 46_000],
    ["lacquer dial", { dial: "ART-BUGL" }, 50_000],
    ["wave dial", { dial: "ART-WAVE" }, 52_000],
    ["openworked hands", { hands: "HAN-DIYC-GL" }, 34_000],
    ["Breguet hands", { hands: "HAN-A2GO-RG" }, 37_000],
    ["two-tone hands", { hands: "HAN-B143J1-SIGL" }, 35_000],
    ["decorated rotor", { rotor: "ASANOHA-SI" }, 35_500],
    ["premium box", { packaging: "WITH" }, 37_000],
    ["high priority", { priority: "HIGH_PRIORITY" }, 39_000],
    ["36 months", { warranty: "36_months" }, 39_000],
    ["48 months", { warranty: "48_months" }, 43_500],
    ["magnifier and black date", { dateMagnifier: "WITH", dateColor: "BLACK" }, 32_000],
  ] as const)("%s", (_, changes, expected) => {
    const selection = change(changes);
    expect(checkSelection(selection, catalogue)).toEqual([]);
    expect(priceWatch(selection, catalogue).total).toBe(expected);
  });

  it("is the base plus its lines, for any watch", () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const { total, base, lines } = priceWatch(selection, catalogue);
        expect(total).toBe(lines.reduce<number>((sum, line) => sum + line.price, base));
      }),
    );
  });

  it("refuses to price what the catalogue does not have", () => {
    expect(() => priceWatch(change({ dial: "DI-NO" }), catalogue)).toThrow(/dial = DI-NO/);
  });
});

describe("rules", () => {
  it.each([
    [
      "submariner in 36mm",
      { caseType: "SU", caseColor: "CAS-SU-si", bezelInsertColor: "DIVER-BK" },
      "caseDiameter",
      "case-diameter",
    ],
    [
      "submariner without insert",
      { caseType: "SU", caseColor: "CAS-SU-si", caseDiameter: "40mm" },
      "bezelInsertColor",
      "bezel-insert",
    ],
    ["insert on a smooth case", { bezelInsertColor: "DIVER-BK" }, "bezelInsertColor", "bezel-insert"],
    ["color of another case", { caseColor: "CAS-FL-si" }, "caseColor", "case-color"],
    ["color of another strap", { strapColor: "BR" }, "strapColor", "strap-color"],
    ["end link on oyster", { strapEndlink: "WITH" }, "strapEndlink", "strap-endlink"],
    ["GMT hand without gmt", { gmtHand: "GMT-RE" }, "gmtHand", "gmt-hand"],
    ["gmt without hand", { complication: "gmt" }, "gmtHand", "gmt-hand"],
    [
      "magnifier without date",
      { dial: "ART-WAVE", dateMagnifier: "WITH" },
      "dateMagnifier",
      "date-magnifier",
    ],
    ["unknown dial", { dial: "../../etc/passwd" }, "dial", "unknown"],
    ["prototype key", { hands: "__proto__" }, "hands", "unknown"],
    ["unknown strap family", { strapStyle: "XX" }, "strapStyle", "unknown"],
  ] as const)("%s", (_, changes, field, reason) => {
    expect(checkSelection(change(changes), catalogue)).toContainEqual({ field, reason });
  });

  it("keeps a disabled option out of new watches, but its price in old ones", () => {
    const without: Catalogue = {
      ...catalogue,
      dial: catalogue.dial.map((dial) => (dial.key === "DI" ? { ...dial, enabled: false } : dial)),
    };
    expect(checkSelection(defaultSelection, without)).toEqual([{ field: "dial", reason: "disabled" }]);
    expect(priceWatch(defaultSelection, without).total).toBe(32_000);
  });
});

describe("choose", () => {
  it("exchanges what cannot stay, and says why", () => {
    const { selection, repairs } = choose(defaultSelection, "caseType", "SU", catalogue);
    expect(selection).toEqual(
      change({ caseType: "SU", caseColor: "CAS-SU-si", caseDiameter: "40mm", bezelInsertColor: "DIVER-BK" }),
    );
    expect(repairs.map(({ field, reason }) => [field, reason])).toEqual([
      ["caseDiameter", "case-diameter"],
      ["caseColor", "case-color"],
      ["bezelInsertColor", "bezel-insert"],
    ]);
  });

  it.each([
    [
      "36mm leads a submariner back to a smooth case",
      { caseType: "SU" },
      "caseDiameter",
      "36mm",
      { caseType: "SM", bezelInsertColor: null },
    ],
    ["a GMT hand brings the complication", {}, "gmtHand", "GMT-BU", { complication: "gmt" }],
    [
      "an end link brings a strap that takes one",
      {},
      "strapEndlink",
      "WITH",
      { strapStyle: "MA", strapColor: "si" },
    ],
    ["a magnifier brings a dial with a date", { dial: "ART-WAVE" }, "dateMagnifier", "WITH", { dial: "DI" }],
    [
      "rose gold stays rose gold on another case",
      { caseColor: "CAS-SM-rg" },
      "caseType",
      "FL",
      { caseColor: "CAS-FL-rg" },
    ],
    ["no complication, no GMT hand", { complication: "gmt" }, "complication", "date", { gmtHand: null }],
  ] as const)("%s", (_, before, field, key, after) => {
    const start = Object.entries(before).reduce<Selection>(
      (selection, [name, value]) => choose(selection, name as SelectionField, value, catalogue).selection,
      defaultSelection,
    );
    expect(choose(start, field, key, catalogue).selection).toMatchObject({ ...after, [field]: key });
  });

  it("never leaves an invalid state reachable, and always keeps the choice", () => {
    const anyChoice = fc
      .constantFrom(...selectionFields)
      .chain((field) =>
        fc.tuple(fc.constant(field), fc.constantFrom(...sellable(field).map(({ key }) => key))),
      );
    fc.assert(
      fc.property(fc.array(anyChoice, { minLength: 1, maxLength: 15 }), (choices) => {
        let selection = defaultSelection;
        for (const [field, key] of choices) {
          selection = choose(selection, field, key, catalogue).selection;
          expect(selection[field]).toBe(key);
          expect(checkSelection(selection, catalogue)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("reports exactly what it changed beside the choice", () => {
    fc.assert(
      fc.property(anySelection, fc.constantFrom("SM", "FL", "SU"), (before, caseType) => {
        const { selection, repairs } = choose(before, "caseType", caseType, catalogue);
        const changed = selectionFields.filter(
          (field) => field !== "caseType" && selection[field] !== before[field],
        );
        expect(repairs.map((repair) => repair.field).toSorted()).toEqual(changed.toSorted());
      }),
    );
  });
});

describe("identity", () => {
  it("is the same for the same watch, whatever the order of its fields", () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const shuffled = Object.fromEntries(Object.entries(selection).toReversed()) as unknown as Selection;
        expect(bespokeId(shuffled, "v1")).toBe(bespokeId(selection, "v1"));
        expect(bespokeIdOfSku(bespokeSku(bespokeId(selection, "v1")))).toBe(bespokeId(selection, "v1"));
      }),
    );
  });

  it("differs when a part differs, and when the catalogue does", () => {
    fc.assert(
      fc.property(anySelection, anySelection, (one, other) => {
        fc.pre(canonicalSelection(one) !== canonicalSelection(other));
        expect(bespokeId(one, "v1")).not.toBe(bespokeId(other, "v1"));
        expect(bespokeId(one, "v1")).not.toBe(bespokeId(one, "v2"));
      }),
    );
  });

  it("does not change with a price: an old link keeps its watch", () => {
    const dearer = { ...catalogue, basePrice: minor(catalogue.basePrice + 1_000) };
    expect(dearer.version).toBe(catalogue.version);
  });

  it.each(["BSPKWTCH-", "BSPKWTCH-ABC", "DI0140", "BSPKWTCH-IIIIIIIIIIIIIIIIIIIIIIIIII"])(
    "%s holds no id",
    (sku) => {
      expect(bespokeIdOfSku(sku)).toBeNull();
    },
  );
});

describe("layers", () => {
  const parts = (slots: readonly { readonly part: string }[]) => slots.map(({ part }) => part.split(" ")[0]);

  it("stacks the front from the shadow up", () => {
    expect(parts(frontLayers(defaultSelection, catalogue))).toEqual([
      "shadow",
      "strap",
      "dial",
      "dial",
      "date",
      "case",
      "hands",
      "glare",
    ]);
  });

  it("adds insert, GMT hand and magnifier where they are, and no date on a workshop dial", () => {
    const diver = change({
      caseType: "SU",
      caseColor: "CAS-SU-si",
      caseDiameter: "40mm",
      bezelInsertColor: "GMT-BURE",
      complication: "gmt",
      gmtHand: "GMT-RE",
      dateMagnifier: "WITH",
    });
    expect(parts(frontLayers(diver, catalogue))).toEqual([
      "shadow",
      "strap",
      "dial",
      "dial",
      "date",
      "case",
      "insert",
      "hands",
      "GMT",
      "magnifier",
      "glare",
    ]);
    expect(parts(frontLayers(change({ dial: "ART-WAVE" }), catalogue))).not.toContain("date");
  });

  it("lays the end link over the strap, in the metal of the case", () => {
    const watch = change({
      strapStyle: "LE",
      strapColor: "BR",
      strapEndlink: "WITH",
      caseType: "FL",
      caseColor: "CAS-FL-sirg",
    });
    for (const slots of [frontLayers(watch, catalogue), backLayers(watch, catalogue)]) {
      expect(slots.slice(1, 3).map(({ part, layer }) => [part, layer?.hash])).toEqual([
        ["strap STR-LE-BR", "hash of STR-LE-BR"],
        ["endlink EL-sirg", "hash of EL-sirg"],
      ]);
    }
  });

  it("shows movement and rotor only through an open back", () => {
    expect(parts(backLayers(defaultSelection, catalogue))).toEqual([
      "shadow",
      "strap",
      "caseback",
      "movement",
      "rotor",
    ]);
    expect(parts(backLayers(change({ casebackType: "CLOSED" }), catalogue))).toEqual([
      "shadow",
      "strap",
      "caseback",
    ]);
  });
});
