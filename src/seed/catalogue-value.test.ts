import { describe, expect, test } from "vitest";
import type { Catalogue, Layer, Option } from "@/src/domain/watch/catalogue";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { defaultSelection } from "@/src/domain/watch/selection";
import { seedCatalogue } from "./catalogue-value";

const drawn = (name: string): Layer => ({ hash: name, file: `${name}.webp` });
const catalogue = seedCatalogue(drawn);

const lists: readonly (readonly [string, readonly Option[]])[] = Object.entries(catalogue).flatMap(
  ([field, value]) => (Array.isArray(value) ? [[field, value] as const] : []),
);

const prices = (options: readonly Option[]) =>
  Object.fromEntries(options.map((option) => [option.key, option.price]));

const sold = (options: readonly Option[]) => options.filter((option) => option.enabled).map(({ key }) => key);

describe("the specification's catalogues", () => {
  test("the default watch costs 32000 and can be made", () => {
    expect(priceWatch(defaultSelection, catalogue).total).toBe(32_000);
    expect(checkSelection(defaultSelection, catalogue)).toEqual([]);
  });

  test.each<[keyof Catalogue, Record<string, number>]>([
    ["complication", { date: 0, gmt: 6500 }],
    ["caseType", { SM: 0, FL: 0, SU: 3000 }],
    ["caseDiameter", { "36mm": 0, "40mm": 0 }],
    ["casebackType", { OPEN: 0, CLOSED: 0 }],
    ["dateColor", { WHITE: 0, BLACK: 0 }],
    ["dateMagnifier", { WITH: 0, WITHOUT: 0 }],
    ["strapEndlink", { WITH: 1500, WITHOUT: 0 }],
    ["packaging", { WITHOUT: 0, WITH: 5000 }],
    ["priority", { NORMAL: 0, HIGH_PRIORITY: 7000 }],
    ["warranty", { "24_months": 0, "36_months": 7000, "48_months": 11_500 }],
    ["strapStyle", { OY: 7000, JU: 7000, PR: 7000, MA: 2500, LE: 2000, RU: 2000, NY: 2000, PM: 10_000 }],
  ])("%s", (field, expected) => {
    const options = lists.find(([name]) => name === field)?.[1] ?? [];
    expect(prices(options)).toEqual(expected);
  });

  test("dials", () => {
    expect(prices(catalogue.dial.filter((dial) => dial.enabled))).toEqual({
      DI: 0,
      "DI-GR": 0,
      "DI-PI": 0,
      "POT-BL": 5000,
      "ART-COMET1": 14_000,
      "ART-COMET2": 14_000,
      "ART-BUGL": 18_000,
      "ART-WH": 18_000,
      "ART-WHGL": 18_000,
      "ART-WAVE": 20_000,
    });
    const workshop = catalogue.dial.filter((dial) => /^(POT|ART)-/.test(dial.key));
    expect(workshop.every((dial) => dial.hasWarning && !dial.showsDate && dial.note)).toBe(true);
    expect(catalogue.dial.filter((dial) => dial.isNew).map((dial) => dial.key)).toEqual(["DI-GR", "DI-PI"]);
  });

  test("hands: about 90, priced where the specification prices them", () => {
    expect(catalogue.hands.length).toBeGreaterThanOrEqual(85);
    expect(prices(catalogue.hands.filter((hands) => hands.price > 0))).toEqual({
      "HAN-DIYC-SI": 2000,
      "HAN-DIYC-GL": 2000,
      "HAN-A2GO-SI": 5000,
      "HAN-A2GO-RG": 5000,
      "HAN-A2GO-GL": 5000,
      "HAN-B143J1-SIBU": 3000,
      "HAN-B143J1-SIGL": 3000,
    });
    expect(catalogue.hands.filter((hands) => hands.lumColor).length).toBeGreaterThan(30);
  });

  test("rotors: the standard one and sixteen new engraved ones", () => {
    expect(catalogue.rotor).toHaveLength(17);
    expect(catalogue.rotor.filter((rotor) => rotor.price === 3500 && rotor.isNew)).toHaveLength(16);
  });

  test("case colours: seven per type", () => {
    for (const type of ["SM", "FL", "SU"]) {
      expect(sold(catalogue.caseColor.filter((color) => color.caseType === type))).toEqual(
        ["si", "rg", "gl", "bl", "sirg", "sigl", "sibl"].map((color) => `CAS-${type}-${color}`),
      );
    }
  });

  test("straps of each family", () => {
    const metal = ["si", "rg", "gl", "bl", "sirg", "sigl", "sibl"];
    const keys = (family: string) =>
      catalogue.strapColor.filter((strap) => strap.family === family).map((strap) => strap.key);
    expect(keys("OY")).toEqual(metal.flatMap((color) => [color, `${color}-po`]));
    expect(keys("JU")).toEqual(metal);
    expect(keys("PR")).toEqual(metal);
    expect(keys("MA")).toEqual(["si", "rg", "gl", "bl"]);
    expect(keys("LE").slice(0, 7)).toEqual(["BL", "BR", "BU", "DB", "GR", "RE", "WH"]);
    expect(keys("RU")).toEqual(["BL", "BU", "RE", "OR", "GR"]);
    expect(keys("NY")).toEqual(["BL", "GY", "BR", "GR", "BU", "BE", "FR"]);
    expect(keys("PM")).toEqual(["SI"]);
    expect(catalogue.strapColor.every((strap) => strap.price === 0)).toBe(true);
    const numbered = catalogue.strapColor.filter((strap) => /-([1-5]|po)$/.test(strap.key));
    expect(numbered.every((strap) => strap.isNew)).toBe(true);
  });

  test("the flat list prices a second strap, 8000 for the premium one", () => {
    const flat = prices(catalogue.secondStrap);
    expect(flat).toMatchObject({
      NONE: 0,
      "STR-OY-si": 7000,
      "STR-MA-bl": 2500,
      "STR-LE-BR-1": 2000,
      "STR-PM-SI": 8000,
    });
    expect(catalogue.secondStrap).toHaveLength(catalogue.strapColor.length + 1);
  });
});

describe("every list", () => {
  test.each(lists)("%s: keys are unique", (field, options) => {
    const ids = options.map((option) => (field === "strapColor" ? option.layer?.file : option.key));
    expect(new Set(ids).size).toBe(options.length);
  });
});

describe("version", () => {
  test("stays when prices change, changes when a picture does", () => {
    expect(seedCatalogue(drawn).version).toBe(catalogue.version);
    expect(seedCatalogue(() => undefined).version).not.toBe(catalogue.version);
    const redrawn = seedCatalogue((name) => ({ ...drawn(name), hash: name === "DI-GR" ? "new" : name }));
    expect(redrawn.version).not.toBe(catalogue.version);
  });
});
