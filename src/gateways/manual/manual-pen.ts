import { runsOf } from "@/src/gateways/receipt/receipt-fonts";
import type { Runs } from "@/src/domain/content/rich-text";

/** A5 in points, so that two pages fit a sheet of A4. */
export const sheet = { width: 419.53, height: 595.28, margin: 42, bottom: 548 } as const;
export const column = sheet.width - 2 * sheet.margin;

/** The look's inks (src/styles/tokens.css). */
export const inks = {
  text: "#12171b",
  quiet: "#47515a",
  hairline: "#cdd4d8",
  ground: "#f3f5f5",
  signal: "#a6123a",
};

export interface TextStyle {
  readonly size?: number;
  readonly color?: string;
  readonly isBold?: boolean;
  /** points from the left margin */
  readonly indent?: number;
  readonly lineGap?: number;
}

interface Piece {
  readonly text: string;
  readonly font: string;
}

/** Stretches of one script and weight, as fonts know them. */
const piecesOf = (words: Runs, isBold: boolean): readonly Piece[] =>
  words.flatMap((run) =>
    runsOf(run.text).map(({ text, script }) => ({
      text,
      font: `${script}-${isBold || run.isBold ? "bold" : "regular"}`,
    })),
  );

/** Plain text as runs of one weight. */
export const plain = (text: string): Runs => [{ text, isBold: false, isItalic: false, href: null }];

/** Begins a page unless that many points are left on this one. */
export function keepRoom(document: PDFKit.PDFDocument, needed: number): void {
  if (document.y + needed > sheet.bottom) document.addPage();
}

/** Sets a paragraph where the last one ended; it goes on over as many pages as it needs. */
export function setParagraph(document: PDFKit.PDFDocument, words: Runs, style: TextStyle = {}): void {
  const { size = 9.5, color = inks.text, isBold = false, indent = 0, lineGap = 2.6 } = style;
  const pieces = piecesOf(words, isBold);
  keepRoom(document, size * 2.4);
  document.fontSize(size).fillColor(color);
  document.x = sheet.margin + indent;
  pieces.forEach(({ text, font }, index) => {
    document.font(font);
    document.text(text, { width: column - indent, lineGap, continued: index < pieces.length - 1 });
  });
  document.x = sheet.margin;
}

/** A thin line across the column. */
export function setRule(document: PDFKit.PDFDocument, y: number): void {
  document
    .moveTo(sheet.margin, y)
    .lineTo(sheet.margin + column, y)
    .lineWidth(0.5)
    .strokeColor(inks.hairline)
    .stroke();
}
