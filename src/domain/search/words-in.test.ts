import { expect, test } from "vitest";
import { wordsIn } from "./words-in";

test("texts of a page in a language, with French where it is missing", () => {
  const run = (text: string) => ({ text, isBold: false, isItalic: false, href: "/montres" });
  const blocks = [
    { type: "text", title: { fr: "Titre", en: "Title" }, text: { fr: "Texte" } },
    {
      type: "rich-text",
      body: {
        fr: [{ type: "paragraph", words: [run("un"), run("deux")] }],
        en: [{ type: "list", entries: [{ words: [run("one")], inner: null }] }],
      },
    },
    { type: "rail", watches: ["DI01"], link: null },
  ];
  expect(wordsIn(blocks, "en")).toEqual(["Title", "Texte", "one"]);
  expect(wordsIn(blocks, "fr")).toEqual(["Titre", "Texte", "un", "deux"]);
});

test("what only looks like a text in languages is looked into", () => {
  expect(wordsIn({ fr: "a name of its own", color: { fr: "bleu", en: "blue" } }, "en")).toEqual(["blue"]);
  expect(wordsIn({ en: "no French, no text of ours" }, "en")).toEqual([]);
  expect(wordsIn({}, "fr")).toEqual([]);
});
