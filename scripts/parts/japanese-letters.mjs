import { create } from "fontkit";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

/** Files with the shop's Japanese texts. */
const texts = ["src/i18n/messages/jp", "content"];

/**
 * Signs that Japanese texts have between their letters count as well: another face may have none of them.
 * @param {string} letter
 */
const isJapanese = (letter) => /(?!\s)[\u2010-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/.test(letter);

/** @param {string} place @returns {string[]} */
function lettersIn(place) {
  const file = path.join(root, place);
  if (!statSync(file).isDirectory()) return Array.from(readFileSync(file, "utf8")).filter(isJapanese);
  return readdirSync(file).flatMap((name) => lettersIn(path.join(place, name)));
}

/** @returns {ReadonlySet<string>} every Japanese letter of the texts that the shop comes with */
export const lettersOfTexts = () => new Set(texts.flatMap(lettersIn));

/**
 * @param {Buffer} face a file of a face
 * @returns {(letter: string) => boolean} whether the face has a letter
 */
export function lettersOfFace(face) {
  const known = create(face);
  return (letter) => known.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}
