/**
 * npm run faces: cuts the Japanese faces for this shop. One file of each holds every letter of the shop's own texts, so that a page
 * waits for one file and is laid out anew once; the others hold what staff and shoppers write besides, the commonest letters first.
 * Source: src/styles/faces/README.md.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { lettersOfRange, lettersOfTexts } from "./parts/japanese-letters.mjs";
import { root } from "./parts/places.mjs";

const faces = [
  { name: "zen-kaku-400", family: "Zen Kaku Gothic New", weight: 400, from: "zen-kaku-gothic-new" },
  { name: "zen-kaku-500", family: "Zen Kaku Gothic New", weight: 500, from: "zen-kaku-gothic-new" },
  { name: "shippori-400", family: "Shippori Mincho", weight: 400, from: "shippori-mincho" },
];
const folder = path.join(root, "src/styles/faces/japanese");
/** The packages cut a face into about 120 ranges; so many of them become one file. */
const rangesPerFile = 6;

/** @returns the letters of each range of a package, the commonest range first */
function rangesOf(from) {
  const known = JSON.parse(
    readFileSync(path.join(root, "node_modules/@fontsource", from, "unicode.json"), "utf8"),
  );
  const numbered = Object.entries(known).flatMap(([name, range]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1];
    return number ? [{ number: Number(number), letters: lettersOfRange(range) }] : [];
  });
  return numbered.toSorted((one, other) => other.number - one.number).map(({ letters }) => letters);
}

/** @returns a CSS unicode-range */
function rangeOf(letters) {
  const codes = letters.map((letter) => letter.codePointAt(0)).toSorted((one, other) => one - other);
  const runs = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run.last === code - 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(", ");
}

/** Letters by file: the shop's own first, each in one file only. */
function lettersByFile(from, own) {
  const files = [[...own]];
  const ranges = rangesOf(from);
  for (let begin = 0; begin < ranges.length; begin += rangesPerFile) {
    const letters = ranges.slice(begin, begin + rangesPerFile).flat();
    files.push(letters.filter((letter) => !own.has(letter)));
  }
  return files;
}

const own = lettersOfTexts();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const rules = [];
for (const { name, family, weight, from } of faces) {
  const whole = readFileSync(
    path.join(root, `node_modules/@fontsource/${from}/files/${from}-japanese-${weight}-normal.woff2`),
  );
  for (const [place, letters] of lettersByFile(from, own).entries()) {
    const file = `${name}-${place}.woff2`;
    const cut = await subsetFont(whole, letters.join(""), { targetFormat: "woff2" });
    writeFileSync(path.join(folder, file), cut);
    rules.push(`@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weight};
  src: url("./${file}") format("woff2");
  unicode-range: ${rangeOf(letters)};
}
`);
    console.log(`${file}: ${letters.length} letters, ${Math.round(cut.length / 1000)} kB`);
  }
}
writeFileSync(path.join(folder, "japanese.css"), `/* Made by \`npm run faces\`. */\n${rules.join("\n")}`);
