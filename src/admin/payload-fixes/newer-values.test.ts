import type { FormState } from "payload";
import { describe, expect, test } from "vitest";
import { followForm, type Entered } from "./newer-values";

const field = (value: unknown, isModified?: true) => ({ value, ...(isModified && { isModified }) });

/**
 * Follows a form from state to state as the admin does.
 * @returns values to restore after each step
 */
function follow(...states: FormState[]) {
  const entered: Entered = new Map();
  return states.slice(1).map((after, index) => followForm(entered, states[index] ?? {}, after));
}

const empty = { title: field(""), text: field("") };
const oneEntered = { title: field("Été", true), text: field("") };
const twoEntered = { title: field("Été"), text: field("Longs jours", true) };
const answered = { title: field(""), text: field("Longs jours", true) };

describe("a value entered during a save", () => {
  test("is restored when the response contains the old value", () => {
    expect(follow(empty, oneEntered, twoEntered, answered).at(-1)).toEqual([["title", "Été"]]);
  });

  test("is restored as it was entered last", () => {
    const longer = { title: field("Été long", true), text: field("") };
    const other = { title: field("Été long"), text: field("L", true) };
    const late = { title: field("Été"), text: field("L", true) };
    expect(follow(empty, oneEntered, longer, other, late).at(-1)).toEqual([["title", "Été long"]]);
  });

  test("is replaced by the server's corrected value", () => {
    const trimmed = { title: field("été"), text: field("Longs jours", true) };
    expect(follow(empty, oneEntered, twoEntered, trimmed).at(-1)).toEqual([]);
  });

  test("is replaced when the server insists", () => {
    const putBack = { title: field("Été", true), text: field("Longs jours") };
    const steps = follow(empty, oneEntered, twoEntered, answered, putBack, {
      ...answered,
      text: field("Longs jours"),
    });
    expect(steps.slice(-3)).toEqual([[["title", "Été"]], [], []]);
  });

  test("is compared by content: a response contains another object", () => {
    const chosen = (id: number) => ({ relationTo: "media", value: id });
    const states = [
      { hero: field(chosen(1)) },
      { hero: field(chosen(2), true) },
      { hero: field(chosen(2)) },
      { hero: field(chosen(1)) },
    ];
    expect(follow(...states).flat()).toEqual([]);
  });

  test("is not looked for in a removed field", () => {
    expect(follow(empty, oneEntered, twoEntered, { text: field("Longs jours", true) }).at(-1)).toEqual([]);
  });

  test("moves with its row, and is not put into the one that takes its place", () => {
    const rows = (...ids: string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id })) });
    const before = { blocks: rows("a", "b"), "blocks.0.title": field("A"), "blocks.1.title": field("B") };
    const entered = { ...before, "blocks.0.title": field("A, plus long", true) };
    const moved = {
      blocks: rows("b", "a"),
      "blocks.0.title": field("B"),
      "blocks.1.title": field("A, plus long"),
    };
    const late = { ...moved, "blocks.0.title": field("A") };
    expect(follow(before, entered, moved, late).flat()).toEqual([]);
  });
});
