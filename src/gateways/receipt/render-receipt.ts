import PDFDocument from "pdfkit";
import { receiptFont, runsOf, type ReceiptFont } from "./receipt-fonts";

/** What the drawing needs; the emails' receipt document has this shape. */
interface Receipt {
  readonly language: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly columns: readonly [string, string, string, string];
  readonly rows: readonly {
    readonly title: string;
    readonly details: readonly string[];
    readonly quantity: string;
    readonly unit: string;
    readonly total: string;
  }[];
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly isTotal: boolean }[];
  readonly notes: readonly string[];
}

/** A4 in points. */
const page = { width: 595, margin: 56, bottom: 780 };
const right = page.width - page.margin;
const ink = "#12171b";
const quiet = "#47515a";
const hairline = "#cdd4d8";
/** Columns: left edge and width. */
const columns = { article: [56, 270], quantity: [330, 40], unit: [374, 80], total: [459, 80] } as const;

interface Style {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
  readonly align?: "left" | "right";
}

interface Pen {
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

function drawHead(pen: Pen, receipt: Receipt): number {
  pen.write("Atelier Valcour", [page.margin, 300], page.margin, { size: 11, isBold: true });
  pen.write(receipt.title, [page.margin, 300], 92, { size: 26 });
  let y = 132;
  for (const fact of receipt.facts) y += pen.write(fact, [page.margin, 400], y, { color: quiet });
  const top = y + 24;
  const ends = receipt.parties.map(({ title, lines }, index) => {
    const box = [page.margin + index * 250, 230] as const;
    let line = top + pen.write(title, box, top, { isBold: true }) + 2;
    for (const text of lines) line += pen.write(text, box, line, { color: quiet });
    return line;
  });
  return Math.max(...ends) + 28;
}

function drawRows(pen: Pen, receipt: Receipt, top: number): number {
  const [article, quantity, unit, total] = receipt.columns;
  const small = { size: 8.5, color: quiet };
  pen.write(article, columns.article, top, small);
  pen.write(quantity, columns.quantity, top, { ...small, align: "right" });
  pen.write(unit, columns.unit, top, { ...small, align: "right" });
  pen.write(total, columns.total, top, { ...small, align: "right" });
  let y = top + 16;
  for (const row of receipt.rows) {
    y = pen.room(y, 40 + row.details.length * 12);
    pen.rule(y);
    y += 8;
    pen.write(row.quantity, columns.quantity, y, { align: "right" });
    pen.write(row.unit, columns.unit, y, { align: "right" });
    pen.write(row.total, columns.total, y, { align: "right" });
    y += pen.write(row.title, columns.article, y, { isBold: true });
    for (const detail of row.details) y += pen.write(detail, columns.article, y, small);
    y += 8;
  }
  return y;
}

function drawSums(pen: Pen, receipt: Receipt, top: number): void {
  let y = pen.room(top, 60 + receipt.sums.length * 18);
  pen.rule(y);
  y += 10;
  for (const { label, amount, isTotal } of receipt.sums) {
    const style = { isBold: isTotal, size: isTotal ? 12 : 10 };
    pen.write(amount, columns.total, y, { ...style, align: "right" });
    y += pen.write(label, [200, 250], y, { ...style, align: "right" }) + 4;
  }
  y += 12;
  for (const note of receipt.notes)
    y += pen.write(note, [page.margin, right - page.margin], y, { size: 8.5, color: quiet });
}

const names: readonly ReceiptFont[] = ["latin-regular", "latin-bold", "japanese-regular", "japanese-bold"];

/** Draws a receipt as a PDF; only the letters it uses are embedded. */
export async function renderReceipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await Promise.all(names.map(receiptFont));
  const document = new PDFDocument({
    size: "A4",
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    lang: receipt.language,
    info: { Title: `${receipt.title} ${receipt.facts[0] ?? ""}`, Author: "Atelier Valcour" },
    font: "",
  });
  names.forEach((name, index) => document.registerFont(name, fonts[index]));
  const parts: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", resolve);
    document.on("error", reject);
  });
  const pen = penOf(document);
  drawSums(pen, receipt, drawRows(pen, receipt, drawHead(pen, receipt)));
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(parts));
}
