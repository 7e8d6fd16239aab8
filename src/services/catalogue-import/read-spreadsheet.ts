import { refusal, type Refusal } from "@/src/domain/catalogue-import/refusal";
import type { SheetTable } from "@/src/domain/catalogue-import/sheet-table";
import { fail, type Result } from "@/src/domain/result";
import { readCsv } from "./read-csv";
import { readXlsx } from "./read-xlsx";

/** Bytes of a spreadsheet. */
export const mostBytes = 20 * 1024 * 1024;
/** Rows of all its sheets. */
const mostRows = 5_000;

/** Kind of a file by its name: browsers name the types of spreadsheets differently. */
export async function readSpreadsheet(
  name: string,
  bytes: Uint8Array,
): Promise<Result<SheetTable[], Refusal>> {
  if (bytes.byteLength > mostBytes) return fail(refusal("too-large"));
  if (bytes.byteLength === 0) return fail(refusal("empty"));
  if (/\.xlsm$/i.test(name)) return fail(refusal("macros"));
  if (/\.xlsx$/i.test(name)) return readXlsx(bytes, mostRows);
  return /\.csv$/i.test(name) ? readCsv(bytes, mostRows) : fail(refusal("kind"));
}
