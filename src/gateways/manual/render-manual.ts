import PDFDocument from "pdfkit";
import { brandName } from "@/src/domain/brand";
import { receiptFonts } from "@/src/gateways/receipt/receipt-fonts";
import type { ManualDocument } from "./manual-document";
import { column, inks, keepRoom, plain, setParagraph, setRule, sheet } from "./manual-pen";
import { setFigure, setPicture } from "./set-figure";
import { setRichText } from "./set-rich-text";

/** Changes whenever the same manual would be drawn otherwise; what was kept before is then drawn anew. */
export const manualLayout = 1;

function setCover(document: PDFKit.PDFDocument, manual: ManualDocument): void {
  setParagraph(document, plain(brandName), { size: 10, isBold: true });
  document.y = 92;
  setParagraph(document, plain(manual.label), { color: inks.quiet });
  document.y += 4;
  setParagraph(document, plain(manual.title), { size: 27, lineGap: 0 });
  document.y += 6;
  setParagraph(document, plain(manual.summary), { size: 11, color: inks.quiet });
  if (!manual.cover) return;
  document.y += 20;
  setPicture(document, manual.cover, sheet.bottom - document.y);
}

/** @returns the page each chapter begins on, from 1 */
function setChapters(document: PDFKit.PDFDocument, { chapters }: ManualDocument): readonly number[] {
  return chapters.map(({ title, body, figure }, index) => {
    if (index === 0) document.addPage();
    else {
      keepRoom(document, 110);
      if (document.y > sheet.margin) document.y += 14;
    }
    const { count } = document.bufferedPageRange();
    document.outline.addItem(title);
    setParagraph(document, plain(`${index + 1}. ${title}`), { size: 15, lineGap: 1 });
    document.y += 5;
    setRichText(document, body);
    if (figure) setFigure(document, figure);
    return count;
  });
}

function setContents(document: PDFKit.PDFDocument, manual: ManualDocument, pages: readonly number[]): void {
  document.switchToPage(1);
  document.x = sheet.margin;
  document.y = sheet.margin;
  setParagraph(document, plain(manual.contents), { size: 15 });
  document.y += 10;
  manual.chapters.forEach(({ title }, index) => {
    const y = document.y;
    setRule(document, y);
    document.y = y + 6;
    setParagraph(document, plain(String(pages[index] ?? "")), { indent: column - 20, color: inks.quiet });
    document.y = y + 6;
    setParagraph(document, plain(String(index + 1)), { color: inks.quiet });
    document.y = y + 6;
    setParagraph(document, plain(title), { indent: 20 });
    document.y = Math.max(document.y, y + 20) + 4;
  });
}

/** Number and origin at the foot of every page but the cover. */
function setFeet(document: PDFKit.PDFDocument, manual: ManualDocument): void {
  const { count } = document.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    document.switchToPage(page);
    document.y = sheet.bottom - 2;
    const set = (text: string, indent: number) => {
      document.font("latin-regular").fontSize(7.5).fillColor(inks.quiet);
      document.text(text, sheet.margin + indent, sheet.bottom + 12, { lineBreak: false });
    };
    set(manual.source, 0);
    set(String(page + 1), column - 12);
  }
}

/** Draws a manual as a PDF: cover, contents, chapters; only the letters it uses are embedded. */
export async function renderManual(manual: ManualDocument): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await receiptFonts(manual.language);
  const document = new PDFDocument({
    size: "A5",
    margins: {
      top: sheet.margin,
      left: sheet.margin,
      right: sheet.margin,
      bottom: sheet.height - sheet.bottom,
    },
    lang: manual.language,
    bufferPages: true,
    displayTitle: true,
    info: { Title: `${manual.label}, ${manual.title}`, Author: brandName },
    font: "",
  });
  for (const [name, font] of fonts) document.registerFont(name, font);
  const parts: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", resolve);
    document.on("error", reject);
  });
  setCover(document, manual);
  document.addPage();
  const pages = setChapters(document, manual);
  setContents(document, manual, pages);
  // A foot stands below the margin, where text would begin a new page.
  for (let page = 1; page < document.bufferedPageRange().count; page += 1) {
    document.switchToPage(page);
    document.page.margins.bottom = 0;
  }
  setFeet(document, manual);
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(parts));
}
