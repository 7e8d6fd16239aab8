import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { lettersOfRange, lettersOfTexts } from "@/scripts/parts/japanese-letters.mjs";

const folder = path.resolve(import.meta.dirname, "../../src/styles/faces/japanese");
const rules = [
  ...readFileSync(path.join(folder, "japanese.css"), "utf8").matchAll(/@font-face \{[^}]+\}/g),
].map(([rule]) => ({
  face: `${/font-family: "([^"]+)"/.exec(rule)?.[1]} ${/font-weight: (\d+)/.exec(rule)?.[1]}`,
  file: /url\("([^"]+)"\)/.exec(rule)?.[1] ?? "",
  letters: lettersOfRange(/unicode-range: ([^;]+);/.exec(rule)?.[1] ?? ""),
}));

/** Faces, and letters of texts that the packages' whole files lack. */
describe.each([
  ["Zen Kaku Gothic New 400", "炻"],
  ["Zen Kaku Gothic New 500", "炻"],
  ["Shippori Mincho 400", "炻｜"],
])("%s", (face, missing) => {
  const own = rules.filter((rule) => rule.face === face);

  test("no text needs another file than the shop's own: where one does, npm run faces cuts it anew", () => {
    const elsewhere = new Set(own.slice(1).flatMap(({ letters }) => letters));
    const needed = [...lettersOfTexts()].filter((letter) => elsewhere.has(letter));
    expect(needed.toSorted().join("")).toBe(missing);
  });

  test("each letter is in one file", () => {
    const all = own.flatMap(({ letters }) => letters);
    expect(new Set(all).size).toBe(all.length);
  });
});

test("each rule has its file", () => {
  expect(rules.filter(({ file }) => !existsSync(path.join(folder, file)))).toEqual([]);
});
