import { expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import { checkSelection } from "./check-selection";
import { repairSelection } from "./repair-selection";
import { defaultSelection } from "./selection";
import { surpriseSelection } from "./surprise";

/** A repeatable sequence of numbers. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test("what is drawn can be made, and what only adds to the price stays", () => {
  const opened = { ...defaultSelection, warranty: catalogue.warranty.at(-1)!.key };
  const drawn = Array.from({ length: 40 }, (_, seed) =>
    surpriseSelection(opened, catalogue, drawing(seed + 1)),
  );
  for (const watch of drawn) {
    expect(checkSelection(watch, catalogue)).toEqual([]);
    expect(watch.warranty).toBe(opened.warranty);
  }
  expect(new Set(drawn.map(({ dial }) => dial)).size).toBeGreaterThan(5);
});

test("it is drawn from what suits; from everything that can be made where nothing does", () => {
  const wanted = catalogue.dial
    .filter(({ enabled }) => enabled)
    .slice(0, 2)
    .map(({ key }) => key);
  for (let seed = 1; seed < 20; seed += 1) {
    const watch = surpriseSelection(defaultSelection, catalogue, drawing(seed), (field, options) =>
      field === "dial" ? options.filter(({ key }) => wanted.includes(key)) : [],
    );
    expect(wanted).toContain(watch.dial);
    expect(checkSelection(watch, catalogue)).toEqual([]);
  }
});

test("a part that is no longer sold gives way to the first that is, all others stay", () => {
  const gone = defaultSelection.rotor;
  const [next] = catalogue.rotor.filter(({ key, enabled }) => enabled && key !== gone);
  const without = {
    ...catalogue,
    rotor: catalogue.rotor.map((one) => ({ ...one, enabled: one.enabled && one.key !== gone })),
  };
  const open = { ...defaultSelection, casebackType: "OPEN" };
  expect(checkSelection(open, catalogue)).toEqual([]);
  expect(repairSelection(open, catalogue)).toBe(open);
  expect(repairSelection(open, without)).toEqual({ ...open, rotor: next!.key });
});
