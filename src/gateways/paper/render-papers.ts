import type { PaperLook } from "@/src/domain/brand/paper-look";
import type { Paper, PaperPictures, PaperPiece } from "@/src/domain/order/paper";
import { drawPages, page, quiet, right, writeBrand, type Pen } from "@/src/gateways/print/pen";

const small = { size: 8.5, color: quiet };
const whole = [page.margin, right - page.margin] as const;
const picture = 150;
/** Columns of a piece's parts: left edge and width. */
const columns = { name: [56, 110], value: [170, 230], keys: [404, 135] } as const;

function drawFacts(pen: Pen, paper: Paper): number {
  pen.write(paper.title, [page.margin, 400], 84, { size: 24 });
  let y = 120;
  for (const fact of paper.facts) y += pen.write(fact, whole, y, { color: quiet });
  const top = y + 16;
  const ends = paper.parties.map(({ title, lines }, place) => {
    const box = [page.margin + place * 250, 230] as const;
    let line = top + pen.write(title, box, top, { isBold: true }) + 2;
    for (const text of lines) line += pen.write(text, box, line);
    return line;
  });
  return Math.max(top, ...ends) + 12;
}

interface Drawing {
  readonly pen: Pen;
  readonly document: PDFKit.PDFDocument;
  readonly pictures: PaperPictures;
}

function drawPiece({ pen, document, pictures }: Drawing, piece: PaperPiece, top: number): number {
  const bytes = piece.image === null ? undefined : pictures.get(piece.image);
  let y = pen.room(top, bytes ? picture + 80 : 60);
  pen.rule(y);
  y += 10;
  if (piece.amount !== null) pen.write(piece.amount, [right - 120, 120], y, { align: "right" });
  y += pen.write(piece.title, [page.margin, 350], y, { isBold: true, size: 12 });
  y += pen.write(piece.quantity, whole, y) + 4;
  for (const detail of piece.details) y += pen.write(detail, whole, y, small);
  if (bytes) {
    document.image(Buffer.from(bytes), page.margin, y + 4, { fit: [picture, picture] });
    y += picture + 12;
  }
  for (const part of piece.parts) {
    y = pen.room(y, 20);
    const heights = [
      pen.write(part.name, columns.name, y, { color: quiet }),
      pen.write(part.value, columns.value, y),
      pen.write(part.keys, columns.keys, y, { size: 8.5 }),
    ];
    y += Math.max(...heights) + 4;
  }
  return y + 8;
}

function drawNotes(pen: Pen, { notes }: Paper, top: number): void {
  let y = top;
  for (const { title, lines } of notes) {
    y = pen.room(y, 40);
    pen.rule(y);
    y += 8;
    y += pen.write(title, whole, y, { isBold: true }) + 2;
    for (const line of lines) {
      y = pen.room(y, 16);
      y += pen.write(line === "" ? " " : line, whole, y, { align: "start" });
    }
    y += 8;
  }
}

/** Renders papers into one PDF, each on a new page. */
export const renderPapers = (
  papers: readonly Paper[],
  pictures: PaperPictures,
  look: PaperLook,
): Promise<Uint8Array<ArrayBuffer>> =>
  drawPages(
    {
      language: papers[0]?.language ?? "fr",
      brand: papers[0]?.brand ?? "",
      title: papers[0]?.title ?? "",
      content: papers,
    },
    (pen, document) => {
      papers.forEach((paper, place) => {
        if (place > 0) document.addPage();
        writeBrand(pen, document, paper.brand, look);
        let y = drawFacts(pen, paper);
        for (const piece of paper.pieces) y = drawPiece({ pen, document, pictures }, piece, y);
        drawNotes(pen, paper, y);
      });
    },
  );
