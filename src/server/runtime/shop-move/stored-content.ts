import type { Field, Payload, PayloadRequest } from "payload";
import {
  movedCollectionNames,
  movedCollections,
  movedGlobalNames,
  movedGlobals,
  type MovedCollection,
  type MovedCollectionName,
  type MovedGlobalName,
} from "@/src/domain/shop-move/moved-content";
import { isSameValue } from "@/src/domain/shop-move/changed-fields";
import type {
  MovedContent,
  MovedDocument,
  MovedFile,
  MovedGlobal,
} from "@/src/domain/shop-move/moved-document";
import { movedData, type Row } from "./document-data";

/** A document as it is stored, with the name that a file gives it. */
export interface StoredDocument {
  readonly id: number;
  readonly key: string;
  readonly row: Row;
  readonly draft: Row | null;
}

export type StoredCollections = Readonly<Record<MovedCollectionName, readonly StoredDocument[]>>;

/** All content of a shop with its ids. */
export interface StoredContent {
  readonly collections: StoredCollections;
  readonly globals: Readonly<Record<MovedGlobalName, Pick<StoredDocument, "row" | "draft">>>;
}

interface Read {
  readonly payload: Payload;
  /** Inside a transaction. */
  readonly req: PayloadRequest;
}

const at = (row: Row, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (inner, name) => (typeof inner === "object" && inner ? (inner as Row)[name] : null),
      row,
    );

/** A delivered scene is printed anew for each brand, into a file of another name. */
const sceneName = ({ printedFrom }: Row): string | null =>
  typeof printedFrom === "string" && printedFrom.includes(":")
    ? `${printedFrom.slice(0, printedFrom.indexOf(":"))}.webp`
    : null;

type Names = ReadonlyMap<number, string>;

function keyOf(collection: MovedCollectionName, row: Row, names: ReadonlyMap<string, Names>): string {
  const { key }: MovedCollection = movedCollections[collection];
  const scene = collection === "media" ? sceneName(row) : null;
  if (scene !== null) return scene;
  return key
    .map((path) => {
      const value = at(row, path);
      const isFamily = collection === "straps" && path === "family";
      if (isFamily) return names.get("strap-families")?.get(Number(value)) ?? "";
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
    })
    .join(" ");
}

async function readDrafts(
  { payload, req }: Read,
  collection: MovedCollectionName,
): Promise<Map<number, Row>> {
  if (!payload.collections[collection].config.versions?.drafts) return new Map();
  const { docs } = await payload.db.queryDrafts<Row & { id: number }>({
    collection,
    pagination: false,
    limit: 0,
    req,
    where: { "version._status": { equals: "draft" } },
  });
  return new Map(docs.map((draft) => [draft.id, draft]));
}

async function readCollection(
  read: Read,
  collection: MovedCollectionName,
  names: ReadonlyMap<string, Names>,
): Promise<readonly StoredDocument[]> {
  const { payload, req } = read;
  const { docs } = await payload.db.find<Row & { id: number }>({
    collection,
    pagination: false,
    limit: 0,
    sort: "id",
    req,
  });
  const drafts = await readDrafts(read, collection);
  const seen = new Map<string, number>();
  return docs.map((row) => {
    const name = keyOf(collection, row, names);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    // Where the database does not keep a key unique.
    return {
      id: row.id,
      key: before === 0 ? name : `${name} #${before + 1}`,
      row,
      draft: drafts.get(row.id) ?? null,
    };
  });
}

async function readGlobal({ payload, req }: Read, slug: MovedGlobalName) {
  const row = await payload.db.findGlobal<Row & { id: number }>({ slug, req });
  const { docs } = await payload.db.findGlobalVersions<Row & { id: number }>({
    global: slug,
    limit: 1,
    pagination: false,
    req,
    where: { and: [{ latest: { equals: true } }, { "version._status": { equals: "draft" } }] },
  });
  return { row, draft: docs[0]?.version ?? null };
}

/** Reads all content in all languages, past the operations of the CMS: they read one language at a time. */
export async function readStored(read: Read): Promise<StoredContent> {
  const collections: Partial<Record<MovedCollectionName, readonly StoredDocument[]>> = {};
  const names = new Map<string, Names>();
  for (const name of movedCollectionNames) {
    const documents = await readCollection(read, name, names);
    collections[name] = documents;
    names.set(name, new Map(documents.map(({ id, key }) => [id, key])));
  }
  const globals: Partial<StoredContent["globals"]> = {};
  for (const name of movedGlobalNames) Object.assign(globals, { [name]: await readGlobal(read, name) });
  // Every name of both lists was read.
  return { collections, globals } as StoredContent;
}

/** The fields of a collection or global. */
export const fieldsOf = ({ config }: Pick<Payload, "config">, slug: string): readonly Field[] =>
  [...config.collections, ...config.globals].find((one) => one.slug === slug)?.fields ?? [];

/** The content as a file names it. @param fileOf what a shop has on its disk; null for a file that is lost */
export async function movedContent(
  payload: Payload,
  stored: StoredContent,
  fileOf: (collection: MovedCollectionName, row: Row) => Promise<MovedFile | null>,
): Promise<MovedContent> {
  const names = new Map<string, Names>(
    movedCollectionNames.map((name) => [
      name,
      new Map(stored.collections[name].map(({ id, key }) => [id, key])),
    ]),
  );
  const nameOf = (collection: string, id: number) => names.get(collection)?.get(id) ?? null;
  const moved = (
    slug: string,
    { row, draft }: Pick<StoredDocument, "row" | "draft">,
    own: readonly string[],
  ) => {
    const data = movedData(fieldsOf(payload, slug), row, own, nameOf);
    const newest = draft && movedData(fieldsOf(payload, slug), draft, own, nameOf);
    return { data, draft: newest && !isSameValue(newest, data) ? newest : null } satisfies MovedGlobal;
  };
  const collections: Partial<Record<MovedCollectionName, readonly MovedDocument[]>> = {};
  for (const name of movedCollectionNames) {
    const { own = [] }: MovedCollection = movedCollections[name];
    const documents: MovedDocument[] = [];
    for (const document of stored.collections[name])
      documents.push({
        key: document.key,
        ...moved(name, document, own),
        file: await fileOf(name, document.row),
      });
    collections[name] = documents;
  }
  const globals = Object.fromEntries(
    movedGlobalNames.map((name) => [name, moved(name, stored.globals[name], movedGlobals[name].own)]),
  );
  return { collections, globals } as unknown as MovedContent;
}
