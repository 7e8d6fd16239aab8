import { expect, test } from "vitest";
import { inEachLanguage, localise, locales } from "@/src/domain/locale/locale";
import { manuals } from "./content/manuals";
import { chaptersOf } from "./seed-manuals";

test("a chapter begins at each title of the second level", () => {
  const text = "## Un\n\nMot\n\n### Deux\n\nAutre\n\n## Trois\n\nFin";
  const chapters = chaptersOf(inEachLanguage(() => text));
  expect(chapters.map(({ title }) => title.fr)).toEqual(["Un", "Trois"]);
  expect(chapters[0]?.body.jp).toBe("Mot\n\n### Deux\n\nAutre");
});

test("a chapter missing in one language is an error", () => {
  const texts = inEachLanguage((locale) => (locale === "es" ? "" : "## A\n\na"));
  expect(() => chaptersOf(texts)).toThrow("chapters");
});

test.each(manuals)("manual $number is within its lengths", ({ title, summary, body, figures }) => {
  for (const locale of locales) {
    expect(localise(title, locale).length).toBeLessThanOrEqual(70);
    expect(localise(summary, locale).length).toBeLessThanOrEqual(180);
  }
  const chapters = chaptersOf(body);
  for (const { title: heading, body: words } of chapters)
    for (const text of [heading, words]) expect(Object.values(text)).not.toContain("");
  for (const place of Object.keys(figures)) expect(chapters[Number(place) - 1]).toBeDefined();
});
