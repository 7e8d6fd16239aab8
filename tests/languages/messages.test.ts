import { describe, expect, test } from "vitest";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { keyErrors, placeholderErrors, untranslatedTexts } from "./message-errors";
import { adminMessagesOf, messagesOf } from "./message-files";
import { wordingErrors } from "./wording";

const others = locales.filter((locale) => locale !== defaultLocale);

describe.each([
  ["the shop", messagesOf],
  ["the admin", adminMessagesOf],
])("the messages of %s", (_, read) => {
  const original = read(defaultLocale);

  test("are there in the original, none empty", () => {
    expect(original.size).toBeGreaterThan(1000);
    expect([...original].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test.each(wordingErrors.flatMap((row) => row.in.map((locale) => ({ ...row, locale }))))(
    "never $error in $locale",
    ({ locale, found }) => {
      expect([...read(locale)].filter(([, text]) => found.test(text))).toEqual([]);
    },
  );

  describe.each(others)("in %s", (locale) => {
    const texts = read(locale);

    test("have the keys of the original, none empty", () => {
      expect(keyErrors(locale, texts, original)).toEqual([]);
      expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
    });

    test("fill in what the original does, in the same way", () => {
      expect(placeholderErrors(texts, original)).toEqual([]);
    });

    test("are translated", () => {
      const twins = locales.slice(0, locales.indexOf(locale));
      expect(twins.flatMap((twin) => untranslatedTexts(texts, read(twin)))).toEqual([]);
    });
  });
});

test("the comparison finds what is wrong", () => {
  const texts = (entries: Record<string, string>) => new Map(Object.entries(entries));
  const source = texts({
    "a.title": "Le panier de {name}",
    "a.days": "{days, plural, one {# jour} other {# jours}}",
    "a.found.one": "{count} pièce",
    "a.found.other": "{count} pièces",
  });
  expect(keyErrors("jp", texts({ "a.title": "x", "a.found.other": "y", "b.c": "z" }), source)).toEqual([
    "a.days is missing",
    "b.c is unknown",
  ]);
  expect(keyErrors("en", texts({ "a.title": "", "a.days": "", "a.found.other": "" }), source)).toEqual([
    "a.found.one is missing",
  ]);
  const changed = texts({ "a.title": "{nom, select, x {a} other {b}}", "a.days": "{days}日" });
  expect(placeholderErrors(changed, source)).toEqual([
    "a.title lacks name: plain, has nom: select, has nom: select x, has nom: select other",
  ]);
  expect(untranslatedTexts(texts({ "a.title": "Le panier de {name}", "a.b": "Total" }), source)).toEqual([
    "a.title: Le panier de {name}",
  ]);
});
