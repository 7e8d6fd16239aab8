import { languagesOf, type Page } from "@/src/domain/content/page";
import type { Question } from "@/src/domain/content/question";
import { pathOf } from "@/src/domain/content/routes";
import { fill } from "@/src/domain/locale/fill";
import { localise, locales, type Locale } from "@/src/domain/locale/locale";
import type { Product } from "@/src/domain/product/product";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { listedFields, rowOf } from "@/src/domain/watch/selection";
import { linesOf, listedLines, offersOf, type Offer } from "@/src/domain/watch/offer";
import { linePath, type WatchLine } from "@/src/domain/watch/watch-line";
import { alikeWords } from "./alike-words";
import type { Findable } from "./findable";
import type { SearchEntry } from "./search-entry";
import { partNameOf, searchedPages, type SearchedPage, type SearchVocabulary } from "./search-vocabulary";
import { wordsIn } from "./words-in";

type Entry = Omit<SearchEntry, "locale" | "alike">;

const watchEntry = ({ watch, products }: Offer, catalogue: Catalogue, locale: Locale): Entry => {
  const { dial, strapStyle, strapColor, caseColor } = watch.parts;
  const parts: readonly (Option | undefined)[] = [
    catalogue.dial.find(({ key }) => key === dial),
    catalogue.caseColor.find(({ key }) => key === caseColor),
    catalogue.strapStyle.find(({ key }) => key === strapStyle),
    catalogue.strapColor.find(({ key, family }) => key === strapColor && family === strapStyle),
  ];
  return {
    kind: "watch",
    key: watch.code,
    href: watch.path,
    title: localise(watch.name, locale),
    summary: localise(watch.tagline, locale),
    keywords: [
      watch.code,
      ...products.map(({ sku }) => sku),
      ...parts.flatMap((part) => (part ? [localise(part.label, locale)] : [])),
      localise(watch.description, locale),
    ].join(" "),
  };
};

/** Gift cards and the like; ready-made watches are found by their own page. */
const productEntry = (product: Product, locale: Locale): Entry => ({
  kind: "product",
  key: product.sku,
  href: product.page,
  title: localise(product.name, locale),
  summary: localise(product.description, locale),
  keywords: product.sku,
});

/** Parts a shopper can choose, by the list they are in. */
const searchedFields = listedFields.filter((field) => rowOf(field).isSearched);

function optionEntries(catalogue: Catalogue, vocabulary: SearchVocabulary, locale: Locale): readonly Entry[] {
  const familyOf = (family: string) => catalogue.strapStyle.find(({ key }) => key === family);
  return searchedFields.flatMap((field) => {
    const options: readonly (Option & { readonly family?: string; readonly caseType?: string })[] =
      catalogue[field];
    return options
      .filter(({ enabled }) => enabled)
      .map((option): Entry => {
        const family = field === "strapColor" ? familyOf(option.family ?? "") : undefined;
        const address = new URLSearchParams({
          ...(family && { strapStyle: family.key }),
          ...(option.caseType && { caseType: option.caseType }),
          [field]: option.key,
        });
        const label = localise(option.label, locale);
        const part = partNameOf(field, vocabulary);
        const choices = family ? `${localise(family.label, locale)}, ${label}` : label;
        return {
          kind: "option",
          key: `${field} ${family?.key ?? ""} ${option.key}`,
          href: `/configurator?${address}`,
          // "Green" alone would not say whether it is a strap or a dial.
          title: part === "" ? choices : fill(vocabulary.part, { part, choices }),
          summary: option.note ? localise(option.note, locale) : "",
          keywords: option.key,
        };
      });
  });
}

const pageEntry = (page: Page, locale: Locale): Entry => ({
  kind: "page",
  key: page.slug,
  href: pathOf(page.slug),
  title: localise(page.title, locale),
  summary: localise(page.description, locale),
  keywords: wordsIn(page.blocks, locale).join(" "),
});

const lineEntry = ({ key, name, text }: WatchLine, locale: Locale): Entry => ({
  kind: "page",
  key: `line ${key}`,
  href: linePath(key),
  title: localise(name, locale),
  summary: localise(text, locale),
  keywords: "",
});

const questionEntry = (question: Question, locale: Locale): Entry => ({
  kind: "question",
  key: question.key,
  href: `/faq#${question.key}`,
  title: localise(question.question, locale),
  summary: localise(question.answer, locale),
  keywords: "",
});

/** Pages of code have no text in the CMS. */
const routeEntries = ({ pages }: SearchVocabulary): readonly Entry[] =>
  Object.entries(searchedPages).map(([key, href]) => {
    const { title, words } = pages[key as SearchedPage];
    return { kind: "page", key, href, title, summary: "", keywords: words };
  });

/** Everything that can be found, in every language it exists in. */
export function searchEntries(
  { watches, products, catalogue, questions, pages }: Findable,
  vocabularies: Readonly<Record<Locale, SearchVocabulary>>,
): readonly SearchEntry[] {
  const offers = offersOf(watches, products);
  const listed = listedLines(offers);
  // A line of one watch is that watch's page.
  const pagesOfWatches = new Set(
    linesOf(offers).flatMap((line) => (listed.includes(line) ? [] : [linePath(line.key)])),
  );
  const ownPages = pages.filter(({ slug }) => !pagesOfWatches.has(pathOf(slug)));
  const linesWithoutPage = listed.filter(
    ({ key }) => !pages.some(({ slug }) => pathOf(slug) === linePath(key)),
  );
  // Amounts of one card are one thing to find.
  const others = products.filter(
    ({ watch, isVisible, kind }, index, all) =>
      watch === null && isVisible && all.findIndex((product) => product.kind === kind) === index,
  );
  return locales.flatMap((locale) => {
    const vocabulary = vocabularies[locale];
    const alike = alikeWords(Object.values(vocabulary.alike), locale);
    const watch = vocabulary.alike.watch ?? "";
    return [
      ...offers.map((offer) => watchEntry(offer, catalogue, locale)),
      ...others.map((product) => productEntry(product, locale)),
      ...ownPages.filter((page) => languagesOf(page).includes(locale)).map((page) => pageEntry(page, locale)),
      ...linesWithoutPage.map((line) => lineEntry(line, locale)),
      ...routeEntries(vocabulary),
      ...questions.map((question) => questionEntry(question, locale)),
      ...optionEntries(catalogue, vocabulary, locale),
    ].map((entry) => ({
      ...entry,
      locale,
      alike: [...alike(entry.title), ...(entry.kind === "watch" ? [watch] : [])].join(" "),
      keywords: [entry.keywords, ...alike(entry.kind === "watch" ? entry.keywords : "")].join(" ").trim(),
    }));
  });
}
