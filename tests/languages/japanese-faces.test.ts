import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { lettersOfFace, lettersOfRange, lettersOfTexts } from "@/scripts/parts/japanese-letters.mjs";
import { shopLetters } from "@/src/components/fonts/shop-letters";

const folder = path.resolve(import.meta.dirname, "../../src/styles/faces/japanese");

const rulesOf = (sheet: string) =>
  [...readFileSync(path.join(folder, sheet), "utf8").matchAll(/@font-face \{[^}]+\}/g)].map(([rule]) => ({
    face: `${/font-family: "([^"]+)"/.exec(rule)?.[1]} ${/font-weight: (\d+)/.exec(rule)?.[1]}`,
    file: path.join(folder, /url\("([^"]+)"\)/.exec(rule)?.[1] ?? ""),
    letters: lettersOfRange(/unicode-range: ([^;]+);/.exec(rule)?.[1] ?? ""),
  }));

const [always, rare] = [rulesOf("japanese.css"), rulesOf("rare.css")];

test("every letter of the texts is known: where one is not, npm run faces cuts the faces anew", () => {
  expect([...lettersOfTexts()].toSorted().join("")).toBe(shopLetters);
});

/** Faces, and letters of texts that the packages' whole files lack. */
describe.each([
  ["Zen Kaku Gothic New", 400, "炻"],
  ["Zen Kaku Gothic New", 500, "炻"],
  ["Shippori Mincho", 400, "炻｜"],
])("%s %i", (family, weight, lacking) => {
  const rulesIn = (rules: typeof always, face: string) =>
    rules.filter((rule) => rule.face === `${face} ${weight}`);
  const [own, ...more] = rulesIn(always, family);
  const others = `${family} Others`;

  test("its family is one file, since each that has not come costs layout", () => {
    expect([...more, ...rulesIn(rare, family)]).toEqual([]);
  });

  test("no text needs the sheet of rare letters", () => {
    const isInFile = lettersOfFace(readFileSync(own?.file ?? ""));
    const needed = Array.from(shopLetters).filter((letter) => !isInFile(letter));
    const elsewhere = rulesIn(always, others)
      .flatMap(({ letters }) => letters)
      .toSorted();
    expect(needed.join("")).toBe(lacking);
    expect(elsewhere.join("")).toBe(lacking);
  });

  test("each rare letter is in one file, and is none of the shop's", () => {
    const all = rulesIn(rare, others).flatMap(({ letters }) => letters);
    expect(all.length).toBeGreaterThan(4_000);
    const known = Array.from(shopLetters);
    expect(new Set([...all, ...known]).size).toBe(all.length + known.length);
  });
});

test("each rule has its file", () => {
  expect([...always, ...rare].filter(({ file }) => !existsSync(file))).toEqual([]);
});
