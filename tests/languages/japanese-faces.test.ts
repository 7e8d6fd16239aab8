import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { lettersOfRange, lettersOfTexts } from "@/scripts/parts/japanese-letters.mjs";

const folder = path.resolve(import.meta.dirname, "../../src/styles/faces/japanese");
const rules = [
  ...readFileSync(path.join(folder, "japanese.css"), "utf8").matchAll(/@font-face \{[^}]+\}/g),
].map(([rule]) => ({
  face: `${/font-family: "([^"]+)"/.exec(rule)?.[1]} ${/font-weight: (\d+)/.exec(rule)?.[1]}`,
  file: /url\("\.\/([^"]+)"\)/.exec(rule)?.[1] ?? "",
  letters: lettersOfRange(/unicode-range: ([^;]+);/.exec(rule)?.[1] ?? ""),
}));

describe.each(["Zen Kaku Gothic New 400", "Zen Kaku Gothic New 500", "Shippori Mincho 400"])("%s", (face) => {
  const own = rules.filter((rule) => rule.face === face);

  test("its first file holds every letter of the shop's texts: where one is missing, npm run faces cuts it anew", () => {
    const known = new Set(own[0]?.letters);
    expect([...lettersOfTexts()].filter((letter) => !known.has(letter))).toEqual([]);
  });

  test("each letter is in one file", () => {
    const all = own.flatMap(({ letters }) => letters);
    expect(new Set(all).size).toBe(all.length);
  });
});

test("each file has its rule, and each rule its file", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
  expect(rules.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});
