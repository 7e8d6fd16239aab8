import { cellText, emptyCell, isEmptyCell } from "./cell";
import type { Column, ImportedCollection, SheetName, Value } from "./column";
import { collectionOfSheet, columnsOf, headerOf, isOptionList } from "./columns";
import { documentKey, layerName, layerValue, type KnownCatalogue } from "./known-catalogue";
import { readCell } from "./read-cell";
import { refusal, type Refusal, type RowProblem } from "./refusal";
import { stemOf, type SentPicture } from "./sent-picture";
import type { SheetLine, SheetTable } from "./sheet-table";

/** A line that can be read, with a value for each of its cells. */
export interface ReadLine {
  readonly sheet: SheetName;
  readonly line: number;
  readonly collection: ImportedCollection;
  readonly reference: string;
  /** Name of the column of its key. */
  readonly keyColumn: string;
  /** null for an empty cell */
  readonly cells: readonly { readonly column: Column; readonly value: Value }[];
}

interface Lines {
  readonly lines: readonly ReadLine[];
  readonly refused: readonly Refusal[];
}

/** Columns by which lines of a sheet are recognised. */
const keyColumns: Readonly<Record<SheetName, readonly string[]>> = {
  products: ["sku"],
  watches: ["code"],
  lines: ["key"],
  options: ["list", "key"],
};

function headerProblems({ sheet, header }: SheetTable): Refusal[] {
  const at = { place: sheet, line: 1 };
  const known = headerOf[sheet];
  return [
    ...header
      .filter((name) => name !== "" && !known.includes(name))
      .map((value) => refusal("unknown-column", { ...at, column: value, value })),
    ...header
      .filter((name, place) => name !== "" && header.indexOf(name) !== place)
      .map((value) => refusal("twice-column", { ...at, column: value, value })),
    ...keyColumns[sheet]
      .filter((name) => !header.includes(name))
      .map((value) => refusal("no-key-column", { ...at, column: value, value })),
  ];
}

/** Layers by the names that a cell may use: those of the ZIP before those of the shop. */
type Layers = ReadonlyMap<string, string>;

/** A layer keeps its picture while its own name stands in the cell and the ZIP has no other picture for it. */
function layerFor(name: string, sent: Layers, layers: Layers, current: Value | undefined): string | null {
  const own = typeof current === "string" && layerName(current) === name ? current : undefined;
  return sent.get(name) ?? own ?? layers.get(name) ?? null;
}

type CellOf = (name: string) => SheetLine["cells"][number];

function collectionOf(sheet: SheetName, cellOf: CellOf): ImportedCollection | null {
  const own = collectionOfSheet(sheet);
  if (own !== null) return own;
  const list = cellText(cellOf("list"));
  return isOptionList(list) ? list : null;
}

/** The key of a line; null where it has none. A strap's is unique within its family only. */
function referenceOf(collection: ImportedCollection, cellOf: CellOf): string | null {
  const [key] = columnsOf(collection);
  const own = key ? cellText(cellOf(key.name)) : "";
  if (own === "") return null;
  if (collection !== "straps") return own;
  const family = cellText(cellOf("family"));
  return family === "" ? null : `${family}-${own}`;
}

interface Context {
  readonly sent: Layers;
  readonly known: KnownCatalogue;
  readonly valuesOf: (document: string) => Readonly<Record<string, Value>> | undefined;
}

function readLine(table: SheetTable, line: SheetLine, { sent, known, valuesOf }: Context) {
  const { sheet, header } = table;
  const cellOf: CellOf = (name) => line.cells[header.indexOf(name)] ?? emptyCell;
  const problems: Refusal[] = [];
  const refuse = (code: RowProblem, column: string | null, value = "", choices: readonly string[] = []) =>
    problems.push(
      refusal(code, { place: sheet, line: line.line, column, value, ...(choices.length > 0 && { choices }) }),
    );
  if (line.isMerged) refuse("merged", null);
  const collection = collectionOf(sheet, cellOf);
  if (collection === null) {
    refuse("unknown-list", "list", cellText(cellOf("list")));
    return { problems, read: null };
  }
  const columns = columnsOf(collection);
  const keyColumn = columns[0]?.name ?? "";
  const reference = referenceOf(collection, cellOf);
  if (reference === null) refuse("no-key", keyColumn);
  const current = reference === null ? undefined : valuesOf(documentKey(collection, reference));
  const cells: { column: Column; value: Value }[] = [];
  const places = Math.max(header.length, line.cells.length);
  for (let place = 0; place < places; place += 1) {
    const [name, cell] = [header[place] ?? "", line.cells[place] ?? emptyCell];
    const column = columns.find((one) => one.name === name && !one.isOutside);
    if (!column) {
      // A cell below no name belongs to no column.
      if (name === "" && !isEmptyCell(cell)) refuse("unknown-column", null, cellText(cell));
      if (name !== "list" && headerOf[sheet].includes(name) && !isEmptyCell(cell))
        refuse("not-here", name, cellText(cell));
      continue;
    }
    if (isEmptyCell(cell)) {
      cells.push({ column, value: null });
      continue;
    }
    const read = readCell(column, cell);
    if (!read.ok) {
      refuse(read.error, name, cellText(cell), read.error === "choice" ? column.choices : []);
      continue;
    }
    if (column.kind !== "layer") {
      cells.push({ column, value: read.value });
      continue;
    }
    const layer = layerFor(String(read.value), sent, known.layers, current?.[name]);
    if (layer === null) refuse("unknown-layer", name, cellText(cell));
    else cells.push({ column, value: layer });
  }
  const read: ReadLine | null =
    reference === null ? null : { sheet, line: line.line, collection, reference, keyColumn, cells };
  return { problems, read };
}

/** Reads the cells of all sheets. A line with a problem is refused and not compared any further. */
export function readLines(
  tables: readonly SheetTable[],
  pictures: readonly SentPicture[],
  known: KnownCatalogue,
): Lines {
  const refused: Refusal[] = [];
  const lines: ReadLine[] = [];
  const seen = new Map<string, number>();
  const current = new Map(
    known.documents.map((one) => [documentKey(one.collection, one.reference), one.values] as const),
  );
  const sent = new Map(
    pictures.map(
      (picture) => [stemOf(picture.file), layerValue(stemOf(picture.file), picture.hash)] as const,
    ),
  );
  const context: Context = { sent, known, valuesOf: (document) => current.get(document) };
  for (const table of tables) {
    const wrong = headerProblems(table);
    refused.push(...wrong);
    if (wrong.length > 0) continue;
    for (const line of table.lines) {
      if (line.cells.every(isEmptyCell)) continue;
      const { problems, read } = readLine(table, line, context);
      refused.push(...problems);
      if (!read) continue;
      const name = documentKey(read.collection, read.reference);
      const first = seen.get(name);
      if (first !== undefined) {
        const { sheet: place, keyColumn: column } = read;
        refused.push(
          refusal("twice", { place, line: line.line, column, value: `${read.reference} (${first})` }),
        );
        continue;
      }
      seen.set(name, line.line);
      if (problems.length === 0) lines.push(read);
    }
  }
  return { lines, refused };
}
