/**
 * npm run faces: subsets the Japanese faces for this shop. Each is one file with every letter of the shop's own
 * texts, so that a page loads one file and is laid out again only once. Other letters use the system's font.
 * Source: src/styles/faces/README.md.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { lettersOfFace, lettersOfTexts } from "./parts/japanese-letters.mjs";
import { root } from "./parts/places.mjs";

const faces = [
  { family: "Zen Kaku Gothic New", weight: 400, from: "zen-kaku-gothic-new" },
  { family: "Zen Kaku Gothic New", weight: 500, from: "zen-kaku-gothic-new" },
  { family: "Shippori Mincho", weight: 400, from: "shippori-mincho" },
];
const folder = path.join(root, "src/styles/faces/japanese");
/** Latin letters are not taken from these faces. */
const japanese = "U+2010-9FFF, U+F900-FFEF";
/** Relative to that folder. */
const packages = "../../../../node_modules/@fontsource";

/** @param {{ family: string, weight: number }} face @param {string} file */
const rule = ({ family, weight }, file) => `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weight};
  src: url("${file}") format("woff2");
  unicode-range: ${japanese};
}
`;

const wanted = [...lettersOfTexts()];
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const rules = [];
for (const face of faces) {
  const { from, weight } = face;
  const whole = readFileSync(
    path.join(folder, packages, from, `files/${from}-japanese-${weight}-normal.woff2`),
  );
  const own = wanted.filter(lettersOfFace(whole));
  const cut = await subsetFont(whole, own.join(""), { targetFormat: "woff2" });
  const file = `${from}-${weight}.woff2`;
  writeFileSync(path.join(folder, file), cut);
  rules.push(rule(face, `./${file}`));
  console.log(`${file}: ${own.length} of ${wanted.length} letters, ${Math.round(cut.length / 1000)} kB`);
}
writeFileSync(path.join(folder, "japanese.css"), `/* Made by npm run faces. */\n${rules.join("\n")}`);
