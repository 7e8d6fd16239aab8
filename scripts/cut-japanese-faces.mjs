/**
 * npm run faces: cuts the Japanese faces for this shop. One file of each holds every letter of the shop's own texts, so that a page
 * waits for one file and is laid out anew once; what staff and shoppers write besides comes from the packages' own small files,
 * in a sheet for the pages that have such a letter. Source: src/styles/faces/README.md.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { lettersOfFace, lettersOfRange, lettersOfTexts } from "./parts/japanese-letters.mjs";
import { root } from "./parts/places.mjs";

const faces = [
  { family: "Zen Kaku Gothic New", weight: 400, from: "zen-kaku-gothic-new" },
  { family: "Zen Kaku Gothic New", weight: 500, from: "zen-kaku-gothic-new" },
  { family: "Shippori Mincho", weight: 400, from: "shippori-mincho" },
];
const folder = path.join(root, "src/styles/faces/japanese");
const list = path.join(root, "src/components/fonts/shop-letters.ts");
/**
 * The family of letters that the shop's own file lacks stands after it: a browser asks the machine for a face in the stead of each
 * file of a family that has not come, for each size again, even where no letter of that file is needed.
 */
const others = ({ family }) => `${family} Others`;
/** No Latin letter is looked for in these faces; other letters they lack are found in the next rule. */
const japanese = "U+2010-9FFF, U+F900-FFEF";
/** From there. */
const packages = "../../../../node_modules/@fontsource";

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

const rule = (family, { weight }, file, range) => `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weight};
  src: url("${file}") format("woff2");
  unicode-range: ${range};
}
`;

/** @returns the package's files of Japanese letters, with the letters of each */
function filesOf({ from, weight }) {
  const known = readFileSync(path.join(root, "node_modules/@fontsource", from, "unicode.json"), "utf8");
  return Object.entries(JSON.parse(known)).flatMap(([name, range]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1];
    const file = `${packages}/${from}/files/${from}-${number}-${weight}-normal.woff2`;
    return number ? [{ file, letters: lettersOfRange(range) }] : [];
  });
}

const wanted = [...lettersOfTexts()];
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const [rules, rare] = [[], []];
for (const face of faces) {
  const { from, weight } = face;
  // It lacks a few that the small files have.
  const whole = readFileSync(
    path.join(folder, packages, from, `files/${from}-japanese-${weight}-normal.woff2`),
  );
  const own = wanted.filter(lettersOfFace(whole));
  const cut = await subsetFont(whole, own.join(""), { targetFormat: "woff2" });
  const file = `${from}-${weight}.woff2`;
  writeFileSync(path.join(folder, file), cut);
  rules.push(rule(face.family, face, `./${file}`, japanese));
  for (const { file: other, letters } of filesOf(face)) {
    const lacking = letters.filter((letter) => wanted.includes(letter) && !own.includes(letter));
    const unknown = letters.filter((letter) => !wanted.includes(letter));
    if (lacking.length > 0) rules.push(rule(others(face), face, other, rangeOf(lacking)));
    if (unknown.length > 0) rare.push(rule(others(face), face, other, rangeOf(unknown)));
  }
  console.log(`${file}: ${own.length} of ${wanted.length} letters, ${Math.round(cut.length / 1000)} kB`);
}
const mark = "Made by npm run faces.";
writeFileSync(path.join(folder, "japanese.css"), `/* ${mark} */\n${rules.join("\n")}`);
writeFileSync(path.join(folder, "rare.css"), `/* ${mark} */\n${rare.join("\n")}`);
writeFileSync(
  list,
  `/** Japanese letters that a page has without the sheet of rare ones. ${mark} */
export const shopLetters =
  "${wanted.toSorted().join("")}";
`,
);
