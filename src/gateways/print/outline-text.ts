import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Font } from "harfbuzzjs";
import type { Outline } from "@/src/domain/watch/dial-printing";
import { asFontsHaveIt, loadFonts } from "./load-fonts";
import { openFont, shapeText } from "./shape";
import { unpackWoff } from "./unpack-woff";

/** The letters of dials. */
const file = "src/styles/faces/jost-500.woff";
/** Height of its capitals, em. */
const capHeight = 0.7;

interface Run {
  readonly text: string;
  readonly font: Font;
}

let dialFont: Promise<Font> | undefined;

const openDialFont = (): Promise<Font> =>
  (dialFont ??= readFile(/* turbopackIgnore: true */ path.resolve(process.cwd(), file)).then((packed) =>
    openFont(unpackWoff(packed)),
  ));

/** A text in the letters of dials, or where these lack one, in the typefaces of papers. */
async function runsOf(text: string): Promise<readonly Run[]> {
  const font = await openDialFont();
  const letters = new Set(font.face.collectUnicodes());
  if (Array.from(text).every((letter) => letters.has(letter.codePointAt(0) ?? 0))) return [{ text, font }];
  const fonts = await loadFonts(/[\u3040-\u30ff]/u.test(text) ? "ja" : "fr", text);
  return fonts.runsOf(text).map((run) => ({ text: run.text, font: run.font.regular.font }));
}

const rounded = (value: number): string => String(Number(value.toFixed(4)) + 0);

/** A glyph's outline. @param x of its origin, em */
function glyphPath(font: Font, id: number, x: number, y: number): string {
  const scale = 1 / font.face.upem / capHeight;
  return font
    .glyphToJson(id)
    .map(({ type, values }) => {
      const numbers = values.map((value, index) =>
        rounded(index % 2 === 0 ? value * scale + x / capHeight : 0.5 - value * scale - y / capHeight),
      );
      return type + numbers.join(" ");
    })
    .join("");
}

/**
 * A line of text as an outline whose capitals are 1 high; null where no typeface has its letters.
 * @param spacing between letters, em
 */
export async function outlineText(text: string, spacing: number): Promise<Outline | null> {
  const isRightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);
  const runs = await runsOf(asFontsHaveIt(text.trim()));
  const glyphs = (isRightToLeft ? runs.toReversed() : runs).flatMap((run) =>
    shapeText(run.font, run.text, isRightToLeft)
      // A letter without a glyph would be drawn as an empty box.
      .filter(({ id }) => id !== 0)
      .map((glyph) => ({ font: run.font, ...glyph })),
  );
  const between = (xAdvance: number) => (xAdvance > 0 ? spacing : 0);
  const width = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance / 1000 + between(xAdvance), -spacing);
  let x = -width / 2;
  const paths = glyphs.map(({ font, id, xAdvance, xOffset, yOffset }) => {
    const outline = glyphPath(font, id, x + xOffset / 1000, yOffset / 1000);
    x += xAdvance / 1000 + between(xAdvance);
    return outline;
  });
  const outline = paths.join("");
  return outline ? { width: Number(rounded(width / capHeight)), path: outline } : null;
}

/** Letters of a text that no delivered typeface has; `outlineText` leaves them out. */
export async function missingLetters(text: string): Promise<readonly string[]> {
  const runs = await runsOf(asFontsHaveIt(text.trim()));
  const unknown = runs.flatMap((run) => shapeText(run.font, run.text, false)).filter(({ id }) => id === 0);
  return [...new Set(unknown.map(({ codePoints }) => String.fromCodePoint(...codePoints)))];
}
