import { describe, expect, test } from "vitest";
import { localiseRichText } from "./localise-rich-text";
import { manualPath } from "./manual";
import type { Block } from "@/src/blocks/all-blocks";
import { languagesOf } from "./page";
import { pagePicture } from "./page-picture";
import { plainWords, type RichText } from "./rich-text";
import { smallerPicture } from "./smaller-picture";

// Specification 10.3.
test("a page exists where it has a title and a description of its own", () => {
  expect(
    languagesOf({ title: { fr: "T", en: "T", es: "T" }, description: { fr: "D", en: "D", jp: "D" } }),
  ).toEqual(["fr", "en"]);
});

test("a long text that is missing falls back to French", () => {
  const fr: RichText = [];
  const en: RichText = [{ type: "paragraph", words: [] }];
  expect(localiseRichText({ fr, en }, "en")).toBe(en);
  expect(localiseRichText({ fr, en }, "jp")).toBe(fr);
});

test("the words alone", () => {
  const run = { isBold: false, isItalic: false, href: null };
  expect(
    plainWords([
      { ...run, text: "deux " },
      { ...run, text: "mots", isBold: true },
    ]),
  ).toBe("deux mots");
});

describe("the picture that stands for a page", () => {
  const shown = (watch: string | null, picture: object | null = null) => ({
    picture,
    watch,
    view: "front",
    stage: "givre",
  });
  const blocks = (...all: object[]) => ({ blocks: all as unknown as readonly Block[] });
  const photo = { url: "/a.webp" };
  test.each([
    ["none", blocks({ type: "text" }), null],
    [
      "the first from the top",
      blocks({ illustration: shown("A") }, { illustration: shown("B") }),
      shown("A"),
    ],
    [
      "not an empty place for one",
      blocks({ illustration: null }, { illustration: shown(null) }, { illustration: shown("B") }),
      shown("B"),
    ],
    ["an uploaded one", blocks({ illustration: shown(null, photo) }), shown(null, photo)],
    ["one of a gallery", blocks({ type: "gallery", pictures: [{ illustration: shown("G") }] }), shown("G")],
    ["only of a gallery", blocks({ type: "steps", pictures: [{ illustration: shown("G") }] }), null],
  ])("%s", (_, page, expected) => {
    expect(pagePicture(page)).toEqual(expected);
  });
});

test("a manual has a page of its own", () => {
  expect(manualPath(3)).toBe("/montres/manuels/3");
});

test("an uploaded picture is asked for in the quality all pictures have", () => {
  expect(smallerPicture("/api/media/file/a b.webp", 384)).toBe(
    "/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fa+b.webp&w=384&q=75",
  );
});
