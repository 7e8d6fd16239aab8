import { expect, test } from "vitest";
import { gapsOf, type Newsletter } from "./newsletter";

const words = (text: string) => [
  { type: "paragraph" as const, words: [{ text, isBold: false, isItalic: false, href: null }] },
];

const newsletter: Newsletter = {
  id: 1,
  subject: { fr: "Cadrans d’hiver", en: "Winter dials" },
  intro: { fr: "Deux bleus nouveaux." },
  languages: ["fr", "en"],
  state: "draft",
  blocks: [
    { type: "text", body: { fr: words("Bonjour."), en: [] } },
    { type: "button", link: { label: { fr: "Les voir", en: "See them" }, href: "/montres" } },
  ],
};

test.each([
  ["fr", []],
  ["en", ["intro", "text"]],
  ["jp", ["subject", "intro", "text"]],
] as const)("in %s there is missing: %j", (locale, expected) => {
  expect(gapsOf(newsletter, locale)).toEqual(expected);
});

test("one without a word of text is not written", () => {
  expect(gapsOf({ ...newsletter, blocks: [] }, "fr")).toEqual(["text"]);
});
