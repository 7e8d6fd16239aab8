import { describe, expect, test } from "vitest";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import { catalogue } from "@/tests/factories/selection";
import { boldness } from "./propose-surprise";
import { suitsTastes } from "./suits-tastes";
import type { Tastes } from "./tastes";

const none: Tastes = { avoided: [], diameter: null, strap: null, mood: null };
const suits = (tastes: Partial<Tastes>, ...part: Parameters<ReturnType<typeof suitsTastes>>) =>
  suitsTastes({ ...none, ...tastes }, catalogue)(...part);
const inMetal = (color: string): Selection => ({
  ...defaultSelection,
  caseColor: catalogue.caseColor.find((each) => each.color === color)!.key,
});

// Specification 14.5.
describe("a requested size", () => {
  test.each([
    ["36mm", "SM", true],
    ["36mm", "SU", false],
    ["40mm", "SU", true],
    [null, "SU", true],
    ["36mm", "GONE", false],
    [null, "GONE", true],
  ] as const)("%s allows the case %s: %s", (diameter, key, expected) => {
    expect(suits({ diameter }, "caseType", key, defaultSelection)).toBe(expected);
  });

  test("is the size of the case", () => {
    expect(suits({ diameter: "36mm" }, "caseDiameter", "36mm", defaultSelection)).toBe(true);
    expect(suits({ diameter: "36mm" }, "caseDiameter", "40mm", defaultSelection)).toBe(false);
    expect(suits({}, "caseDiameter", "40mm", defaultSelection)).toBe(true);
  });
});

describe("an excluded color", () => {
  test("is on no dial; a dial of no particular color may stay", () => {
    for (const { key, color } of catalogue.dial) {
      expect(suits({ avoided: ["bleu", "noir"] }, "dial", key, defaultSelection)).toBe(
        color !== "bleu" && color !== "noir",
      );
    }
    expect(new Set(catalogue.dial.map(({ color }) => color === "bleu")).size).toBe(2);
  });

  test("is on no leather strap", () => {
    const leather = catalogue.strapColor.filter(({ family }) => family === "LE");
    const colors = leather.flatMap(({ color }) => (color === null ? [] : [color]));
    for (const { key, color } of leather) {
      const watch = { ...defaultSelection, strapStyle: "LE" };
      expect(suits({ avoided: [colors[0]!] }, "strapColor", key, watch)).toBe(color !== colors[0]);
    }
  });

  test.each([
    ["noir", "BK"],
    ["bleu", "BU"],
    ["vert", "GR"],
    ["rouge", "RE"],
    ["gris", "GY"],
  ] as const)("%s is on no bezel: %s", (color, code) => {
    expect(suits({ avoided: [color] }, "bezelInsertColor", `DIVER-${code}`, defaultSelection)).toBe(false);
    expect(suits({ avoided: ["rose"] }, "bezelInsertColor", `DIVER-${code}`, defaultSelection)).toBe(true);
  });
});

describe("a requested strap", () => {
  test.each([
    ["leather", "LE", true],
    ["leather", "OY", false],
    ["metal", "LE", false],
    ["metal", "OY", true],
    [null, "LE", true],
    [null, "OY", true],
    [null, "NY", true],
  ] as const)("%s: %s %s", (strap, key, expected) => {
    expect(suits({ strap }, "strapStyle", key, inMetal("si"))).toBe(expected);
  });
});

describe("one metal", () => {
  test.each([
    ["si", ["silver", "blue", "silver-blue"]],
    ["rg", ["rose"]],
    ["gl", ["gold"]],
    ["bl", ["black", "silver"]],
    ["sirg", ["rose", "silver"]],
    ["sigl", ["gold", "silver-gold"]],
    ["sibl", ["black", "silver"]],
  ])("a case in %s has hands in %j", (color, metals) => {
    for (const { key, metal } of catalogue.hands) {
      expect([key, suits({}, "hands", key, inMetal(color))]).toEqual([key, metals.includes(metal)]);
    }
  });

  test("a metal strap has the metal of the case, and its family has one in it", () => {
    for (const color of ["si", "rg", "gl", "bl"]) {
      for (const { family, key } of catalogue.strapColor.filter((strap) => strap.family === "OY")) {
        const watch = { ...inMetal(color), strapStyle: family };
        expect(suits({}, "strapColor", key, watch)).toBe(key.split("-")[0]?.toLowerCase() === color);
      }
      const oysters = catalogue.strapColor.filter(({ family, enabled }) => family === "OY" && enabled);
      expect(suits({}, "strapStyle", "OY", inMetal(color))).toBe(
        oysters.some(({ key }) => key.split("-")[0]?.toLowerCase() === color),
      );
    }
  });

  test("a discontinued strap does not make its family available", () => {
    const closed = catalogue.strapColor.map((strap) => ({ ...strap, enabled: strap.family !== "OY" }));
    const suit = suitsTastes(none, { ...catalogue, strapColor: closed });
    expect(suit("strapStyle", "OY", inMetal("si"))).toBe(false);
  });
});

test("options unrelated to taste always suit", () => {
  expect(suits({ avoided: ["bleu"], strap: "metal" }, "rotor", "ANY", defaultSelection)).toBe(true);
});

test("each striking part counts once", () => {
  const isQuiet = ({ isNew, hasWarning }: { isNew: boolean; hasWarning: boolean }) => !isNew && !hasWarning;
  const dial = catalogue.dial.find(isQuiet)!.key;
  const quiet = { ...defaultSelection, dial };
  expect(boldness(quiet, catalogue)).toBe(0);
  const bold: readonly Partial<Selection>[] = [
    { caseType: "SU" },
    { rotor: "ANOTHER" },
    { complication: "gmt" },
    { dial: catalogue.dial.find(({ isNew, hasWarning }) => isNew !== hasWarning)!.key },
  ];
  for (const change of bold) expect(boldness({ ...quiet, ...change }, catalogue)).toBe(1);
  expect(boldness({ ...quiet, ...bold[0], ...bold[1], ...bold[2] }, catalogue)).toBe(3);
});
