import { randomBytes } from "node:crypto";
import { traverseFields, type Field } from "payload";
import type { MovedData } from "@/src/domain/shop-move/moved-document";

export type Row = Readonly<Record<string, unknown>>;

/** The document that a reference names: its key in the database by its id, or the other way round; null for none. */
type Rename = (collection: string, reference: unknown) => unknown;

type Mutable = Record<string, unknown>;

const isMutable = (value: unknown): value is Mutable => typeof value === "object" && value !== null;

/** A copy of a document with other references, and each row of its lists changed. */
function copied(
  fields: readonly Field[],
  row: Row,
  rename: Rename,
  changeRow: (row: Mutable) => void,
): Mutable {
  const copy: Mutable = structuredClone(row);
  traverseFields({
    fields: [...fields],
    fillEmpty: false,
    ref: copy,
    callback: ({ field, ref }) => {
      if (!("name" in field) || field.name === undefined || !isMutable(ref)) return;
      const value = ref[field.name];
      if (field.type === "relationship" || field.type === "upload") {
        const { relationTo } = field;
        if (typeof relationTo !== "string")
          throw new Error(`${field.name} refers to several collections, which no export can name.`);
        ref[field.name] = Array.isArray(value)
          ? value.map((one) => rename(relationTo, one)).filter((one) => one !== null)
          : rename(relationTo, value);
      }
      if ((field.type === "array" || field.type === "blocks") && Array.isArray(value))
        value.filter(isMutable).forEach(changeRow);
    },
  });
  return copy;
}

/** Fields that a database gives to each document. */
const ofDatabase = ["id", "createdAt", "updatedAt", "globalType", "url", "thumbnailURL"];

/** A document as a file contains it. @param own fields that each shop keeps for itself */
export function movedData(
  fields: readonly Field[],
  row: Row,
  own: readonly string[],
  keyOf: (collection: string, id: number) => string | null,
): MovedData {
  const data = copied(
    fields,
    row,
    (collection, id) => (typeof id === "number" ? keyOf(collection, id) : null),
    (inner) => delete inner.id,
  );
  for (const name of [...ofDatabase, ...own]) delete data[name];
  return data;
}

/** A document of a file as the database keeps it: with ids for references and rows. */
export const storedData = (
  fields: readonly Field[],
  data: MovedData,
  idOf: (collection: string, key: string) => number | null,
): Row =>
  copied(
    fields,
    data,
    (collection, key) => (typeof key === "string" ? idOf(collection, key) : null),
    (inner) => (inner.id = randomBytes(12).toString("hex")),
  );
