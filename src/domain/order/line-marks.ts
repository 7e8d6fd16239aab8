import { fill } from "@/src/domain/locale/fill";
import type { LineLedger } from "./line-ledger";

/** States of pieces that are not delivered or kept, in display order. */
export const lineMarks = ["withdrawn", "awaited", "returned", "refunded"] as const;

type LineMark = (typeof lineMarks)[number];

/** What each is called, of a whole line and of some of its pieces. */
export type MarkWords = Readonly<Record<LineMark, Readonly<Record<"all" | "some", string>>>>;

/** Withdrawn, exchanged or refunded pieces of a line, in words; nothing without any. */
export const marksInWords = (line: LineLedger | undefined, words: MarkWords): readonly string[] =>
  line === undefined
    ? []
    : lineMarks
        .filter((mark) => line[mark] > 0)
        .map((mark) =>
          line[mark] === line.bought
            ? words[mark].all
            : fill(words[mark].some, { count: line[mark], of: line.bought }),
        );
