import { expect, test } from "vitest";
import { localise, locales, type Locale, type Localised } from "@/src/domain/locale/locale";
import { measuresAt } from "@/src/domain/watch/case-measures";
import { catalogueRows } from "@/src/seed/catalogue/catalogue-rows";
import { banners } from "./banners";
import { pages } from "./pages";
import { preorderOffers } from "./preorder-offers";
import { products as otherProducts } from "./products";
import { lines } from "./lines";
import { questions } from "./questions";
import { shopSettings } from "./settings";
import { textsOf } from "./texts-of";
import { watches } from "./watches";

const texts = new Map(
  textsOf({
    ...Object.fromEntries(pages.map((page) => [page.slug, page])),
    questions: Object.fromEntries(questions.map((question) => [question.key, question])),
    banners,
    offers: Object.fromEntries(preorderOffers.map((offer) => [offer.key, offer])),
  }).map(({ path, text }) => [path, text]),
);

/** A text may not be translated yet. */
const languagesOf = (text: Localised) => locales.filter((locale) => text[locale] !== undefined);

/** How texts write a number out; digits are always allowed. */
const numerals: Readonly<Record<number, Localised>> = {
  2: { fr: "deux", en: "two", es: "dos", jp: "二" },
  3: { fr: "trois", en: "three", es: "tres", jp: "三" },
  4: { fr: "quatre", en: "four", es: "cuatro", jp: "四" },
  5: { fr: "cinq", en: "five", es: "cinco", jp: "五" },
  6: { fr: "six", en: "six", es: "seis", jp: "六" },
  7: { fr: "sept", en: "seven", es: "siete", jp: "七" },
  8: { fr: "huit", en: "eight", es: "ocho", jp: "八" },
  10: { fr: "dix", en: "ten", es: "diez", jp: "十" },
  12: { fr: "douze", en: "twelve", es: "doce", jp: "十二" },
  20: { fr: "vingt", en: "twenty", es: "veinte", jp: "二十" },
  90: { fr: "quatre-vingt-dix", en: "ninety", es: "noventa", jp: "九十" },
};

/** The numbers of a text and, in small letters, the text: "1 000 €" and "€1,000" are both 1000. */
function says(text: string, number: number, locale: Locale): boolean {
  const digits: readonly string[] =
    text.replaceAll(/(?<=\d)[\u00A0\u202F ,.](?=\d{3}(?!\d))/g, "").match(/\d+/g) ?? [];
  const word = numerals[number]?.[locale];
  return (
    digits.includes(String(number)) ||
    (word !== undefined && new RegExp(`(?<!\\p{Script=Latin})${word}(?!\\p{Script=Latin})`, "iu").test(text))
  );
}

const offered = catalogueRows.dial.filter(({ enabled }) => enabled);
const products = watches.flatMap((watch) => watch.products);
const euros = (kind: string) =>
  otherProducts.filter((product) => product.kind === kind).map(({ price }) => price / 100);
const leadDaysOf = (rows: readonly { readonly key: string; readonly leadDays?: number }[], key: string) =>
  Math.abs(rows.find((row) => row.key === key)?.leadDays ?? 0);

const workshopDays = leadDaysOf(catalogueRows.dial, "ART-WH");
const priorityDays = leadDaysOf(catalogueRows.priority, "HIGH_PRIORITY");
const gmtDays = leadDaysOf(catalogueRows.complication, "gmt");
const piecesOf = (key: string) => preorderOffers.find((offer) => offer.key === key)?.pieces ?? 0;

test.each([
  ["lines", lines.length, ["home.blocks.1.title", "collection.description"]],
  ["stones", watches.filter(({ code }) => code.startsWith("DIPI")).length, ["home.blocks.5.title"]],
  ["euros of the cheapest", Math.min(...products.map(({ price }) => price)) / 100, ["montres.description"]],
  [
    "days of a workshop dial",
    workshopDays,
    [
      "questions.delivery.answer",
      "questions.workshop.answer",
      "conditions-generales.blocks.0.body",
      "montre-surprise.blocks.2.steps.2.text",
      "offrir-une-montre.blocks.1.steps.3.text",
      "notre-histoire.blocks.6.text",
    ],
  ],
  [
    "days the priority saves",
    priorityDays,
    ["questions.delivery.answer", "conditions-generales.blocks.0.body", "premium.blocks.2.body"],
  ],
  ["days of a GMT", gmtDays, ["montres/sur-mesure.blocks.2.text", "notre-histoire.blocks.6.text"]],
  [
    "euros of the gift watch",
    euros("gift-watch")[0] ?? 0,
    ["offrir-une-montre.description", "offrir-une-montre.blocks.1.steps.0.text"],
  ],
  ...[Math.min(...euros("surprise-watch")), Math.max(...euros("surprise-watch"))].map(
    (amount) =>
      [
        "euros of a surprise watch",
        amount,
        ["montre-surprise.description", "conditions-generales.blocks.0.body"],
      ] as const,
  ),
  ...[Math.min(...euros("gift-card")), Math.max(...euros("gift-card"))].map(
    (amount) =>
      [
        "euros of a gift card",
        amount,
        ["carte-cadeaux.title", "home.blocks.6.text", "questions.gift-card.answer"],
      ] as const,
  ),
  ["pieces of the Horizon", piecesOf("distinction-horizon"), ["offers.distinction-horizon.text"]],
  ["pieces of the first look", piecesOf("avant-premiere"), ["offers.avant-premiere.text"]],
  ["instalments", shopSettings.instalment.count, ["questions.instalments.answer"]],
] as const)("texts give the right number of %s: %i", (_, number, paths) => {
  const wrong = paths.flatMap((path) => {
    const text = texts.get(path) ?? { fr: "" };
    return languagesOf(text).flatMap((locale) =>
      says(text[locale] ?? "", number, locale) ? [] : [`${path} in ${locale}`],
    );
  });
  expect(wrong).toEqual([]);
});

const blocksOf = (slug: string) => pages.find((page) => page.slug === slug)?.blocks ?? [];
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

test("a surprise watch begins its figures with the step between its amounts", () => {
  const figures = blocksOf("montre-surprise").flatMap((block) =>
    block.blockType === "figures" ? block.figures : [],
  );
  const [first = 0, second = 0] = euros("surprise-watch").toSorted((one, other) => one - other);
  expect(Number.parseInt(figures[0]?.value ?? "", 10)).toBe(second - first);
});

/** What an owner can have more or fewer of, and how texts name it after a number. */
const counted: readonly (readonly [number, Localised])[] = [
  [watches.length, { fr: "montres", en: "watches", es: "relojes", jp: "本の(?:既製|時計)" }],
  [offered.length, { fr: "cadrans", en: "dials", es: "esferas", jp: "[種枚]の文字盤" }],
  [catalogueRows.hands.length, { fr: "jeux d’", en: "sets", es: "juegos", jp: "組" }],
  [catalogueRows.caseType.length, { fr: "boîtiers", en: "cases", es: "cajas", jp: "種のケース" }],
];

test.each(locales)("watches and parts on sale are counted by placeholders in %s", (locale) => {
  const found = counted.flatMap(([number, nouns]) => {
    const gap = locale === "jp" ? "" : "\\**[ \u00a0]";
    const pattern = new RegExp(
      `(?:\\b${number}|${numerals[number]?.[locale]})${gap}${localise(nouns, locale)}`,
      "iu",
    );
    return [...texts]
      .filter(([, text]) => pattern.test(text[locale] ?? ""))
      .map(([path]) => `${path}: ${number}`);
  });
  expect(found).toEqual([]);
});

test("the days of the story are the promised ones, and the queue is what the priority saves", () => {
  const stages = blocksOf("notre-histoire").flatMap((block) =>
    block.blockType === "schedule" ? block.stages : [],
  );
  expect(stages[0]?.to).toBe(priorityDays);
  expect(stages.at(-1)?.to).toBe(shopSettings.leadDays);
});

/** g at each of its diameters */
function weightsOf(code: string): number[] {
  const watch = watches.find((one) => one.code === code);
  const diameters = watch?.products.map(({ diameter }) => diameter) ?? [];
  const measured = { lugToLug: 0, lugWidth: 0, weight: watch?.specs.weight ?? 0 };
  return diameters.map((diameter) => measuresAt(measured, Math.max(...diameters), diameter).weight);
}

test.each(["montre-femme", "montre-homme"])("the ranking of %s weighs its watches as they weigh", (slug) => {
  const blocks = blocksOf(slug);
  const ranked = blocks.flatMap((block) => (block.blockType === "rail" ? block.watches : []));
  const rows = blocks.flatMap((block) => (block.blockType === "comparison" ? block.rows : []));
  expect(rows).toHaveLength(ranked.length);
  for (const [index, { values }] of rows.entries())
    for (const locale of languagesOf(values[3] ?? { fr: "" })) {
      const said = numbersIn(values[3]?.[locale] ?? "");
      expect(weightsOf(ranked[index] ?? "")).toEqual(expect.arrayContaining(said));
      expect(said.length).toBeGreaterThan(0);
    }
});

test("the collection names the lightest and the heaviest of each line", () => {
  const weighed = blocksOf("collection")
    .flatMap((block) => (block.blockType === "comparison" ? block.rows : []))
    .find(({ label }) => label.fr === "Poids");
  for (const [index, line] of lines.map(({ key }) => key).entries()) {
    const weights = watches.filter((watch) => watch.line === line).flatMap(({ code }) => weightsOf(code));
    const ends = [...new Set([Math.min(...weights), Math.max(...weights)])];
    const text = weighed?.values[index] ?? { fr: "" };
    for (const locale of languagesOf(text)) expect(numbersIn(text[locale] ?? "")).toEqual(ends);
  }
});
