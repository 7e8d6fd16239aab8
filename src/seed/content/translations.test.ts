import { expect, test } from "vitest";
import * as v from "valibot";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { catalogueRows } from "@/src/seed/catalogue/catalogue-rows";
import { completeLanguages, text, translations } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";
import { banners } from "./banners";
import { footer } from "./footer";
import { law } from "./law";
import { manuals } from "./manuals";
import { navigation } from "./navigation";
import { pages } from "./pages";
import { preorderOffers } from "./preorder-offers";
import { products } from "./products";
import { questions } from "./questions";
import { lines } from "./lines";
import { quiz } from "./quiz";
import { scenes } from "./scenes";
import { shopSettings } from "./settings";
import { textsOf } from "./texts-of";
import { watches } from "./watches";

const catalogue = { catalogueRows, lines, watches, products, preorderOffers };
const settings = { vat: shopSettings.vat };
const words = { settings, pages, questions, quiz, manuals, law, navigation, footer, banners, scenes };
const texts = textsOf({ ...catalogue, ...words });

/** Languages that the shop is delivered with completely; another one may begin with a few texts. */
const complete = ["en", "es", "jp"] as const;

test.each(complete)("every text of the content is translated into %s", (locale) => {
  expect(texts.length).toBeGreaterThan(1_500);
  const missing = texts.filter((found) => !found.text[locale]).map(({ path }) => path);
  expect(missing, `content/texts/${locale}.json`).toEqual([]);
});

test.each(locales)("the translations in %s are of texts that the content has", (locale) => {
  const french = new Set(texts.map((found) => found.text[defaultLocale]));
  const unused = Object.keys(translations[locale]).filter((key) => !french.has(key));
  expect(unused, `content/texts/${locale}.json`).toEqual([]);
});

test.each([
  ["has its translations", "Acier", { fr: "Acier", en: "Steel", es: "Acero", jp: "スティール" }],
  ["without any stays French", "Nulle part", { fr: "Nulle part" }],
  [
    "may differ from the usual translation in one language",
    { fr: "Acier", es: "De acero" },
    { fr: "Acier", en: "Steel", es: "De acero", jp: "スティール" },
  ],
])("a text %s", (_, written, expected) => {
  expect(v.parse(text, written)).toMatchObject(expected);
});

test.each([[""], [{ en: "Steel" }], [{ fr: "Acier", xx: "Steel" }], [12]])("%j is no text", (written) => {
  expect(v.is(text, written)).toBe(false);
});

test("a row whose columns all have to be filled is there in languages that have all of them", () => {
  const row = { question: { fr: "Où ?", en: "Where?", es: "¿Dónde?" }, answer: { fr: "Ici.", es: "Aquí." } };
  expect(completeLanguages(row)).toEqual({
    question: { fr: "Où ?", es: "¿Dónde?" },
    answer: { fr: "Ici.", es: "Aquí." },
  });
});

test("a file that does not fit is refused with its name, the place and the reason", () => {
  const schema = v.array(v.strictObject({ text, href: v.number() }));
  expect(() => readContent("banners.json", schema)).toThrow(
    /^content\/banners\.json cannot be used\. 0\.href: Invalid type: Expected number but received null\. /,
  );
  expect(() => readContent("none.json", schema)).toThrow("content/none.json, which is missing");
});
