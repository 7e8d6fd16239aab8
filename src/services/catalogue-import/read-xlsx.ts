import type { CellValue, Sheet } from "hucre/xlsx";
import type { Cell } from "@/src/domain/catalogue-import/cell";
import { sheetNames, type SheetName } from "@/src/domain/catalogue-import/column";
import { refusal, type FileProblem, type Refusal } from "@/src/domain/catalogue-import/refusal";
import type { SheetTable } from "@/src/domain/catalogue-import/sheet-table";
import { fail, ok, type Result } from "@/src/domain/result";
import { openZip, type OpenZip } from "./open-zip";

/** A workbook is XML, which packs well; a catalogue of this size has a few megabytes of it. */
const limits = { files: 2_000, unpacked: 60 * 1024 * 1024, ratio: 200 } as const;

/** Parts of a workbook by which it reaches out or carries programs. */
const unwanted: readonly (readonly [RegExp, FileProblem])[] = [
  [/vbaProject|macrosheets|^xl\/(?:activeX|ctrlProps)\//i, "macros"],
  [/^xl\/(?:externalLinks|queryTables|embeddings|model)\/|^xl\/connections/i, "external"],
];

/** Begin of an encrypted workbook, and of those of the last century. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

const problemOfZip: Readonly<Record<string, FileProblem>> = {
  "zip-password": "password",
  "zip-size": "bomb",
  "zip-ratio": "bomb",
  "zip-count": "bomb",
};

/** No part of a workbook declares entities; one that does would unfold while it is read. */
async function checkParts(zip: OpenZip): Promise<Result<null, FileProblem>> {
  for (const [form, problem] of unwanted) if (zip.names.some((name) => form.test(name))) return fail(problem);
  if (!zip.names.includes("[Content_Types].xml")) return fail("kind");
  for (const name of zip.names.filter((one) => /\.(?:xml|rels|vml)$/i.test(one))) {
    const part = await zip.read(name);
    if (!part.ok) return fail("broken");
    const text = Buffer.from(part.value).toString(
      part.value[0] === 0xff || part.value[1] === 0 ? "utf16le" : "utf8",
    );
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return fail("entities");
    if (name === "[Content_Types].xml" && /macroEnabled/i.test(text)) return fail("macros");
  }
  return ok(null);
}

function cellOf(sheet: Sheet, row: number, place: number, value: CellValue): Cell {
  const known = sheet.cells?.get(`${row},${place}`);
  if (known?.formula !== undefined || known?.type === "formula") return { kind: "formula" };
  if (known?.type === "error") return { kind: "error-cell" };
  if (value instanceof Date) return { kind: "date" };
  if (typeof value === "number") return { kind: "number", number: value };
  if (typeof value === "boolean") return { kind: "flag", flag: value };
  const text = value ?? "";
  return /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/.test(text)
    ? { kind: "error-cell" }
    : { kind: "text", text };
}

function tableOf(sheet: Sheet, name: SheetName): SheetTable {
  const merged = new Set(
    (sheet.merges ?? []).flatMap(({ startRow, endRow }) =>
      Array.from(
        { length: Math.min(endRow - startRow, sheet.rows.length) + 1 },
        (_, more) => startRow + more,
      ),
    ),
  );
  const [head = [], ...rows] = sheet.rows;
  return {
    sheet: name,
    header: head.map((value) => (typeof value === "string" ? value.trim() : String(value ?? ""))),
    lines: rows.map((row, index) => ({
      line: index + 2,
      cells: row.map((value, place) => cellOf(sheet, index + 1, place, value)),
      // Cells merged in the first line spoil every column.
      ...((merged.has(index + 1) || merged.has(0)) && { isMerged: true }),
    })),
  };
}

const isSheet = (name: string): name is SheetName => sheetNames.some((sheet) => sheet === name);

function tablesOf(sheets: readonly Sheet[], mostRows: number): Result<SheetTable[], Refusal> {
  const tables: SheetTable[] = [];
  let rows = 0;
  for (const sheet of sheets) {
    const { name } = sheet;
    if (sheet.hidden || sheet.veryHidden) return fail(refusal("hidden", { place: name }));
    if (!isSheet(name)) return fail(refusal("unknown-sheet", { place: name, value: name }));
    rows += Math.max(0, sheet.rows.length - 1);
    if (rows > mostRows) return fail(refusal("too-many-rows", { place: name, value: String(mostRows) }));
    tables.push(tableOf(sheet, name));
  }
  return rows === 0 ? fail(refusal("empty")) : ok(tables);
}

/** Reads a workbook. Its container is looked at before the library sees it; formulas are noticed, never computed. */
export async function readXlsx(bytes: Uint8Array, mostRows: number): Promise<Result<SheetTable[], Refusal>> {
  if (compound.every((byte, place) => bytes[place] === byte)) return fail(refusal("password"));
  const zip = await openZip(bytes, limits);
  if (!zip.ok) return fail(refusal(problemOfZip[zip.error.code] ?? "broken"));
  const parts = await checkParts(zip.value);
  if (!parts.ok) return fail(refusal(parts.error));
  const { readXlsx: read } = await import("hucre/xlsx");
  const workbook = await read(bytes, { maxRows: mostRows + 2 }).catch(() => null);
  return workbook ? tablesOf(workbook.sheets, mostRows) : fail(refusal("broken"));
}
