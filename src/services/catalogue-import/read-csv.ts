import { CsvError, parse } from "csv-parse/sync";
import type { Cell } from "@/src/domain/catalogue-import/cell";
import { sheetNames, type SheetName } from "@/src/domain/catalogue-import/column";
import { headerOf } from "@/src/domain/catalogue-import/columns";
import { refusal, type Refusal } from "@/src/domain/catalogue-import/refusal";
import type { SheetLine, SheetTable } from "@/src/domain/catalogue-import/sheet-table";
import { fail, ok, type Result } from "@/src/domain/result";
import { decodeText } from "./decode-text";

/** Some spreadsheets declare the separator in a first line. */
const declared = /^sep=(.)\r?\n/i;

/** Semicolons come from spreadsheets that write decimals with a comma, tabs from "Unicode text". */
function separatorOf(content: string): string {
  const [head = ""] = content.split(/\r?\n/, 1);
  const widths = [",", ";", "\t"].map((sign) => [sign, head.split(sign).length] as const);
  return widths.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** A file of one sheet needs no column that names it. */
function onlySheet(header: readonly string[]): SheetName | null {
  if (header.includes("list")) return "options";
  if (header.includes("sku")) return "products";
  if (header.includes("code")) return "watches";
  return header.includes("key") ? "lines" : null;
}

const isSheet = (name: string): name is SheetName => sheetNames.some((sheet) => sheet === name);

/**
 * Rows are numbered as a spreadsheet shows them: one with several lines in a cell is one.
 * @param first number of rows before the header
 */
function tablesOf(
  [head = [], ...rows]: readonly (readonly string[])[],
  first: number,
): Result<SheetTable[], Refusal> {
  const header = head.map((name) => name.trim());
  const named = header.indexOf("sheet");
  const only = named === -1 ? onlySheet(header) : null;
  if (named === -1 && only === null)
    return fail(refusal("unknown-sheet", { line: 1, value: header.join(" ").slice(0, 60) }));
  const lines = new Map<SheetName, SheetLine[]>();
  for (const [place, record] of rows.entries()) {
    const line = first + place + 2;
    if (record.every((text) => text.trim() === "")) continue;
    const sheet = only ?? (record[named] ?? "").trim();
    if (!isSheet(sheet))
      return fail(refusal("unknown-sheet", { line, column: "sheet", value: sheet.slice(0, 60) }));
    const cells = record.map((text): Cell => ({ kind: "text", text }));
    const own = lines.get(sheet) ?? [];
    own.push({ line, cells: cells.filter((_, place) => place !== named) });
    lines.set(sheet, own);
  }
  const columns = header.filter((_, place) => place !== named);
  return ok([...lines].map(([sheet, own]) => withOwnColumns({ sheet, header: columns, lines: own })));
}

const isOfAnySheet = (name: string) => sheetNames.some((sheet) => headerOf[sheet].includes(name));
const isFilled = (cell: Cell | undefined) => cell?.kind === "text" && cell.text.trim() !== "";

/** One header holds the columns of every sheet: those of others are left out where they are empty. */
function withOwnColumns({ sheet, header, lines }: SheetTable): SheetTable {
  const known = headerOf[sheet];
  const kept = header.map(
    (name, place) =>
      known.includes(name) || !isOfAnySheet(name) || lines.some(({ cells }) => isFilled(cells[place])),
  );
  const keep = <Item>(items: readonly Item[]) => items.filter((_, place) => kept[place] ?? true);
  return {
    sheet,
    header: keep(header),
    lines: lines.map(({ line, cells }) => ({ line, cells: keep(cells) })),
  };
}

/** Reads a CSV file. Formulas are texts here, and are refused by their first sign. */
export function readCsv(bytes: Uint8Array, mostRows: number): Result<SheetTable[], Refusal> {
  const text = decodeText(bytes);
  if (!text.ok) return fail(refusal("encoding"));
  const content = text.value.replace(/^\uFEFF/, "");
  const table = content.replace(declared, "");
  const delimiter = declared.exec(content)?.[1] ?? separatorOf(table);
  try {
    const rows: string[][] = parse(table, {
      delimiter,
      relax_column_count_less: true,
      to: mostRows + 2,
    });
    if (rows.length <= 1) return fail(refusal("empty"));
    if (rows.length > mostRows + 1) return fail(refusal("too-many-rows", { value: String(mostRows) }));
    return tablesOf(rows, table === content ? 0 : 1);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return fail(refusal("csv", { line: typeof error.lines === "number" ? error.lines : null }));
  }
}
