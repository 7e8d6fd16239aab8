import { expect, test } from "vitest";
import type { FieldShape } from "./field-shape";
import { textsOfDocument } from "./texts-of-document";

const words = (name: string, more: Partial<FieldShape> = {}): FieldShape => ({
  type: "text",
  name,
  label: name.toUpperCase(),
  localized: true,
  ...more,
});
const found = (fields: readonly FieldShape[], document: Readonly<Record<string, unknown>>) =>
  textsOfDocument(fields, document).map(({ path, labels, values }) => [path, labels, values]);

test("words in several languages are a text; other values are not translated", () => {
  const title = { fr: "Un", en: "One" };
  const fields = [
    words("title"),
    words("body", { type: "textarea" }),
    words("long", { type: "richText" }),
    words("price", { type: "number" }),
    words("code", { localized: false }),
  ];
  expect(found(fields, { title, code: "A", price: { fr: 1 } })).toEqual([
    ["title", ["TITLE"], title],
    ["body", ["BODY"], {}],
    ["long", ["LONG"], {}],
  ]);
  const [first] = textsOfDocument(fields, { title, code: "A" });
  expect(first).toMatchObject({ field: fields[0], siblings: { title, code: "A" } });
});

test("tabs and rows of the form add only their names to the path; groups add theirs", () => {
  const fields: readonly FieldShape[] = [
    {
      type: "tabs",
      tabs: [{ fields: [words("a")] }, { name: "seo", fields: [words("b")] }],
    },
    { type: "row", fields: [words("c")] },
    { type: "group", name: "link", label: { fr: "Lien", en: "Link" }, fields: [words("d")] },
    { type: "ui" },
    { type: "tabs" },
  ];
  const document = { a: { fr: "1" }, seo: { b: { fr: "2" } }, c: { fr: "3" }, link: { d: { fr: "4" } } };
  expect(found(fields, document)).toEqual([
    ["a", ["A"], { fr: "1" }],
    ["seo.b", ["B"], { fr: "2" }],
    ["c", ["C"], { fr: "3" }],
    ["link.d", [{ fr: "Lien", en: "Link" }, "D"], { fr: "4" }],
  ]);
  expect(found(fields.slice(2, 3), { link: null })).toEqual([
    ["link.d", [{ fr: "Lien", en: "Link" }, "D"], {}],
  ]);
  expect(found(fields.slice(2, 3), { link: [1] })).toHaveLength(1);
});

test("rows are identified by id and labelled by position, blocks by their type", () => {
  const fields: readonly FieldShape[] = [
    { type: "array", name: "steps", label: "Étapes", fields: [words("text")] },
    {
      type: "blocks",
      name: "blocks",
      blocks: [
        { slug: "hero", labels: { singular: { fr: "Ouverture", en: "Hero" } }, fields: [words("title")] },
        { slug: "quote", fields: [words("said")] },
        { slug: "plain", labels: "plain", fields: [words("x")] },
      ],
    },
  ];
  const document = {
    steps: [{ id: "s1", text: { fr: "un" } }, "broken", { id: "s2", text: { fr: "deux" } }],
    blocks: [
      { id: "b1", blockType: "quote", said: { fr: "oui" } },
      { id: "b2", blockType: "hero", title: { fr: "Temps" } },
      { id: "b3", blockType: "plain", x: { fr: "x" } },
      { id: "b4", blockType: "gone" },
    ],
  };
  expect(found(fields, document)).toEqual([
    ["steps.s1.text", ["Étapes", 1, "TEXT"], { fr: "un" }],
    ["steps.s2.text", ["Étapes", 2, "TEXT"], { fr: "deux" }],
    ["blocks.b1.said", ["quote", 1, "SAID"], { fr: "oui" }],
    ["blocks.b2.title", [{ fr: "Ouverture", en: "Hero" }, 2, "TITLE"], { fr: "Temps" }],
    ["blocks.b3.x", ["plain", 3, "X"], { fr: "x" }],
  ]);
  expect(found(fields, { steps: "no list" })).toEqual([]);
});

test("a field without a text label is shown by its name", () => {
  for (const label of [undefined, false, null, () => "x", { fr: "seul" }])
    expect(found([words("title", { label })], {})).toEqual([["title", ["title"], {}]]);
});
