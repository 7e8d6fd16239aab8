import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { lettersOfFace, lettersOfTexts } from "@/scripts/parts/japanese-letters.mjs";

const folder = path.resolve(import.meta.dirname, "../../src/styles/faces/japanese");
const files = [...readFileSync(path.join(folder, "japanese.css"), "utf8").matchAll(/url\("([^"]+)"\)/g)].map(
  ([, file]) => file ?? "",
);

/** Letters of the texts that the packages' faces lack: the system's font shows them. */
test.each([
  ["./zen-kaku-gothic-new-400.woff2", "炻"],
  ["./zen-kaku-gothic-new-500.woff2", "炻"],
  ["./shippori-mincho-400.woff2", "炻｜"],
])("%s has every letter of the texts; where one is lacking, npm run faces cuts it anew", (file, lacking) => {
  expect(files).toContain(file);
  const isInFile = lettersOfFace(readFileSync(path.join(folder, file)));
  const missing = [...lettersOfTexts()].filter((letter) => !isInFile(letter)).toSorted();
  expect(missing.join("")).toBe(lacking);
});
