import type { PaperLook } from "@/src/domain/brand/paper-look";

/** The square a sign is drawn in, in points. */
interface SignPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly color: string;
}

/** Of the drawing of the delivered sign. */
const deliveredSide = 20;

/** Draws the sign of a brand into a square. */
export function drawSign(
  document: PDFKit.PDFDocument,
  { sign }: PaperLook,
  { x, y, side, color }: SignPlace,
): void {
  document.save().translate(x, y);
  if (sign) {
    document
      .translate(side / 2, side / 2)
      .scale(Math.min(side, side / sign.width))
      .path(sign.path)
      .fill(color);
  } else {
    document
      .scale(side / deliveredSide)
      .path("M9.5 1v20M1.5 3l8 17 8-17")
      .lineWidth(1.75)
      .strokeColor(color)
      .stroke();
  }
  document.restore();
}
