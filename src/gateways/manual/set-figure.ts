import type { Drawing, DrawnPath } from "@/src/domain/content/manual-drawing";
import type { PrintedFigure } from "./manual-document";
import type { Print } from "@/src/gateways/print/draw-pdf";
import { column, inks, keepRoom, plain, setParagraph, sheet } from "./manual-pen";

/** A picture is cropped to 16:9, to save paper. */
const pictureHeight = (column * 9) / 16;
const drawingInset = 12;
const drawingScale = ({ width }: Drawing) => (column - 2 * drawingInset) / width;
const drawingHeight = (drawing: Drawing) => drawing.height * drawingScale(drawing) + 2 * drawingInset;

function setDrawing({ document, type }: Print, drawing: Drawing): number {
  const { paths, labels } = drawing;
  const total = drawingHeight(drawing);
  const top = document.y;
  document.rect(sheet.margin, top, column, total).fill(inks.ground);
  document
    .save()
    .translate(sheet.margin + drawingInset, top + drawingInset)
    .scale(drawingScale(drawing));
  for (const { path, as } of paths) strokes[as](document.path(path));
  const style = { size: 24, color: inks.text };
  for (const { text, x, y } of labels) {
    const [line] = type.lines([{ text, isBold: false }], drawing.width, style);
    if (line) type.draw(line, x - line.width / 2, y - 17, style);
  }
  document.restore();
  document.x = sheet.margin;
  document.y = top;
  return total;
}

const strokes: Record<DrawnPath["as"], (path: PDFKit.PDFDocument) => void> = {
  line: (path) => path.lineWidth(2).stroke(inks.text),
  hairline: (path) => path.lineWidth(1).stroke(inks.quiet),
  fill: (path) => path.fill(inks.hairline),
  signal: (path) => path.fill(inks.signal),
  mark: (path) => path.fill(inks.text),
};

/** A picture over the whole column, cropped around its centre. @returns its height in points */
export function setPicture(
  document: PDFKit.PDFDocument,
  picture: Uint8Array,
  height = pictureHeight,
): number {
  const { x, y } = { x: sheet.margin, y: document.y };
  document.save().rect(x, y, column, height).clip();
  document.image(Buffer.from(picture), x, y, { cover: [column, height], align: "center", valign: "center" });
  document.restore();
  document.x = x;
  document.y = y;
  return height;
}

/** A figure with its caption, kept on one page. */
export function setFigure(print: Print, { drawing, picture, caption }: PrintedFigure): void {
  const { document } = print;
  if (!drawing && !picture) return;
  keepRoom(document, (drawing ? drawingHeight(drawing) : pictureHeight) + 24);
  document.y += 6;
  const height = drawing ? setDrawing(print, drawing) : picture ? setPicture(document, picture) : 0;
  document.y += height + 6;
  if (caption) setParagraph(print, plain(caption), { size: 8, color: inks.quiet });
  document.y += 6;
}
