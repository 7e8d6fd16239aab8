import type { Glyph } from "./shape";

type Position = Omit<Glyph, "id" | "codePoints" | "width"> & {
  readonly yAdvance: number;
  readonly advanceWidth: number;
};

/** The PDF library's data of an embedded font. */
interface EmbeddedFont {
  readonly subset: { readonly glyphs: number[] };
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  layout: () => { readonly advanceWidth: number };
  encode: () => readonly [codes: readonly string[], positions: readonly Position[]];
  /** codes of glyphs by glyph and text */
  codes?: Map<string, number>;
}

/** A glyph used for different letters has a code for each, so that copied text is right. */
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
 * Encodes these glyphs in the document's current font. The PDF library could shape text itself, but fails on Indic and
 * Arabic scripts.
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
