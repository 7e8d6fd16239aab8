import { fill } from "@/src/domain/locale/fill";
import type { LineLedger } from "./line-ledger";

/** What is said of pieces of a line that go no further, in the order it is said. */
export const lineMarks = ["withdrawn", "awaited", "returned", "refunded"] as const;

type LineMark = (typeof lineMarks)[number];

/** What each is called, of a whole line and of some of its pieces. */
export type MarkWords = Readonly<Record<LineMark, Readonly<Record<"all" | "some", string>>>>;

/** What of a line was withdrawn from, exchanged or refunded, in words; nothing where it goes its way. */
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
