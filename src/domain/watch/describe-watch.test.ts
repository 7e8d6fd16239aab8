import { expect, test } from "vitest";
import type { Locale } from "@/src/domain/locale/locale";
import { loadWords } from "@/src/i18n/words";
import { catalogue } from "@/tests/factories/selection";
import { comparedParts, describeWatch, partLabels } from "./describe-watch";
import { defaultSelection, selectionFields } from "./selection";

const words = await loadWords("Maison Essai");

const describeIn = (locale: Locale, changes = {}) => {
  const selection = { ...defaultSelection, ...changes };
  return describeWatch(selection, partLabels(selection, catalogue), words[locale].articles, locale);
};

test("the default watch is its case, dial, hands and strap", () => {
  expect(describeIn("en").map((line) => line.split(": ")[0])).toEqual(["Case", "Dial", "Hands", "Strap"]);
});

test("choices other than the default are listed", () => {
  const lines = describeIn("fr", {
    packaging: "WITH",
    warranty: "36_months",
    rotor: "WAVE-GL",
    casebackType: "CLOSED",
  });
  expect(lines.map((line) => line.split("\u00A0: ")[0])).toEqual([
    "Boîtier",
    "Cadran",
    "Aiguilles",
    "Bracelet",
    "Fond",
    "Rotor",
    "Écrin",
    "Garantie",
  ]);
});

test("Japanese has its own punctuation", () => {
  expect(describeIn("jp")[0]).toMatch(/^ケース：.+、.+、36\smm$/);
});

test("a part without a name is left out instead of shown as a key", () => {
  const selection = { ...defaultSelection, dial: "GONE" };
  const lines = describeWatch(selection, partLabels(selection, catalogue), words.fr.articles, "fr");
  expect(lines.join()).not.toContain("GONE");
});

test.each(selectionFields)("the choice of %s has its place in a table of parts", (field) => {
  const label = { fr: "celui-ci", en: "this one", es: "este", jp: "これ" };
  const watch = { ...defaultSelection, [field]: "OTHER" };
  expect(
    comparedParts(watch, { [field]: label }, words.fr.articles, "fr").map(({ value }) => value),
  ).toContain("celui-ci");
});
