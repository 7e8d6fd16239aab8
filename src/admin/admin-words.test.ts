import { translations } from "@payloadcms/translations/all";
import { expect, test } from "vitest";
import { adminLanguages } from "@/collections/admin-languages";
import { adminWords } from "@/collections/admin-words";

const placeholders = (words: unknown) =>
  [...new Set(String(words).match(/\{\{[^}]*\}\}/g))].toSorted().join();

test.each(Object.keys(adminLanguages))(
  "the admin's words fill in the same names in %s as in English",
  (tag) => {
    const own = Object.entries(adminLanguages).find(([language]) => language === tag)?.[1];
    const delivered: Record<string, Record<string, unknown>> = own?.translations ?? {};
    const wrong = Object.entries(translations.en?.translations ?? {}).flatMap(([group, words]) =>
      Object.entries(words).flatMap(([name, english]) => {
        const said = adminWords[tag]?.[group]?.[name] ?? delivered[group]?.[name];
        return placeholders(said) === placeholders(english) ? [] : [`${group}:${name} ${String(said)}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);
