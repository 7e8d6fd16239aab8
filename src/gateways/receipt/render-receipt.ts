import type { PaperLook } from "@/src/domain/brand/paper-look";
import type { PrintedReceipt } from "@/src/domain/order/printed-receipt";
import { drawPages, page, quiet, right, writeBrand, type Pen } from "@/src/gateways/print/pen";

/** Columns: left edge and width. */
const columns = { article: [56, 270], quantity: [330, 40], unit: [374, 80], total: [459, 80] } as const;

function drawFacts(pen: Pen, receipt: PrintedReceipt): number {
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

function drawRows(pen: Pen, receipt: PrintedReceipt, top: number): number {
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

function drawSums(pen: Pen, receipt: PrintedReceipt, top: number): void {
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

/** Renders a receipt as a PDF. */
export const renderReceipt = (receipt: PrintedReceipt, look: PaperLook): Promise<Uint8Array<ArrayBuffer>> =>
  drawPages(
    {
      language: receipt.language,
      brand: receipt.brand,
      title: `${receipt.title} ${receipt.facts[0] ?? ""}`,
      content: receipt,
    },
    (pen, document) => {
      writeBrand(pen, document, receipt.brand, look);
      drawSums(pen, receipt, drawRows(pen, receipt, drawFacts(pen, receipt)));
    },
  );
