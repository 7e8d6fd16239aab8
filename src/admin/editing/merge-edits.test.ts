import { expect, test } from "vitest";
import { mergeEdits } from "./merge-edits";

const row = (id: string, text: string) => ({ id, blockType: "text", text });
const words = (text: string) => ({ root: { children: [{ text }] } });
const [a, b, c, d] = [row("a", "1"), row("b", "2"), row("c", "3"), row("d", "4")];

/** The saved base, the form, the other users' version, and the result. */
const merges: readonly [name: string, was: unknown, mine: unknown, theirs: unknown, merged: unknown][] = [
  ["a value the form has changed", "x", "mine", "x", "mine"],
  ["a value the others have changed", "x", "x", "theirs", "theirs"],
  ["a value both have changed alike", "x", "same", "same", "same"],
  ["an empty value and none", null, "", "theirs", "theirs"],
  ["a text the form has emptied", "x", "", "x", ""],
  ["fields of a group", { p: 1, q: 1 }, { p: 2, q: 1 }, { p: 1, q: 2 }, { p: 2, q: 2 }],
  [
    "fields of two rows",
    [a, b],
    [row("a", "mine"), b],
    [a, row("b", "theirs")],
    [row("a", "mine"), row("b", "theirs")],
  ],
  ["a row added here and one changed there", [a], [a, b], [row("a", "theirs")], [row("a", "theirs"), b]],
  ["rows of an empty list", undefined, 0, [a], [a]],
  ["a row moved and one changed", [a, b], [b, a], [a, row("b", "theirs")], [row("b", "theirs"), a]],
  ["a row removed by the others", [a, b, c], [a, b, row("c", "mine")], [a, c], [a, row("c", "mine")]],
  ["a row removed by the form", [a, b], [b], [a, row("b", "theirs")], [row("b", "theirs")]],
  ["a list of references", [1, 2], [1, 2], [1, 3], [1, 3]],
];

test.each(merges)("%s", (_, was, mine, theirs, merged) => {
  const { document, clashes } = mergeEdits({ value: was }, { value: mine }, { value: theirs });
  expect({ document, clashes }).toEqual({ document: { value: merged }, clashes: [] });
});

const clashes: readonly [name: string, was: unknown, mine: unknown, theirs: unknown, path: string][] = [
  ["a text", "x", "mine", "theirs", "value"],
  ["a long text", words("x"), words("mine"), words("theirs"), "value"],
  ["a reference", { relationTo: "pages", value: 1 }, { relationTo: "pages", value: 2 }, null, "value"],
  ["a text in a row", [a, b], [a, row("b", "mine")], [row("b", "theirs"), a], "value.1.text"],
  ["rows that both have added", [a], [a, b], [c, a, d], "value"],
  ["a row removed here and changed there", [a, b], [b], [row("a", "theirs"), b], "value"],
  ["rows that both have moved", [a, b, c], [b, a, c], [c, a, b], "value"],
  ["references", [1], [1, 2], [1, 3], "value"],
];

test.each(clashes)(
  "%s that both have changed is left for the editor to choose",
  (_, was, mine, theirs, path) => {
    const sides = [{ value: was }, { value: mine }, { value: theirs }] as const;
    const own = mergeEdits(...sides);
    expect(own.clashes.map((clash) => clash.path)).toEqual([path]);
    const others = mergeEdits(...sides, new Set([path]));
    expect(JSON.stringify(own.document)).toContain(JSON.stringify(own.clashes[0]?.mine));
    expect(JSON.stringify(others.document)).toContain(JSON.stringify(own.clashes[0]?.theirs));
    expect(JSON.stringify(others.document)).not.toContain(JSON.stringify(own.clashes[0]?.mine));
  },
);

test("a list to which other users have added rows is named", () => {
  expect(mergeEdits({ value: [a] }, { value: [a] }, { value: [a, b] }).taken).toEqual(["value"]);
  expect(mergeEdits({ value: [a] }, { value: [row("a", "mine")] }, { value: [a, b] }).taken).toEqual([
    "value",
  ]);
});

test("document metadata, and fields that a form does not show, keep their saved values", () => {
  const { document, taken } = mergeEdits(
    { updatedAt: "1", _status: "draft", hidden: "x", title: "x" },
    { updatedAt: "1", _status: "draft", title: "mine" },
    { updatedAt: "2", _status: "published", hidden: "theirs", title: "x" },
  );
  expect(document).toEqual({ updatedAt: "2", _status: "published", hidden: "theirs", title: "mine" });
  expect(taken).toEqual([]);
});
