import { languageTag, type Locale } from "@/src/domain/locale/locale";

/** Signs; search engines and link previews show about as many. */
export const maxSummaryLength = 160;

const segmenterOf = (locale: Locale, granularity: "sentence" | "word") =>
  new Intl.Segmenter(languageTag(locale), { granularity });

const piecesOf = (text: string, locale: Locale, granularity: "sentence" | "word") =>
  Array.from(segmenterOf(locale, granularity).segment(text), ({ segment }) => segment);

/** As many pieces from the beginning as find room. */
function fitting(pieces: readonly string[], room: number): string {
  let text = "";
  for (const piece of pieces) {
    if ((text + piece).trimEnd().length > room) break;
    text += piece;
  }
  return text.trimEnd();
}

/** Summary of a page in one line: as many whole sentences as fit. A longer first sentence is cut after a word. */
export function summaryOf(text: string, locale: Locale): string {
  // A no-break space is kept.
  const line = text.replaceAll(/[ \t]*[\r\n]+[ \t]*/g, " ").trim();
  if (line.length <= maxSummaryLength) return line;
  const sentences = fitting(piecesOf(line, locale, "sentence"), maxSummaryLength);
  if (sentences !== "") return sentences;
  const words = fitting(piecesOf(line, locale, "word"), maxSummaryLength - 1);
  return `${words.replace(/[\s,;:、，：；–—-]+$/u, "")}…`;
}
