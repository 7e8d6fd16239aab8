import type { PaperLook } from "@/src/domain/brand/paper-look";
import { drawPdf, type Cover, type Print } from "./draw-pdf";
import { drawSign } from "./draw-sign";
import type { TypeStyle } from "./typesetter";

/** A4 in points. */
export const page = { width: 595, margin: 56, bottom: 780 };
export const right = page.width - page.margin;
export const ink = "#12171b";
export const quiet = "#47515a";
const hairline = "#cdd4d8";

interface Style extends Partial<TypeStyle> {
  readonly isBold?: boolean;
  /** "start" depends on the direction of the text's script */
  readonly align?: "left" | "right" | "start";
}

type Box = readonly [x: number, width: number];

export interface Pen {
  /** Draws one text and returns its height. */
  readonly write: (text: string, box: Box, y: number, style?: Style) => number;
  readonly rule: (y: number) => void;
  /** The given y, or the top of a new page if less than `needed` is left. */
  readonly room: (y: number, needed: number) => number;
}

function penOf({ document, type }: Print): Pen {
  return {
    write: (text, [x, width], y, { isBold = false, align = "left", ...given } = {}) => {
      const style = { size: 10, color: ink, ...given };
      let top = y;
      for (const line of type.lines([{ text, isBold }], width, style)) {
        const isRight = align === "right" || (align === "start" && line.isRightToLeft);
        type.draw(line, isRight ? x + width - line.width : x, top, style);
        top += line.height;
      }
      return top - y;
    },
    rule: (y) => {
      document.moveTo(page.margin, y).lineTo(right, y).lineWidth(0.5).strokeColor(hairline).stroke();
    },
    room: (y, needed) => {
      if (y + needed <= page.bottom) return y;
      document.addPage();
      return page.margin;
    },
  };
}

/** Draws a PDF of A4 pages. */
export const drawPages = (
  cover: Cover,
  draw: (pen: Pen, document: PDFKit.PDFDocument) => void,
): Promise<Uint8Array<ArrayBuffer>> =>
  drawPdf(
    cover,
    { size: "A4", margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 } },
    (print) => draw(penOf(print), print.document),
  );

/** Side of a brand's sign at the top of a page, and of its name beside it, in points. */
const head = { side: 14, name: 20 };

/** The brand's sign and name at the top of a page. */
export function writeBrand(pen: Pen, document: PDFKit.PDFDocument, brand: string, look: PaperLook): void {
  drawSign(document, look, { x: page.margin, y: page.margin, side: head.side, color: look.accent });
  pen.write(brand, [page.margin + head.name, 300], page.margin, { size: 11, isBold: true });
}
