import { expect, test } from "vitest";
import { locales } from "@/src/domain/locale/locale";
import { manuals } from "./content/manuals";
import { chaptersOf } from "./seed-manuals";

test("a chapter begins at each title of the second level", () => {
  const text = "## Un\n\nMot\n\n### Deux\n\nAutre\n\n## Trois\n\nFin";
  const chapters = chaptersOf({ fr: text, en: text, es: text, jp: text });
  expect(chapters.map(({ title }) => title.fr)).toEqual(["Un", "Trois"]);
  expect(chapters[0]?.body.jp).toBe("Mot\n\n### Deux\n\nAutre");
});

test("a chapter missing in one language is an error", () => {
  expect(() => chaptersOf({ fr: "## A\n\na", en: "## A\n\na", es: "", jp: "## A\n\na" })).toThrow("chapters");
});

test.each(manuals)("manual $number is complete in every language", ({ title, summary, body, figures }) => {
  for (const locale of locales) {
    expect(title[locale].length).toBeLessThanOrEqual(70);
    expect(summary[locale].length).toBeLessThanOrEqual(180);
  }
  const chapters = chaptersOf(body);
  for (const chapter of chapters) for (const locale of locales) expect(chapter.body[locale]).not.toBe("");
  for (const place of Object.keys(figures)) expect(chapters[Number(place) - 1]).toBeDefined();
});
