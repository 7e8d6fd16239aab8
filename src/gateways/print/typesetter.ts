import { paragraphOf, type Run, type Words } from "./bidi-runs";
import { breakLines, type Line } from "./break-lines";
import type { Fonts, LoadedFile } from "./load-fonts";
import { embedGlyphs } from "./embed-glyphs";
import { shapeText, type Glyph } from "./shape";

export interface TypeStyle {
  readonly size: number;
  readonly color: string;
  /** points between letters */
  readonly spacing?: number;
  /** points between lines, in addition to the fonts' line gap */
  readonly lineGap?: number;
}

export interface SetLine extends Line {
  /** points from its top to the baseline, and to the next line */
  readonly ascent: number;
  readonly height: number;
}

export interface Typesetter {
  readonly lines: (words: readonly Words[], width: number, style: TypeStyle) => readonly SetLine[];
  readonly draw: (line: SetLine, x: number, y: number, style: TypeStyle) => void;
}

/** Maximum line metrics, em: fonts of tall scripts reserve two em for rare characters. */
const highest = { ascent: 1.1, below: 0.4 };

const metricsOf = ({ regular: { font } }: LoadedFile) => {
  const { ascender, descender, lineGap } = font.hExtents();
  const { upem } = font.face;
  return {
    ascent: Math.min(ascender / upem, highest.ascent),
    below: Math.min((lineGap - descender) / upem, highest.below),
  };
};

/** Sets text of any script in a document with the fonts registered. */
export function typesetterOf(document: PDFKit.PDFDocument, fonts: Fonts): Typesetter {
  const fontOf = (run: Run) => (run.isBold ? run.font.bold : run.font.regular);
  const shaped = new Map<string, readonly Glyph[]>();
  const shape = (run: Run): readonly Glyph[] => {
    const { name, font } = fontOf(run);
    const key = `${name} ${run.isRightToLeft} ${run.text}`;
    const glyphs = shaped.get(key) ?? shapeText(font, run.text, run.isRightToLeft);
    shaped.set(key, glyphs);
    return glyphs;
  };
  const measure = (run: Run, { size, spacing = 0 }: TypeStyle) =>
    shape(run).reduce((sum, { xAdvance }) => sum + (xAdvance * size) / 1000 + spacing, 0);
  const drawRun = (run: Run, x: number, baseline: number, { size, color, spacing = 0 }: TypeStyle) => {
    document.font(fontOf(run).name).fontSize(size).fillColor(color);
    embedGlyphs(document, shape(run));
    document.text(run.text, x, baseline, {
      lineBreak: false,
      baseline: "alphabetic",
      characterSpacing: spacing,
    });
  };
  return {
    lines: (words, width, style) =>
      breakLines(paragraphOf(words, fonts), width, (run) => measure(run, style)).map((line) => {
        // A line in another script is as high as needed, but no lower than in the shop's own font.
        const metrics = [fonts.plain, ...line.runs.map(({ font }) => font)].map(metricsOf);
        const ascent = Math.max(...metrics.map((one) => one.ascent)) * style.size;
        const below = Math.max(...metrics.map((one) => one.below)) * style.size;
        return { ...line, ascent, height: ascent + below + (style.lineGap ?? 0) };
      }),
    draw: ({ runs, ascent }, x, y, style) => {
      let left = x;
      for (const run of runs) {
        drawRun(run, left, y + ascent, style);
        left += measure(run, style);
      }
    },
  };
}
