import PDFDocument from "pdfkit";
import { drawQr } from "./draw-qr";
import { receiptFonts, runsOf } from "@/src/gateways/receipt/receipt-fonts";

/** What the drawing needs; the emails' gift card document has this shape. */
interface CardSheet {
  readonly language: string;
  readonly title: string;
  readonly amount: string;
  readonly share: number;
  readonly recipient: string;
  readonly until: string;
  readonly message: readonly string[];
  readonly sender: string;
  readonly codeLabel: string;
  readonly code: string;
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  readonly foot: string;
  /** What its QR code opens: the card's page. */
  readonly opens: string;
}

/** A4 in points; the card has the proportions of a bank card. */
const page = { width: 595, margin: 56, foot: 790 };
const card = { x: 56, y: 96, width: 483, height: 304 };
const inset = 32;
/** Scanned from a table, a module is half a millimetre at least. */
const qrSide = 84;
const colors = { ink: "#12171b", quiet: "#47515a", blue: "#1c3fae", white: "#ffffff", faint: "#8ea0dc" };
const ticks = 46;

interface Writing {
  readonly size: number;
  readonly color?: string;
  readonly isBold?: boolean;
  readonly spacing?: number;
  readonly isRight?: boolean;
}

type Box = readonly [x: number, y: number, width: number];

/** Writes one text in both scripts. @returns the height it took */
function write(document: PDFKit.PDFDocument, text: string, [x, y, width]: Box, style: Writing): number {
  const { size, color = colors.ink, isBold = false, spacing = 0, isRight = false } = style;
  const runs = runsOf(text);
  const fontOf = (script: string) => `${script}-${isBold ? "bold" : "regular"}`;
  document.fontSize(size).fillColor(color);
  const length = runs.reduce(
    (sum, run) =>
      sum + document.font(fontOf(run.script)).widthOfString(run.text, { characterSpacing: spacing }),
    0,
  );
  const start = isRight ? x + width - length : x;
  document.x = start;
  document.y = y;
  runs.forEach((run, place) => {
    document.font(fontOf(run.script)).text(run.text, {
      width: x + width - start + 1,
      continued: place < runs.length - 1,
      characterSpacing: spacing,
      lineGap: 2,
    });
  });
  return document.y - y;
}

/** The brand's ruler: marked as far as the card goes. */
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
      .strokeColor(isMarked ? colors.white : colors.faint)
      .stroke();
  }
}

function drawMark(document: PDFKit.PDFDocument): void {
  document
    .save()
    .translate(card.x + inset, card.y + inset)
    .scale(0.75)
    .path("M9.5 1v20M1.5 3l8 17 8-17")
    .lineWidth(1.75)
    .strokeColor(colors.white)
    .stroke()
    .restore();
  write(document, "Atelier Valcour", [card.x + inset + 20, card.y + inset - 1, 300], {
    size: 13,
    color: colors.white,
    isBold: true,
  });
}

function drawCard(document: PDFKit.PDFDocument, sheet: CardSheet): void {
  document.roundedRect(card.x, card.y, card.width, card.height, 8).fill(colors.blue);
  drawMark(document);
  drawQr(document, sheet.opens, { x: card.x + card.width - inset - qrSide, y: card.y + inset, side: qrSide });
  const inner: readonly [number, number] = [card.x + inset, card.width - 2 * inset];
  write(document, sheet.amount, [inner[0], card.y + 96, inner[1]], { size: 56, color: colors.white });
  drawRule(document, sheet.share);
  const line = card.y + card.height - 44;
  write(document, sheet.recipient, [inner[0], line, 220], { size: 10, color: colors.white });
  write(document, sheet.until, [inner[0] + 200, line, inner[1] - 200], {
    size: 10,
    color: colors.white,
    isRight: true,
  });
}

function drawWords(document: PDFKit.PDFDocument, sheet: CardSheet): void {
  const width = card.width;
  let y = card.y + card.height + 32;
  for (const line of sheet.message)
    y += write(document, line === "" ? " " : line, [page.margin, y, width], { size: 12 });
  if (sheet.sender !== "")
    y += write(document, sheet.sender, [page.margin, y + 6, width], { size: 10, color: colors.quiet }) + 6;
  y += 24;
  y += write(document, sheet.codeLabel, [page.margin, y, width], { size: 10, color: colors.quiet }) + 2;
  y += write(document, sheet.code, [page.margin, y, width], { size: 18, isBold: true, spacing: 0.6 }) + 20;
  for (const { title, text } of sheet.notes) {
    y += write(document, title, [page.margin, y, width], { size: 10, isBold: true }) + 2;
    y += write(document, text, [page.margin, y, width], { size: 10, color: colors.quiet }) + 12;
  }
  write(document, sheet.foot, [page.margin, Math.max(page.foot, y), width], {
    size: 9,
    color: colors.quiet,
  });
}

/** Draws a gift card to print as a PDF; only the letters it uses are embedded. */
export async function renderGiftCard(sheet: CardSheet): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await receiptFonts(sheet.language);
  const document = new PDFDocument({
    size: "A4",
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    lang: sheet.language,
    info: { Title: sheet.title, Author: "Atelier Valcour" },
    font: "",
  });
  for (const [name, font] of fonts) document.registerFont(name, font);
  const parts: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", resolve);
    document.on("error", reject);
  });
  write(document, sheet.title, [page.margin, page.margin, card.width], { size: 14, isBold: true });
  drawCard(document, sheet);
  drawWords(document, sheet);
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(parts));
}
