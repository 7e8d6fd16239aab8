import fc from "fast-check";
import { expect, test } from "vitest";
import { codeDifferences } from "./code-differences";
import { guardFormula, unguardFormula } from "./formula-guard";
import { noteChanges } from "./note-changes";
import { setTextAtPath } from "./set-text-at-path";
import { tokensOf } from "./markup-tokens";

test("a guarded cell is no formula and is restored unchanged", () => {
  const cells = fc.stringMatching(/^['=+\-@＝ \t]*[a-z=']*$/);
  fc.assert(
    fc.property(cells, (cell) => {
      expect(unguardFormula(guardFormula(cell))).toBe(cell);
      expect(guardFormula(cell)).not.toMatch(/^\s*[=+\-@＝]/);
    }),
  );
});

test("a cell is guarded from wide signs and white space too, and only then", () => {
  expect(["＝1", " =1", "'=1", "a=1", "'a"].map(guardFormula)).toEqual(["'＝1", "' =1", "''=1", "a=1", "'a"]);
  expect(["'=1", "''=1", "'a", "=1"].map(unguardFormula)).toEqual(["=1", "'=1", "'a", "=1"]);
});

test("joined tokens give the text", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("<b>", "</b>", "{n}", "{{a.b}}", "é<", "<br/>", "x")), (parts) => {
      for (const kind of ["plain", "message", "rich"] as const) {
        const said = tokensOf(parts.join(""), kind).map((token) =>
          token.kind === "text" ? token.text : token.code,
        );
        expect(said.join("")).toBe(parts.join(""));
      }
    }),
  );
});

const said = (text: string, kind: "plain" | "message" | "rich") =>
  tokensOf(text, kind).map((token) => (token.kind === "text" ? token.text : `${token.kind} ${token.code}`));

test.each([
  ["plain", "", []],
  ["plain", "{{ lead.days }} jours de {name}", ["code {{ lead.days }}", " jours de ", "code {name}"]],
  ["plain", "<b>a</b> { x } {a-b}", ["<b>a</b> { x } {a-b}"]],
  ["message", "<link>Voir</link> {count}", ["open <link>", "Voir", "close </link>", " ", "code {count}"]],
  ["message", "{count, plural, one {<b>x</b>} other {y}}", ["{count, plural, one {<b>x</b>} other {y}}"]],
  ["message", "{ count , select, a {b}}", ["{ count , select, a {b}}"]],
  ["plain", "{n}, puis {x, y}", ["code {n}", ", puis {x, y}"]],
  ["rich", "<p>a<br/>{{ n }}{x}</p>", ["open <p>", "a", "code <br/>", "code {{ n }}", "{x}", "close </p>"]],
  ["rich", "a{{#b.c}}d{{/b.c}}", ["a", "code {{#b.c}}", "d", "code {{/b.c}}"]],
  [
    "rich",
    '<a href="/x/y" target="_blank">z</a>',
    ['open <a href="/x/y" target="_blank">', "z", "close </a>"],
  ],
  ["rich", "<p>crossed</b>", ["<p>crossed</b>"]],
  ["rich", "</p>", ["</p>"]],
  ["rich", "1 < 2 > 0", ["1 < 2 > 0"]],
] as const)("%s: the pieces of %j", (kind, text, pieces) => {
  expect(said(text, kind)).toEqual(pieces);
});

test.each([
  [{ fr: "a", es: "b" }, { fr: "c", es: "b" }, [["es", "a", true]]],
  [{ fr: "a", es: "b" }, { fr: "c", es: "d" }, [["es", "c", false]]],
  [{ fr: "a", es: "b" }, { fr: "a", es: "d" }, [["es", "a", false]]],
  [{ fr: "a", es: "b" }, { fr: "a", es: "b" }, []],
  [{ fr: "a" }, { fr: "c" }, []],
  [{ fr: "a" }, { fr: "a", jp: "x" }, [["jp", "a", false]]],
])("from %j to %j", (before, after, expected) => {
  const found = noteChanges(before, after, "fr").map((change) =>
    "remove" in change ? [change.locale] : [change.locale, change.note.source, change.onlyFirst],
  );
  expect(found).toEqual(expected);
});

test("a note stores the French source of a translation, and that it is not reviewed", () => {
  const note = (source: string) => ({ source, state: "translated" });
  expect(noteChanges({ fr: "a", es: "b" }, { fr: "c", es: "b" }, "fr")).toEqual([
    { locale: "es", note: note("a"), onlyFirst: true },
  ]);
  expect(noteChanges({}, { fr: "a", es: "b" }, "fr")).toEqual([
    { locale: "es", note: note("a"), onlyFirst: false },
  ]);
  // Translations older than any French text belong to none, and an empty one needs no note.
  expect(noteChanges({ es: "b" }, { fr: "a", es: "b" }, "fr")).toEqual([]);
  expect(noteChanges({ fr: "a", es: "" }, { fr: "c", es: "" }, "fr")).toEqual([]);
});

test("the note of a removed translation is deleted", () => {
  expect(noteChanges({ fr: "a", es: "b" }, { fr: "a" }, "fr")).toEqual([{ locale: "es", remove: true }]);
});

test("names and links have to be kept, emphasis is optional", () => {
  expect(codeDifferences("{{x}} <b>a</b>", "{{x}} a", "rich")).toBeNull();
  expect(codeDifferences('<p><a href="/a">x</a></p>', '<p><a href="/b">x</a></p>', "rich")).toEqual({
    missing: ['<a href="/a">'],
    unknown: ['<a href="/b">'],
  });
  expect(codeDifferences("{{x}}", "x", "plain")).toEqual({ missing: ["{{x}}"], unknown: [] });
  expect(codeDifferences("{{x}} {{x}}", "{{x}}", "plain")).toEqual({ missing: ["{{x}}"], unknown: [] });
  expect(codeDifferences("{{x}}", "{{x}} {{y}} {{y}}", "plain")).toEqual({ missing: [], unknown: ["{{y}}"] });
  expect(codeDifferences("{{y}}", "{{x}} {{y}}", "plain")).toEqual({ missing: [], unknown: ["{{x}}"] });
  expect(codeDifferences("{x}", "{y}", "message")).toBeNull();
  expect(codeDifferences("<p>a</p>", "<quote>a</quote>", "rich")).toEqual({
    missing: ["<p>"],
    unknown: ["<quote>"],
  });
});

test("a text is written to its row only", () => {
  const document = {
    blocks: [
      { id: "a", title: "1" },
      { id: "b", link: { label: "2" } },
    ],
  };
  expect(setTextAtPath(document, ["blocks", "b", "link", "label"], "neu")).toEqual({
    blocks: [
      { id: "a", title: "1" },
      { id: "b", link: { label: "neu" } },
    ],
  });
  expect(setTextAtPath(document, ["blocks", "c", "title"], "x")).toBeNull();
  expect(setTextAtPath(document, [], "x")).toBeNull();
  expect(setTextAtPath(document, ["blocks", "a"], "x")).toBeNull();
  for (const seo of [undefined, null, "none"])
    expect(setTextAtPath({ seo }, ["seo", "title"], "x")).toEqual({ seo: { title: "x" } });
  expect(setTextAtPath({ seo: { text: "y" } }, ["seo", "title"], "x")).toEqual({
    seo: { text: "y", title: "x" },
  });
});
