import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { record, redo, startHistory, undo, type History } from "./history";

type Numbers = History<number, string>;

const recordAll = (values: readonly number[]): Numbers =>
  values.reduce<Numbers>((history, value) => record(history, value, `to ${value}`), startHistory(0));

const repeat = (count: number, step: (history: Numbers) => Numbers, history: Numbers) =>
  Array.from({ length: count }).reduce<Numbers>((current) => step(current), history);

describe("history", () => {
  test("names what undo reverts and redo applies", () => {
    const history = recordAll([1, 2]);
    expect(history.present.change).toBe("to 2");
    const undone = undo(history);
    expect(undone.present.value).toBe(1);
    expect(undone.future[0]?.change).toBe("to 2");
  });

  test("a new step drops undone ones", () => {
    const history = record(undo(recordAll([1, 2])), 3, "to 3");
    expect(redo(history)).toBe(history);
    expect(history.past.map((entry) => entry.value)).toEqual([0, 1]);
  });

  test("stays unchanged at both ends", () => {
    const history = startHistory<number, string>(0);
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  test("drops steps beyond its depth, oldest first", () => {
    const history = recordAll(Array.from({ length: 300 }, (_, index) => index + 1));
    expect(history.past).toHaveLength(200);
    expect(history.past[0]?.value).toBe(100);
  });

  test("undoing and redoing any number of steps returns to the same place", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), fc.nat({ max: 40 }), (values, steps) => {
        const history = recordAll(values);
        const there = repeat(steps, undo, history);
        expect(there.present.value).toBe([0, ...values][Math.max(0, values.length - steps)]);
        expect(repeat(steps, redo, there)).toEqual(history);
      }),
    );
  });
});
