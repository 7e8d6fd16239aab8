import type { Payload, PayloadRequest } from "payload";
import * as v from "valibot";
import type { Column, ImportedCollection, Value, Values } from "@/src/domain/catalogue-import/column";
import { columnsOf, importedCollections } from "@/src/domain/catalogue-import/columns";
import { documentKey, layerValue, type KnownDocument } from "@/src/domain/catalogue-import/known-catalogue";

/** The catalogue with the numbers of its documents and files, as they are named in spreadsheets. */
export interface StoredCatalogue {
  readonly documents: readonly Omit<KnownDocument, "isDraftWaiting">[];
  /** Newest layer of each name. */
  readonly layers: ReadonlyMap<string, string>;
  /** Number of a document by its collection and reference. */
  readonly ids: Map<string, number>;
  /** Number of a layer by its name and fingerprint. */
  readonly layerIds: Map<string, number>;
  /** Number of a picture by its file name. */
  readonly pictureIds: Map<string, number>;
}

type Row = Readonly<Record<string, unknown>>;
type Names = ReadonlyMap<number, string>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null;
const at = (row: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, name) => (isRow(inner) ? inner[name] : undefined), row);

/** A row with all its languages at once, past the operations of the CMS: they read one language at a time. */
const rowsIn = async (
  payload: Payload,
  collection: ImportedCollection | "layers" | "media",
  req: PayloadRequest | undefined,
): Promise<readonly Row[]> =>
  (await payload.db.find<Row & { id: number }>({ collection, pagination: false, limit: 0, sort: "id", req }))
    .docs;

const keyField = (collection: ImportedCollection) => columnsOf(collection)[0]?.field ?? "";

interface Lookup {
  readonly keys: ReadonlyMap<ImportedCollection, Names>;
  readonly layers: Names;
  readonly pictures: Names;
}

const nameOf = (names: Names | undefined, id: unknown): string | null =>
  typeof id === "number" ? (names?.get(id) ?? null) : null;

const allNames = (names: Names | undefined, ids: unknown): string =>
  (Array.isArray(ids) ? ids : []).flatMap((id) => nameOf(names, id) ?? []).join(" ");

function valueOf(row: Row, column: Column, { keys, layers, pictures }: Lookup): Value {
  const { kind, field, locale, to } = column;
  const stored = at(row, field);
  const value = locale === null ? stored : at(stored, locale);
  if (kind === "key") return nameOf(to && keys.get(to), value);
  if (kind === "keys") return allNames(to && keys.get(to), value) || null;
  if (kind === "layer") return nameOf(layers, value);
  if (kind === "pictures") return allNames(pictures, value) || null;
  if (kind === "flag") return value === true;
  return typeof value === "string" || typeof value === "number" ? value : null;
}

const layerRow = v.object({
  id: v.number(),
  name: v.nullish(v.string(), ""),
  hash: v.nullish(v.string(), ""),
});
const pictureRow = v.object({ id: v.number(), filename: v.nullish(v.string(), "") });

/** Reads the catalogue as it is stored. @param req inside the transaction of a request */
export async function readStoredCatalogue(payload: Payload, req?: PayloadRequest): Promise<StoredCatalogue> {
  const rows = new Map<ImportedCollection, readonly Row[]>();
  for (const collection of importedCollections) rows.set(collection, await rowsIn(payload, collection, req));
  const layers = (await rowsIn(payload, "layers", req)).map((row) => v.parse(layerRow, row));
  const pictures = (await rowsIn(payload, "media", req)).map((row) => v.parse(pictureRow, row));
  const keys = new Map(
    [...rows].map(([collection, own]) => [
      collection,
      new Map(own.map((row) => [Number(row.id), String(row[keyField(collection)])])),
    ]),
  );
  const lookup: Lookup = {
    keys,
    layers: new Map(layers.map(({ id, name, hash }) => [id, layerValue(name, hash)])),
    pictures: new Map(pictures.map(({ id, filename }) => [id, filename])),
  };
  const documents = [...rows].flatMap(([collection, own]) =>
    own.map((row) => {
      const values: Values = Object.fromEntries(
        columnsOf(collection).map((column) => [column.name, valueOf(row, column, lookup)]),
      );
      const key = String(row[keyField(collection)]);
      const reference = collection === "straps" ? `${String(values.family)}-${key}` : key;
      return { collection, id: Number(row.id), reference, values };
    }),
  );
  return {
    documents,
    layers: new Map(layers.map(({ name, hash }) => [name, layerValue(name, hash)])),
    ids: new Map(documents.map(({ collection, reference, id }) => [documentKey(collection, reference), id])),
    layerIds: new Map([...lookup.layers].map(([id, value]) => [value, id])),
    pictureIds: new Map([...lookup.pictures].map(([id, name]) => [name, id])),
  };
}
