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

test("a picture alone is no text; a button that leads nowhere lacks none, one without its word in a language does", () => {
  const picture = { type: "picture", illustration: { type: "watch", selection: "" }, href: null } as never;
  const text = newsletter.blocks[0]!;
  const button = (label: Newsletter["subject"]) =>
    ({ type: "button", link: { label, href: "/montres" } }) as const;
  const gaps = (...blocks: Newsletter["blocks"]) => gapsOf({ ...newsletter, blocks }, "fr");
  expect(gaps(picture)).toEqual(["text"]);
  expect(gaps(button({ fr: "Les voir" }))).toEqual(["text"]);
  expect(gaps(text, picture)).toEqual([]);
  expect(gaps(text, { type: "button", link: null })).toEqual([]);
  expect(gaps(text, button({ fr: "Les voir" }))).toEqual([]);
  expect(gaps(text, button({ fr: "", en: "See them" }))).toEqual(["text"]);
});
