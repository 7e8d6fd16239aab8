import { CsvError, parse } from "csv-parse/sync";
import * as v from "valibot";
import { fail, ok, type Result } from "@/src/domain/result";
import { csvCell } from "@/src/domain/staff/csv-cell";
import type { ExchangedText } from "@/src/domain/translation/exchanged-text";
import { guardFormula, unguardFormula } from "@/src/domain/translation/formula-guard";
import type { ReturnedText } from "@/src/domain/translation/plan-import";
import type { FileError } from "./file-error";

const columns = ["id", "context", "source", "target", "state"] as const;

/** Without it, spreadsheets assume another encoding. */
const byteOrderMark = "\uFEFF";

/** Texts as a table for a spreadsheet. */
export const writeCsv = (texts: readonly ExchangedText[]): string =>
  byteOrderMark +
  [columns, ...texts.map((text) => columns.map((name) => text[name]))]
    .map((cells) => `${cells.map((cell) => csvCell(guardFormula(cell))).join(",")}\r\n`)
    .join("");

const cell = v.pipe(v.string(), v.transform(unguardFormula));
const rows = v.array(
  v.object({
    id: cell,
    source: cell,
    target: cell,
    state: v.fallback(v.picklist(["initial", "translated", "reviewed"]), "translated"),
  }),
);

/** Some spreadsheets declare the delimiter in a first line. */
const named = /^\uFEFF?sep=(.)\r?\n/i;

/** Semicolons come from spreadsheets that write decimals with a comma, tabs from "Unicode text". */
function delimiterOf(content: string): string {
  const [head = ""] = content.split(/\r?\n/, 1);
  const widths = [",", ";", "\t"].map((sign) => [sign, head.split(sign).length] as const);
  return widths.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** Reads a translated table. */
export function readCsv(content: string): Result<readonly ReturnedText[], FileError> {
  try {
    const table = content.replace(named, "");
    const delimiter = named.exec(content)?.[1] ?? delimiterOf(table);
    const read: unknown = parse(table, { bom: true, columns: true, delimiter });
    const parsed = v.safeParse(rows, read);
    return parsed.success ? ok(parsed.output) : fail("not-csv");
  } catch (error) {
    if (error instanceof CsvError) return fail("unreadable");
    throw error;
  }
}
