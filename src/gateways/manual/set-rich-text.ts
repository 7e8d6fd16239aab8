import type { ListEntry, RichText, Runs, TextPart } from "@/src/domain/content/rich-text";
import { inks, keepRoom, plain, setParagraph, setRule } from "./manual-pen";

const markWidth = 14;

function setEntry(document: PDFKit.PDFDocument, entry: ListEntry, mark: string, indent: number): void {
  keepRoom(document, 24);
  const top = document.y;
  const page = document.bufferedPageRange().count;
  setParagraph(document, plain(mark), { indent, color: inks.quiet });
  // The mark stands beside its words, not above them.
  if (document.bufferedPageRange().count === page) document.y = top;
  setParagraph(document, entry.words, { indent: indent + markWidth });
  document.y += 2;
  if (entry.inner) setList(document, entry.inner, indent + markWidth);
}

function setList(
  document: PDFKit.PDFDocument,
  { isOrdered, entries }: Extract<TextPart, { type: "list" }>,
  indent = 0,
): void {
  entries.forEach((entry, index) => setEntry(document, entry, isOrdered ? `${index + 1}.` : "–", indent));
}

/** One figure, large where its editor made it strong, and what it counts. */
function setRemark(document: PDFKit.PDFDocument, words: Runs): void {
  const strong = words.filter(({ isBold }) => isBold);
  const rest = words.filter(({ isBold }) => !isBold).map((run) => ({ ...run, text: run.text.trimStart() }));
  keepRoom(document, 52);
  document.y += 4;
  setRule(document, document.y);
  document.y += 7;
  if (strong.length > 0)
    setParagraph(
      document,
      strong.map((run) => ({ ...run, isBold: false })),
      { size: 20, lineGap: 0 },
    );
  if (rest.length > 0) setParagraph(document, rest, { size: 8.5, color: inks.quiet });
  document.y += 4;
}

function setPart(document: PDFKit.PDFDocument, part: TextPart): void {
  if (part.type === "list") return setList(document, part);
  if (part.type === "remark") return setRemark(document, part.words);
  if (part.type === "paragraph") return setParagraph(document, part.words);
  keepRoom(document, 60);
  document.y += 4;
  return setParagraph(document, part.words, { size: part.level === 2 ? 12 : 10, isBold: true });
}

/** Sets a long text, part by part. */
export function setRichText(document: PDFKit.PDFDocument, text: RichText): void {
  for (const part of text) {
    setPart(document, part);
    document.y += 5;
  }
}
