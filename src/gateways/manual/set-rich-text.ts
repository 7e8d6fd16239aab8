import type { ListEntry, RichText, Runs, TextPart } from "@/src/domain/content/rich-text";
import type { Print } from "@/src/gateways/print/draw-pdf";
import { inks, keepRoom, plain, setParagraph, setRule } from "./manual-pen";

const markWidth = 14;

function setEntry(print: Print, entry: ListEntry, mark: string, indent: number): void {
  keepRoom(print.document, 24);
  const top = print.document.y;
  const page = print.document.bufferedPageRange().count;
  setParagraph(print, plain(mark), { indent, color: inks.quiet });
  // The marker is beside its text, not above it.
  if (print.document.bufferedPageRange().count === page) print.document.y = top;
  setParagraph(print, entry.words, { indent: indent + markWidth });
  print.document.y += 2;
  if (entry.inner) setList(print, entry.inner, indent + markWidth);
}

function setList(
  print: Print,
  { isOrdered, entries }: Extract<TextPart, { type: "list" }>,
  indent = 0,
): void {
  entries.forEach((entry, index) => setEntry(print, entry, isOrdered ? `${index + 1}.` : "–", indent));
}

/** A highlighted figure, large if bold, with its unit. */
function setRemark(print: Print, words: Runs): void {
  const strong = words.filter(({ isBold }) => isBold);
  const rest = words.filter(({ isBold }) => !isBold).map((run) => ({ ...run, text: run.text.trimStart() }));
  keepRoom(print.document, 52);
  print.document.y += 4;
  setRule(print.document, print.document.y);
  print.document.y += 7;
  if (strong.length > 0)
    setParagraph(
      print,
      strong.map((run) => ({ ...run, isBold: false })),
      { size: 20, lineGap: 0 },
    );
  if (rest.length > 0) setParagraph(print, rest, { size: 8.5, color: inks.quiet });
  print.document.y += 4;
}

function setPart(print: Print, part: TextPart): void {
  if (part.type === "list") return setList(print, part);
  if (part.type === "remark") return setRemark(print, part.words);
  if (part.type === "paragraph") return setParagraph(print, part.words);
  keepRoom(print.document, 60);
  print.document.y += 4;
  return setParagraph(print, part.words, { size: part.level === 2 ? 12 : 10, isBold: true });
}

/** Sets a rich text, node by node. */
export function setRichText(print: Print, text: RichText): void {
  for (const part of text) {
    setPart(print, part);
    print.document.y += 5;
  }
}
