import { drawPdf, type Print } from "@/src/gateways/print/draw-pdf";
import type { ManualDocument } from "./manual-document";
import { column, inks, keepRoom, plain, setBrand, setParagraph, setRule, sheet } from "./manual-pen";
import { setFigure, setPicture } from "./set-figure";
import { setRichText } from "./set-rich-text";

/** Raise it when the layout changes: cached manuals are then rendered again. */
export const manualLayout = 3;

function setCover(print: Print, manual: ManualDocument): void {
  const { document } = print;
  setBrand(print, manual.brand, manual.look);
  document.y = 92;
  setParagraph(print, plain(manual.label), { color: inks.quiet });
  document.y += 4;
  setParagraph(print, plain(manual.title), { size: 27, lineGap: 0 });
  document.y += 6;
  setParagraph(print, plain(manual.summary), { size: 11, color: inks.quiet });
  if (!manual.cover) return;
  document.y += 20;
  setPicture(document, manual.cover, sheet.bottom - document.y);
}

/** @returns the page each chapter begins on, from 1 */
function setChapters(print: Print, { chapters }: ManualDocument): readonly number[] {
  const { document } = print;
  return chapters.map(({ title, body, figure }, index) => {
    if (index === 0) document.addPage();
    else {
      keepRoom(document, 110);
      if (document.y > sheet.margin) document.y += 14;
    }
    const { count } = document.bufferedPageRange();
    document.outline.addItem(title);
    setParagraph(print, plain(`${index + 1}. ${title}`), { size: 15, lineGap: 1 });
    document.y += 5;
    setRichText(print, body);
    if (figure) setFigure(print, figure);
    return count;
  });
}

function setContents(print: Print, manual: ManualDocument, pages: readonly number[]): void {
  const { document } = print;
  document.switchToPage(1);
  document.x = sheet.margin;
  document.y = sheet.margin;
  setParagraph(print, plain(manual.contents), { size: 15 });
  document.y += 10;
  manual.chapters.forEach(({ title }, index) => {
    const y = document.y;
    setRule(document, y);
    document.y = y + 6;
    setParagraph(print, plain(String(pages[index] ?? "")), { indent: column - 20, color: inks.quiet });
    document.y = y + 6;
    setParagraph(print, plain(String(index + 1)), { color: inks.quiet });
    document.y = y + 6;
    setParagraph(print, plain(title), { indent: 20 });
    document.y = Math.max(document.y, y + 20) + 4;
  });
}

/** Number and origin in the footer of every page except the cover. */
function setFeet({ document, type }: Print, manual: ManualDocument): void {
  const { count } = document.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    document.switchToPage(page);
    document.y = sheet.bottom - 2;
    const set = (text: string, indent: number) => {
      const style = { size: 7.5, color: inks.quiet };
      const [line] = type.lines([{ text, isBold: false }], column, style);
      if (line) type.draw(line, sheet.margin + indent, sheet.bottom + 12, style);
    };
    set(manual.source, 0);
    set(String(page + 1), column - 12);
  }
}

export const bookPages: PDFKit.PDFDocumentOptions = {
  size: "A5",
  margins: {
    top: sheet.margin,
    left: sheet.margin,
    right: sheet.margin,
    bottom: sheet.height - sheet.bottom,
  },
  bufferPages: true,
  displayTitle: true,
};

/** The manual without its pictures, whose bytes are no text. */
const textsOf = ({ chapters, ...manual }: ManualDocument) => ({
  ...manual,
  cover: null,
  chapters: chapters.map(({ figure, ...chapter }) => ({
    ...chapter,
    figure: figure && { ...figure, picture: null },
  })),
});

/** Renders a manual as a PDF: cover, contents, chapters. */
export const renderManual = (manual: ManualDocument): Promise<Uint8Array<ArrayBuffer>> =>
  drawPdf(
    {
      language: manual.language,
      brand: manual.brand,
      title: `${manual.label}, ${manual.title}`,
      content: textsOf(manual),
    },
    bookPages,
    (print) => {
      const { document } = print;
      setCover(print, manual);
      document.addPage();
      const pages = setChapters(print, manual);
      setContents(print, manual, pages);
      // The footer is below the margin, where text would begin a new page.
      for (let page = 1; page < document.bufferedPageRange().count; page += 1) {
        document.switchToPage(page);
        document.page.margins.bottom = 0;
      }
      setFeet(print, manual);
    },
  );
