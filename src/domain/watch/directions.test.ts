import { expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import { checkSelection } from "./check-selection";
import type { DialColor } from "./dial-color";
import { directions, surpriseInTaste, towards } from "./directions";
import { findOption } from "./find-option";
import { defaultSelection, type Selection } from "./selection";
import { surpriseSelection } from "./surprise";

/** A repeatable sequence of numbers. */
function drawing(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const light: readonly (DialColor | null | undefined)[] = ["argent", "creme", "rose"];

/** Metals of hands that disagree with a case. */
const strangers: Readonly<Record<string, readonly string[]>> = {
  si: ["rose", "gold", "silver-gold"],
  rg: ["silver", "gold", "silver-gold", "silver-blue"],
  gl: ["silver", "rose", "silver-blue"],
  bl: ["rose", "gold", "silver-gold"],
  sirg: ["gold", "silver-gold", "black"],
  sigl: ["rose", "black"],
  sibl: ["rose", "gold"],
};

function expectTaste(watch: Selection): void {
  const dial = findOption(catalogue, watch, "dial");
  const metal = findOption(catalogue, watch, "hands")?.metal ?? "";
  const finish = findOption(catalogue, watch, "caseColor")?.color ?? "";
  expect(checkSelection(watch, catalogue)).toEqual([]);
  // Read at a glance: dark on light, bright on dark.
  expect(light.includes(dial?.color) ? ["black", "blue"] : ["silver", "rose", "gold"]).toContain(metal);
  expect(strangers[finish]).not.toContain(metal);
  const strap = findOption(catalogue, watch, "strapColor");
  // A bracelet is of the metal of its case, and a carved rotor of the one that shows inside.
  expect(strap?.color === null ? strap.key.split("-")[0]?.toLowerCase() : finish).toBe(finish);
  const rotor = watch.rotor === "NORMAL" ? finish : watch.rotor;
  expect(rotor.slice(-2).toLowerCase()).toBe(finish.slice(-2));
}

test.each(Object.entries(directions))("%s draws watches of one taste that can be made", (_, direction) => {
  const drawn = Array.from({ length: 12 }, (_none, seed) =>
    surpriseSelection(defaultSelection, catalogue, drawing(seed + 1), towards(direction, catalogue)),
  );
  for (const watch of drawn) {
    expectTaste(watch);
    expect(watch.caseColor.endsWith(`-${direction.finish}`)).toBe(true);
    expect(direction.cases).toContain(watch.caseType);
  }
  expect(new Set(drawn.map((watch) => JSON.stringify(watch))).size).toBeGreaterThan(6);
});

test("a dozen directions and more, and every draw is in one of them", () => {
  expect(Object.keys(directions).length).toBeGreaterThanOrEqual(12);
  const drawn = Array.from({ length: 120 }, (_, seed) =>
    surpriseInTaste(defaultSelection, catalogue, drawing(seed + 1)),
  );
  for (const watch of drawn) expectTaste(watch);
  expect(new Set(drawn.map(({ caseColor, dial }) => `${caseColor} ${dial}`)).size).toBeGreaterThan(12);
});

test("what an editor no longer sells is not drawn, and a watch is drawn all the same", () => {
  const poor = { ...catalogue, hands: catalogue.hands.filter(({ metal }) => metal === "black") };
  for (let seed = 1; seed < 20; seed += 1)
    expect(checkSelection(surpriseInTaste(defaultSelection, poor, drawing(seed)), poor)).toEqual([]);
});
