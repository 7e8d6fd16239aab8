import { translations } from "@payloadcms/translations/all";
import { expect, test } from "vitest";
import { adminLanguages } from "@/collections/admin-languages";
import { adminTranslations } from "@/collections/admin-translations";

const placeholders = (words: unknown) => [...new Set(String(words).match(/\{\{[^}]*\}\}/g))];

test.each(Object.keys(adminLanguages))(
  "the admin's texts have the same placeholders in %s as in English, and the CMS's own all of them",
  (tag) => {
    const own = Object.entries(adminLanguages).find(([language]) => language === tag)?.[1];
    const delivered: Record<string, Record<string, unknown>> = own?.translations ?? {};
    const replaced: Record<string, Record<string, unknown>> = adminTranslations[tag] ?? {};
    const wrong = Object.entries(translations.en?.translations ?? {}).flatMap(([group, words]) =>
      Object.entries(words).flatMap(([name, english]) => {
        // The shop's own omit a placeholder that the CMS fills in wrongly.
        const ours = replaced[group]?.[name];
        const said = ours ?? delivered[group]?.[name];
        const [filled, known] = [placeholders(said), placeholders(english)];
        const isRight =
          filled.every((one) => known.includes(one)) && (ours || filled.length === known.length);
        return isRight ? [] : [`${group}:${name} ${String(said)}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);
