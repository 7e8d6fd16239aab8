import { describe, expect, test } from "vitest";
import type { Page } from "@/src/domain/content/page";
import type { Question } from "@/src/domain/content/question";
import { inEachLanguage, type Localised } from "@/src/domain/locale/locale";
import { defaultSelection } from "@/src/domain/watch/selection";
import { sampleProduct, sampleWatch } from "@/tests/factories/sample-offer";
import { catalogue } from "@/tests/factories/selection";
import type { Findable } from "./findable";
import { searchEntries } from "./search-entries";
import { searchedPages, type SearchVocabulary } from "./search-vocabulary";

const everywhere: Localised = { fr: "Page", en: "Page", es: "Página", jp: "ページ" };
/** Parts none of which is the first of its list; its strap's key stands in other families, too. */
const parts = {
  ...defaultSelection,
  dial: catalogue.dial[3]!.key,
  caseColor: catalogue.caseColor[2]!.key,
  strapStyle: "JU",
  strapColor: "rg",
};
const watch = sampleWatch("DI01", {
  parts,
  name: { fr: "Aube", en: "Dawn" },
  tagline: { fr: "Cadran givré" },
  description: { fr: "Une montre claire" },
});
const card = (price: number, rest: object = {}) =>
  sampleProduct("GC", price, price * 100, {
    kind: "gift-card",
    watch: null,
    name: { fr: "Carte cadeau", en: "Gift card" },
    description: { fr: "Pour choisir soi-même" },
    page: "/carte-cadeaux",
    ...rest,
  });
const findable: Findable = {
  watches: [watch],
  products: [sampleProduct("DI01", 36, 32_000), sampleProduct("DI01", 40, 32_000), card(50), card(100)],
  catalogue,
  questions: [{ key: "delai", question: { fr: "Quand ?" }, answer: { fr: "Bientôt." } } as Question],
  pages: [
    { slug: "home", title: { fr: "Accueil" }, description: { fr: "La maison" }, blocks: [] },
    {
      slug: "faq",
      title: everywhere,
      description: everywhere,
      blocks: [{ type: "text", title: { fr: "Tout", en: "All" }, text: { fr: "Réponses", en: "answers" } }],
    },
  ] as unknown as readonly Page[],
};
const vocabulary: SearchVocabulary = {
  part: "{part} : {choices}",
  parts: {
    case: "Boîtier",
    bezelInsert: "Insert",
    dial: "Cadran",
    hands: "Aiguilles",
    complication: "Complication",
    strap: "Bracelet",
    rotor: "Rotor",
  },
  pages: Object.fromEntries(
    Object.keys(searchedPages).map((key) => [key, { title: `Page ${key}`, words: "" }]),
  ) as SearchVocabulary["pages"],
  alike: { watch: "montre", strap: "bracelet sangle" },
};
const entriesOf = (content: Findable) =>
  searchEntries(
    content,
    inEachLanguage(() => vocabulary),
  );
const entries = entriesOf(findable);
const found = (kind: string, locale = "fr") =>
  entries.filter((entry) => entry.kind === kind && entry.locale === locale);

describe("what a search finds", () => {
  test("a watch, by its code, its skus, its parts and its description", () => {
    const [entry, ...others] = found("watch");
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      key: "DI01",
      href: "/montres/distinction/DI01",
      title: "Aube",
      summary: "Cadran givré",
    });
    const labels = [
      catalogue.dial[3],
      catalogue.caseColor[2],
      catalogue.strapStyle.find(({ key }) => key === "JU"),
      catalogue.strapColor.find(({ key, family }) => key === "rg" && family === "JU"),
    ].map((option) => option?.label.fr);
    expect(entry?.keywords).toBe(
      ["DI01", "DI0136", "DI0140", ...labels, "Une montre claire", "montre"].join(" "),
    );
    expect(found("watch", "en")[0]?.title).toBe("Dawn");
  });

  test("a part that has left the catalogue is no word", () => {
    const gone = { dial: "GONE", caseColor: "GONE", strapStyle: "GONE", strapColor: "GONE" };
    const [entry] = entriesOf({ ...findable, watches: [{ ...watch, parts: { ...parts, ...gone } }] });
    expect(entry?.keywords).toBe("DI01 DI0136 DI0140 Une montre claire montre");
  });

  test("gift cards once, whatever their amounts; neither watches' own products nor what is not shown", () => {
    expect(found("product")).toEqual([
      {
        kind: "product",
        key: "GC50",
        locale: "fr",
        href: "/carte-cadeaux",
        title: "Carte cadeau",
        summary: "Pour choisir soi-même",
        keywords: "GC50",
        alike: "",
      },
    ]);
    const hidden = entriesOf({ ...findable, products: [card(50, { isVisible: false })] });
    expect(hidden.filter(({ kind }) => kind === "product")).toEqual([]);
  });

  // Specification 10.3.
  test("a page in the languages it exists in, by the words in its blocks", () => {
    expect(found("page").map(({ href, title }) => [href, title])).toEqual([
      ["/", "Accueil"],
      ["/faq", "Page"],
      ...Object.entries(searchedPages).map(([key, href]) => [href, `Page ${key}`]),
    ]);
    expect(found("page", "en")[0]).toMatchObject({ key: "faq", summary: "Page", keywords: "All answers" });
  });

  test("a question, at its place on the page", () => {
    expect(found("question", "jp")).toMatchObject([
      { key: "delai", href: "/faq#delai", title: "Quand ?", summary: "Bientôt.", keywords: "" },
    ]);
  });

  describe("a part on sale", () => {
    const options = found("option");

    test("with an address that opens the configurator with it", () => {
      const dial = catalogue.dial.find(({ enabled }) => enabled);
      const entry = options.find(({ keywords }) => keywords === dial?.key);
      expect(entry).toMatchObject({
        key: `dial  ${dial?.key}`,
        href: `/configurator?dial=${dial?.key}`,
        title: `Cadran : ${dial?.label.fr}`,
      });
    });

    test("a strap is named with its family, which its address brings along", () => {
      const strap = catalogue.strapColor.find(({ family, enabled }) => family === "LE" && enabled);
      const family = catalogue.strapStyle.find(({ key }) => key === "LE");
      const entry = options.find(({ href }) => href.includes("strapStyle=LE"));
      expect(entry).toMatchObject({
        key: `strapColor LE ${strap?.key}`,
        title: `Bracelet : ${family?.label.fr}, ${strap?.label.fr}`,
        alike: "bracelet sangle",
      });
    });

    test("a case's color brings its case along", () => {
      const color = catalogue.caseColor.find(({ caseType }) => caseType === "SU");
      const { searchParams } = new URL(
        options.find(({ keywords }) => keywords === color?.key)?.href ?? "",
        "https://shop.example",
      );
      expect(Object.fromEntries(searchParams)).toEqual({ caseType: "SU", caseColor: color?.key });
    });

    test("says its note where it has one, and nothing of parts not on sale", () => {
      const dials = catalogue.dial.map((dial, place) => ({
        ...dial,
        enabled: place < 2,
        note: place === 0 ? { fr: "Peint à la main" } : undefined,
      }));
      const fewer = entriesOf({
        ...findable,
        catalogue: { ...catalogue, dial: dials },
      });
      const own = fewer.filter(({ key, locale }) => locale === "fr" && key.startsWith("dial "));
      expect(own.map(({ summary }) => summary)).toEqual(["Peint à la main", ""]);
    });
  });
});
