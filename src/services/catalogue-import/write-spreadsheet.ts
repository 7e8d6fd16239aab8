import {
  layerName,
  type KnownCatalogue,
  type KnownDocument,
} from "@/src/domain/catalogue-import/known-catalogue";
import { sheetNames, type SheetName, type Value } from "@/src/domain/catalogue-import/column";
import {
  columnsOf,
  headerOf,
  isPriceColumn,
  optionLists,
  sheetOf,
} from "@/src/domain/catalogue-import/columns";
import { csvCell } from "@/src/domain/staff/csv-cell";
import { guardFormula } from "@/src/domain/translation/formula-guard";

/** A text that no spreadsheet carries out, a number, a flag, or nothing. */
type Written = string | number | boolean | null;

function written(document: KnownDocument, name: string): Written {
  if (name === "list") return document.collection;
  const column = columnsOf(document.collection).find((one) => one.name === name);
  const value: Value = (column && document.values[name]) ?? null;
  if (column?.kind === "money" && typeof value === "number") return value / 100;
  if (column?.kind === "layer" && typeof value === "string") return guardFormula(layerName(value));
  return typeof value === "string" ? guardFormula(value) : value;
}

const listOrder = new Map<string, number>(optionLists.map((list, place) => [list, place]));
const byPlace = (one: KnownDocument, other: KnownDocument) =>
  (listOrder.get(one.collection) ?? 0) - (listOrder.get(other.collection) ?? 0) ||
  one.reference.localeCompare(other.reference, "en");

function rowsOf({ documents }: KnownCatalogue, sheet: SheetName): Written[][] {
  return documents
    .filter(({ collection }) => sheetOf(collection) === sheet)
    .toSorted(byPlace)
    .map((document) => headerOf[sheet].map((name) => written(document, name)));
}

/** The catalogue as a workbook, one sheet for each kind. */
export async function writeXlsx(catalogue: KnownCatalogue): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx: write } = await import("hucre/xlsx");
  const bytes = await write({
    sheets: sheetNames.map((name) => ({
      name,
      rows: [[...headerOf[name]], ...rowsOf(catalogue, name)],
      freezePane: { rows: 1 },
    })),
  });
  return new Uint8Array(bytes);
}

/** Without it, spreadsheets assume another encoding. */
const byteOrderMark = "\uFEFF";

const inCsv = (value: Written, isMoney: boolean): string => {
  if (value === null) return "";
  return typeof value === "number" && isMoney ? value.toFixed(2) : String(value);
};

/** A negative number is no formula. */
const cellOf = (value: Written, isMoney: boolean) =>
  typeof value === "number" ? inCsv(value, isMoney) : csvCell(inCsv(value, false));

/** The same as one table; its first column names the sheet. */
export function writeCsv(catalogue: KnownCatalogue): string {
  const header = [...new Set(sheetNames.flatMap((sheet) => headerOf[sheet]))];
  const lines = sheetNames.flatMap((sheet) =>
    rowsOf(catalogue, sheet).map((row) => {
      const values = new Map(headerOf[sheet].map((name, place) => [name, row[place] ?? null] as const));
      return [sheet, ...header.map((name) => cellOf(values.get(name) ?? null, isPriceColumn(name)))];
    }),
  );
  const head = ["sheet", ...header];
  return byteOrderMark + [head, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}
