import { describe, expect, test } from "vitest";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { keyErrors, kindErrors, leftovers } from "./message-errors";
import { messagesOf } from "./message-files";

const original = messagesOf(defaultLocale);
const others = locales.filter((locale) => locale !== defaultLocale);

test("the original has texts, none empty", () => {
  expect(original.size).toBeGreaterThan(1000);
  expect([...original].filter(([, text]) => text.trim() === "")).toEqual([]);
});

describe.each(others)("the messages in %s", (locale) => {
  const texts = messagesOf(locale);

  test("have the keys of the original, none empty", () => {
    expect(keyErrors(locale, texts, original)).toEqual([]);
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("fill in what the original does, in the same way", () => {
    expect(kindErrors(texts, original)).toEqual([]);
  });

  test("are translated", () => {
    const twins = locales.slice(0, locales.indexOf(locale));
    expect(twins.flatMap((twin) => leftovers(texts, messagesOf(twin)))).toEqual([]);
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
  expect(kindErrors(changed, source)).toEqual([
    "a.title lacks name: plain, has nom: select, has nom: select x, has nom: select other",
  ]);
  expect(leftovers(texts({ "a.title": "Le panier de {name}", "a.b": "Total" }), source)).toEqual([
    "a.title: Le panier de {name}",
  ]);
});
