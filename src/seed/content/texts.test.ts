import { describe, expect, it } from "vitest";
import { localise, locales } from "@/src/domain/locale/locale";
import { questionGroups } from "@/src/domain/content/question-group";
import { wordingErrors } from "@/tests/languages/wording";
import { pages } from "./pages";
import { questions } from "./questions";
import { textsOf } from "./texts-of";

const bySlug = Object.fromEntries(pages.map((page) => [page.slug, page]));
const texts = [...textsOf(bySlug), ...textsOf({ questions })];

const linesOf = (locale: (typeof locales)[number]) =>
  texts.map(({ path, text }) => `${path}: ${(text[locale] ?? "").replaceAll("\n", " ")}`);

/** Words a text is refused for, with what is wrong with it. */
const errors = [
  { error: "exclaims", in: locales, found: /[!！¡]/ },
  { error: "boasts", in: ["fr"], found: /\b(luxe|luxueu|passion)|d’exception/i },
  { error: "boasts", in: ["en"], found: /\b(luxur|exceptional|passion)/i },
  { error: "boasts", in: ["es"], found: /\b(lujo|excepcional|pasión)/i },
  { error: "boasts", in: ["jp"], found: /ラグジュアリー|情熱/ },
  { error: "can break before a sign", in: ["fr"], found: / [;:?»]/ },
  { error: "can break inside a quotation", in: ["fr"], found: /« / },
  { error: "can break before a unit", in: locales, found: /\d (mm|cm|ATM|€|%)(?!\p{L})/u },
  { error: "speaks formally", in: ["es"], found: /\busted\b/i },
  { error: "has a straight quote", in: locales, found: /['"]/ },
  ...wordingErrors,
] as const;

describe("texts of the seed", () => {
  it("have pages of different addresses and questions of different keys", () => {
    const slugs = pages.map(({ slug }) => slug);
    const keys = questions.map(({ key }) => key);
    expect(slugs).toEqual([...new Set(slugs)]);
    expect(keys).toEqual([...new Set(keys)]);
  });

  it("answer something in every group", () => {
    const answered = new Set(questions.map(({ group }) => group));
    expect(questionGroups.filter((key) => !answered.has(key))).toEqual([]);
  });

  it.each(locales)("have titles of 70 and summaries of 180 characters at most in %s", (locale) => {
    const tooLong = pages.filter(
      ({ title, description }) =>
        localise(title, locale).length > 70 || localise(description, locale).length > 180,
    );
    expect(tooLong.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(errors.flatMap((row) => row.in.map((locale) => ({ ...row, locale }))))(
    "never $error in $locale: $found",
    ({ locale, found }) => {
      expect(linesOf(locale).filter((line) => found.test(line.slice(line.indexOf(": ") + 2)))).toEqual([]);
    },
  );

  it("fill every row of a comparison", () => {
    const uneven = pages.flatMap(({ slug, blocks }) =>
      blocks.flatMap((block) =>
        block.blockType === "comparison" &&
        block.rows.some(({ values }) => values.length !== block.columns.length)
          ? [slug]
          : [],
      ),
    );
    expect(uneven).toEqual([]);
  });
});
