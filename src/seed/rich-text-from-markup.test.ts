import * as v from "valibot";
import { expect, it } from "vitest";
import type { RichText } from "@/src/domain/content/rich-text";
import { richTextRow } from "@/src/store/content/rich-text-rows";
import { richTextFromMarkup } from "./rich-text-from-markup";

const plain = { isBold: false, isItalic: false, href: null };
const read = (markup: string): RichText => v.parse(richTextRow, { fr: richTextFromMarkup(markup) }).fr;

it("knows headings, paragraphs and remarks by their beginning", () => {
  expect(read("## Un\nDeux\n\n### Trois\n\n> Quatre\n> cinq")).toEqual([
    { type: "heading", level: 2, words: [{ ...plain, text: "Un" }] },
    { type: "paragraph", words: [{ ...plain, text: "Deux" }] },
    { type: "heading", level: 3, words: [{ ...plain, text: "Trois" }] },
    {
      type: "remark",
      words: [
        { ...plain, text: "Quatre" },
        { ...plain, text: "\n" },
        { ...plain, text: "cinq" },
      ],
    },
  ]);
});

it("reads lists, numbered or not, and goes on with an entry on the next line", () => {
  const entries = [
    { words: [{ ...plain, text: "un peu plus" }], inner: null },
    { words: [{ ...plain, text: "deux" }], inner: null },
  ];
  expect(read("- un\n  peu plus\n- deux")).toEqual([{ type: "list", isOrdered: false, entries }]);
  expect(read("1. un peu plus\n2. deux")).toEqual([{ type: "list", isOrdered: true, entries }]);
});

it("sets strong, emphasised and linked stretches, one inside the other too", () => {
  expect(read("a **b *c*** d [e](/faq#x)")).toEqual([
    {
      type: "paragraph",
      words: [
        { ...plain, text: "a " },
        { ...plain, text: "b ", isBold: true },
        { ...plain, text: "c", isBold: true, isItalic: true },
        { ...plain, text: " d " },
        { ...plain, text: "e", href: "/faq#x" },
      ],
    },
  ]);
});

it("reads an empty text as none", () => {
  expect(read("  \n\n ")).toEqual([]);
});
