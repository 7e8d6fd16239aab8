import PDFDocument from "pdfkit";
import { receiptFonts, runsOf } from "./receipt-fonts";

/** A4 in points. */
export const page = { width: 595, margin: 56, bottom: 780 };
export const right = page.width - page.margin;
const ink = "#12171b";
export const quiet = "#47515a";
const hairline = "#cdd4d8";
interface Style {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
  readonly align?: "left" | "right";
}

export interface Pen {
  /** Draws one text and answers the height it took. */
  readonly write: (
    text: string,
    box: readonly [x: number, width: number],
    y: number,
    style?: Style,
  ) => number;
  readonly rule: (y: number) => void;
  /** The given height, or the top of a new page where less than `needed` is left. */
  readonly room: (y: number, needed: number) => number;
}

function penOf(document: PDFKit.PDFDocument): Pen {
  const fontOf = (script: string, isBold: boolean) => `${script}-${isBold ? "bold" : "regular"}`;
  return {
    write: (text, [x, width], y, { size = 10, isBold = false, color = ink, align = "left" } = {}) => {
      const runs = runsOf(text);
      document.fontSize(size).fillColor(color);
      const measure = () =>
        runs.reduce((sum, run) => sum + document.font(fontOf(run.script, isBold)).widthOfString(run.text), 0);
      const start = align === "right" ? x + width - measure() : x;
      document.x = start;
      document.y = y;
      runs.forEach((run, index) => {
        document.font(fontOf(run.script, isBold));
        document.text(run.text, { width: x + width - start + 1, continued: index < runs.length - 1 });
      });
      return document.y - y;
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

interface Cover {
  /** of the words in it */
  readonly language: string;
  readonly title: string;
}

/** Draws a PDF of A4 pages; only the letters it uses are embedded. */
export async function drawPages(
  { language, title }: Cover,
  draw: (pen: Pen, document: PDFKit.PDFDocument) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await receiptFonts(language);
  const document = new PDFDocument({
    size: "A4",
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    lang: language,
    info: { Title: title, Author: "Atelier Valcour" },
    font: "",
  });
  for (const [name, font] of fonts) document.registerFont(name, font);
  const parts: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", resolve);
    document.on("error", reject);
  });
  draw(penOf(document), document);
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(parts));
}
