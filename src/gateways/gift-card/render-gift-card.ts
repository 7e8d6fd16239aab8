import type { PaperLook } from "@/src/domain/brand/paper-look";
import type { PrintedCard } from "@/src/domain/gift-card/printed-card";
import { drawSign } from "@/src/gateways/print/draw-sign";
import { drawPages, page, quiet, type Pen } from "@/src/gateways/print/pen";
import { drawQr } from "./draw-qr";

/** In points; the card has the proportions of a bank card. */
const card = { x: 56, y: 96, width: 483, height: 304 };
const inset = 32;
/** A module is at least half a millimetre, to be scannable on paper. */
const qrSide = 84;
const foot = 790;
const colors = { white: "#ffffff" };
/** Of a mark of the ruler beyond the value. */
const faint = 0.5;
/** Line spacing of the card, a little wider than on a receipt. */
const lineGap = 2;
const ticks = 46;

/** The brand's ruler, marked in proportion to the card's value. */
function drawRule(document: PDFKit.PDFDocument, share: number): void {
  const [left, right] = [card.x + inset, card.x + card.width - inset];
  const bottom = card.y + card.height - 56;
  for (let tick = 0; tick < ticks; tick += 1) {
    const x = left + ((right - left) * tick) / (ticks - 1);
    const isMarked = tick / (ticks - 1) <= share;
    document
      .moveTo(x, bottom)
      .lineTo(x, bottom - (tick % 5 === 0 ? 22 : 11))
      .lineWidth(isMarked ? 1.5 : 0.75)
      .strokeColor(colors.white, isMarked ? 1 : faint)
      .stroke();
  }
}

function drawBrand(
  pen: Pen,
  document: PDFKit.PDFDocument,
  { brand, look }: { brand: string; look: PaperLook },
): void {
  drawSign(document, look, { x: card.x + inset, y: card.y + inset, side: 15, color: colors.white });
  const style = { size: 13, color: colors.white, isBold: true };
  pen.write(brand, [card.x + inset + 20, 300], card.y + inset - 1, style);
}

function drawCard(pen: Pen, document: PDFKit.PDFDocument, sheet: PrintedCard, look: PaperLook): void {
  document.roundedRect(card.x, card.y, card.width, card.height, 8).fill(look.accent);
  drawBrand(pen, document, { brand: sheet.brand, look });
  drawQr(document, sheet.opens, { x: card.x + card.width - inset - qrSide, y: card.y + inset, side: qrSide });
  const [left, width] = [card.x + inset, card.width - 2 * inset];
  pen.write(sheet.amount, [left, width], card.y + 96, { size: 56, color: colors.white });
  drawRule(document, sheet.share);
  const line = card.y + card.height - 44;
  pen.write(sheet.recipient, [left, 220], line, { color: colors.white });
  pen.write(sheet.until, [left + 230, width - 230], line, { color: colors.white, align: "right" });
}

function drawWords(pen: Pen, sheet: PrintedCard): void {
  const box = [page.margin, card.width] as const;
  let y = card.y + card.height + 32;
  for (const line of sheet.message)
    y += pen.write(line === "" ? " " : line, box, y, { size: 12, lineGap, align: "start" });
  if (sheet.sender !== "")
    y += pen.write(sheet.sender, box, y + 6, { color: quiet, lineGap, align: "start" }) + 6;
  y += 24;
  y += pen.write(sheet.codeLabel, box, y, { color: quiet, lineGap }) + 2;
  y += pen.write(sheet.code, box, y, { size: 18, isBold: true, spacing: 0.6, lineGap }) + 20;
  for (const { title, text } of sheet.notes) {
    y += pen.write(title, box, y, { isBold: true, lineGap }) + 2;
    y += pen.write(text, box, y, { color: quiet, lineGap }) + 12;
  }
  pen.write(sheet.foot, box, Math.max(foot, y), { size: 9, color: quiet });
}

/** Renders a printable gift card as a PDF. */
export const renderGiftCard = (sheet: PrintedCard, look: PaperLook): Promise<Uint8Array<ArrayBuffer>> =>
  drawPages({ ...sheet, content: sheet }, (pen, document) => {
    pen.write(sheet.title, [page.margin, card.width], page.margin, { size: 14, isBold: true });
    drawCard(pen, document, sheet, look);
    drawWords(pen, sheet);
  });
