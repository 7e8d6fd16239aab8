import { isPriceLeap } from "@/src/domain/money/price-leap";
import { neededLayers } from "@/src/domain/watch/needed-layers";
import type { Column, ImportedCollection, SheetName, Value, Values } from "./column";
import { isPriceColumn, columnsOf, fieldOfCollection, importedCollections, isNeeded } from "./columns";
import { documentKey, type KnownCatalogue, type KnownDocument } from "./known-catalogue";
import { placePictures } from "./place-pictures";
import { readLines, type ReadLine } from "./read-lines";
import { refusal, type Refusal, type RowProblem } from "./refusal";
import type { SentPicture } from "./sent-picture";
import type { SheetTable } from "./sheet-table";

export interface PlannedChange {
  readonly column: string;
  readonly before: Value;
  readonly after: Value;
}

/** A document to be created or changed. */
export interface PlannedRow {
  readonly sheet: SheetName;
  readonly line: number;
  readonly collection: ImportedCollection;
  readonly reference: string;
  /** null for a new one */
  readonly id: number | null;
  /** all values afterwards */
  readonly values: Values;
  readonly changes: readonly PlannedChange[];
  /** The price moves further than the settings let pass unconfirmed. */
  readonly isLeap: boolean;
}

export interface CataloguePlan {
  /** in the order in which they can be written */
  readonly rows: readonly PlannedRow[];
  readonly refused: readonly Refusal[];
  /** number of lines that change nothing */
  readonly same: number;
}

/** The key by which another document is known here; a strap is named by its family as well. */
export function targetReference({ to, name }: Column, key: string, values: Values): string {
  return to === "straps" && name === "part_strapColor" ? `${String(values.part_strapStyle)}-${key}` : key;
}

interface Judged {
  readonly read: ReadLine;
  readonly known: KnownDocument | undefined;
  readonly values: Values;
  readonly changes: readonly PlannedChange[];
}

const isEmpty = (value: Value | undefined) => value === undefined || value === null || value === "";

/** A file has no spaces around a text, and one sign at the end of a line. */
const bare = (value: Value) => (typeof value === "string" ? value.trim().replaceAll(/\r\n?/g, "\n") : value);

const isSameValue = (before: Value, after: Value) =>
  bare(before) === bare(after) || (isEmpty(before) && isEmpty(after));

/** Values of a new document whose cells are empty. */
function initialValues({ collection, reference }: ReadLine): Values {
  const values = columnsOf(collection).map(({ name, initial }) => [name, initial ?? null] as const);
  return {
    ...Object.fromEntries(values),
    ...(collection === "products" && { slug: reference.toLowerCase() }),
  };
}

/** An empty cell empties what may be empty, and leaves everything else as it is. */
function withCells(base: Values, { cells }: ReadLine): Values {
  const values: Record<string, Value> = { ...base };
  for (const { column, value } of cells) {
    const mayEmpty = column.isRequired !== true && column.kind !== "flag";
    if (value !== null) values[column.name] = value;
    else if (mayEmpty) values[column.name] = null;
  }
  return values;
}

function judge(read: ReadLine, known: KnownDocument | undefined, pictures: Values): Judged {
  const base = known?.values ?? initialValues(read);
  const values = { ...withCells(base, read), ...pictures };
  const changes = columnsOf(read.collection).flatMap(({ name }) => {
    const before = known?.values[name] ?? null;
    const after = values[name] ?? null;
    return isSameValue(before, after) ? [] : [{ column: name, before, after }];
  });
  return { read, known, values, changes };
}

/** Keys of other documents that a row names. */
function targetsOf(collection: ImportedCollection, values: Values) {
  return columnsOf(collection).flatMap((column) => {
    const value = values[column.name];
    const { to } = column;
    if (!to || typeof value !== "string" || value === "") return [];
    return value
      .split(" ")
      .map((key) => ({ column, key, document: documentKey(to, targetReference(column, key, values)) }));
  });
}

/** Texts of a language that must be there as soon as one of it is. */
function missingBeside(collection: ImportedCollection, values: Values): readonly string[] {
  const columns = columnsOf(collection).filter(({ locale }) => locale !== null);
  const begun = new Set(columns.filter(({ name }) => !isEmpty(values[name])).map(({ locale }) => locale));
  return columns
    .filter((column) => column.isRequired && !isNeeded(column) && begun.has(column.locale))
    .filter(({ name }) => isEmpty(values[name]))
    .map(({ name }) => name);
}

type Problem = readonly [code: RowProblem, column: string, value: string];

function problemsOf(
  { read, known, values, changes }: Judged,
  isKnown: (document: string) => boolean,
): Problem[] {
  const { collection } = read;
  // What was stored before and is not touched is not judged: the row can be corrected in its form.
  const touched = new Set(changes.map(({ column }) => column));
  const missing = columnsOf(collection).filter((column) => isNeeded(column) && isEmpty(values[column.name]));
  const field = fieldOfCollection(collection);
  const layers = field && values.enabled === true ? neededLayers(field, values.key) : [];
  const emptied = read.cells.filter(
    ({ column, value }) => isNeeded(column) && value === null && column.locale !== null,
  );
  const isTouched = changes.length > 0;
  return [
    ...new Map<string, Problem>([
      ...missing.map(({ name }): [string, Problem] => [name, ["missing", name, ""]]),
      ...emptied.map(({ column: { name } }): [string, Problem] => [name, ["missing", name, ""]]),
    ]).values(),
    ...(isTouched ? missingBeside(collection, values) : []).map((name): Problem => [
      "missing-beside",
      name,
      "",
    ]),
    ...targetsOf(collection, values)
      .filter(({ column, document }) => touched.has(column.name) && !isKnown(document))
      .map(({ column, key }): Problem => ["relation", column.name, key]),
    ...(isTouched ? layers : [])
      .filter((name) => isEmpty(values[name]))
      .map((name): Problem => ["layers-needed", name, ""]),
    ...(known?.isDraftWaiting && isTouched ? [["draft", read.keyColumn, read.reference] as const] : []),
  ];
}

/** Addresses that only one document may have. */
const addresses: Partial<Record<ImportedCollection, string>> = { products: "slug", watches: "path" };

function takenAddresses(judged: readonly Judged[], known: KnownCatalogue): Refusal[] {
  return Object.entries(addresses).flatMap(([collection, column]) => {
    const owners = new Map<Value, string>();
    const moved = judged.filter(({ read }) => read.collection === collection);
    const replaced = new Set(moved.map(({ read }) => read.reference));
    for (const { reference, values, ...document } of known.documents) {
      if (document.collection === collection && !replaced.has(reference))
        owners.set(values[column] ?? null, reference);
    }
    return moved.flatMap(({ read, values }) => {
      const address = values[column] ?? null;
      if (isEmpty(address)) return [];
      const owner = owners.get(address);
      owners.set(address, read.reference);
      return owner === undefined
        ? []
        : [refusal("taken", { place: read.sheet, line: read.line, column, value: String(address) })];
    });
  });
}

const orderOf = new Map(importedCollections.map((collection, place) => [collection, place]));
const byOrder = (one: PlannedRow, other: PlannedRow) =>
  (orderOf.get(one.collection) ?? 0) - (orderOf.get(other.collection) ?? 0);

function isLeap({ known, changes }: Judged, alarm: number): boolean {
  const moved = known ? changes.filter(({ column }) => isPriceColumn(column)) : [];
  return moved.some(({ before, after }) => isPriceLeap(Number(before), Number(after), alarm));
}

/** Compares the lines of a spreadsheet and the pictures of a ZIP with the catalogue. Nothing is written. */
export function planImport(
  tables: readonly SheetTable[],
  pictures: readonly SentPicture[],
  known: KnownCatalogue,
): CataloguePlan {
  const { lines, refused } = readLines(tables, pictures, known);
  const documents = new Map(
    known.documents.map((document) => [documentKey(document.collection, document.reference), document]),
  );
  const placed = placePictures(pictures, lines);
  const judged = lines.map((read) => {
    const name = documentKey(read.collection, read.reference);
    return judge(read, documents.get(name), placed.of(name));
  });
  const coming = new Set(lines.map(({ collection, reference }) => documentKey(collection, reference)));
  const isKnown = (document: string) => documents.has(document) || coming.has(document);
  const refusals = judged.flatMap((row) =>
    problemsOf(row, isKnown).map(([code, column, value]) =>
      refusal(code, { place: row.read.sheet, line: row.read.line, column, value }),
    ),
  );
  const wrong = [...refusals, ...takenAddresses(judged, known)];
  const isWrong = new Set(wrong.map(({ place, line }) => `${place} ${line}`));
  const sound = judged.filter(({ read }) => !isWrong.has(`${read.sheet} ${read.line}`));
  const changed = sound.filter(({ known: document, changes }) => !document || changes.length > 0);
  return {
    rows: changed
      .map((row): PlannedRow => ({
        sheet: row.read.sheet,
        line: row.read.line,
        collection: row.read.collection,
        reference: row.read.reference,
        id: row.known?.id ?? null,
        values: row.values,
        changes: row.changes,
        isLeap: isLeap(row, known.priceAlarm),
      }))
      .toSorted(byOrder),
    // Pictures of a refused line have no place: only the line is to be mended.
    refused: [
      ...refused,
      ...placed.refused.filter(({ code }) => code !== "unused" || refused.length === 0),
      ...wrong,
    ].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
    same: sound.length - changed.length,
  };
}
