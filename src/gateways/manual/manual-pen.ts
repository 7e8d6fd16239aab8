import type { PaperLook } from "@/src/domain/brand/paper-look";
import type { Runs } from "@/src/domain/content/rich-text";
import type { Print } from "@/src/gateways/print/draw-pdf";
import { drawSign } from "@/src/gateways/print/draw-sign";

/** A5 in points, so that two pages fit a sheet of A4. */
export const sheet = { width: 419.53, height: 595.28, margin: 42, bottom: 548 } as const;
export const column = sheet.width - 2 * sheet.margin;

/** Colors of the design (src/styles/tokens.css). */
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

/** Plain text as runs of one weight. */
export const plain = (text: string): Runs => [{ text, isBold: false, isItalic: false, href: null }];

/** Begins a new page unless that many points are left. */
export function keepRoom(document: PDFKit.PDFDocument, needed: number): void {
  if (document.y + needed > sheet.bottom) document.addPage();
}

/** Sets a paragraph after the last one, over as many pages as needed. */
export function setParagraph({ document, type }: Print, words: Runs, given: TextStyle = {}): void {
  const { size = 9.5, color = inks.text, isBold = false, indent = 0, lineGap = 2.6 } = given;
  const style = { size, color, lineGap };
  const weighed = words.map((run) => ({ text: run.text, isBold: isBold || run.isBold }));
  keepRoom(document, size * 2.4);
  for (const line of type.lines(weighed, column - indent, style)) {
    keepRoom(document, line.height);
    const top = document.y;
    type.draw(line, sheet.margin + indent, top, style);
    document.x = sheet.margin;
    document.y = top + line.height;
  }
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

/** The sign and the name of a brand, at the top of a first page. */
export function setBrand(print: Print, brand: string, look: PaperLook): void {
  const place = { x: sheet.margin, y: print.document.y, side: 12, color: look.accent };
  drawSign(print.document, look, place);
  setParagraph(print, plain(brand), { size: 10, isBold: true, indent: 18 });
}
