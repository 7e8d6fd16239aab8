import type { Glyph } from "./shape";

type Position = Omit<Glyph, "id" | "codePoints" | "width"> & {
  readonly yAdvance: number;
  readonly advanceWidth: number;
};

/** What the PDF library keeps of a font that it embeds. */
interface EmbeddedFont {
  readonly subset: { readonly glyphs: number[] };
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  layout: () => { readonly advanceWidth: number };
  encode: () => readonly [codes: readonly string[], positions: readonly Position[]];
  /** codes of glyphs by what they say */
  codes?: Map<string, number>;
}

/** A glyph that says different letters in different words has a code for each: a reader copies what was written. */
function codeOf(font: EmbeddedFont, { id, codePoints, width }: Glyph): number {
  font.codes ??= new Map();
  const key = `${id}:${codePoints.join()}`;
  const known = font.codes.get(key);
  if (known !== undefined) return known;
  const code = font.subset.glyphs.push(id) - 1;
  font.widths[code] = width;
  font.unicode[code] = codePoints;
  font.codes.set(key, code);
  return code;
}

/**
 * Has the document's current font write these glyphs next. The PDF library would shape a text by itself, but fails on
 * letters of India and Arabia.
 */
export function embedGlyphs(document: PDFKit.PDFDocument, glyphs: readonly Glyph[]): void {
  const font = (document as unknown as { readonly _font: EmbeddedFont })._font;
  font.layout = () => ({ advanceWidth: glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) });
  font.encode = () => [
    glyphs.map((glyph) => codeOf(font, glyph).toString(16).padStart(4, "0")),
    glyphs.map(({ width, xAdvance, xOffset, yOffset }) => ({
      xAdvance,
      yAdvance: 0,
      xOffset,
      yOffset,
      advanceWidth: width,
    })),
  ];
}
