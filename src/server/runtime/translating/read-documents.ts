import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, Where } from "payload";
import { onlyDocument } from "@/src/domain/translation/address";
import { interfaceTexts, type TextEntity } from "./text-entities";

/** A document with all its languages at once, as it was last saved. */
export type StoredDocument = Readonly<Record<string, unknown>>;

interface DocumentsQuery {
  readonly payload: Payload;
  /** Inside the transaction of a request. */
  readonly req?: PayloadRequest;
}

async function readGlobal(
  { payload, req }: DocumentsQuery,
  slug: string,
  hasVersions: boolean,
): Promise<StoredDocument> {
  const online = await payload.db.findGlobal<StoredDocument & { id: number }>({
    slug,
    req,
  });
  if (!hasVersions) return online;
  const { docs } = await payload.db.findGlobalVersions<StoredDocument & { id: number }>({
    global: slug as GlobalSlug,
    limit: 1,
    pagination: false,
    req,
    where: { latest: { equals: true } },
  });
  return docs[0]?.version ?? online;
}

/** @param document only one of them, by its number or key */
export async function readDocuments(
  { payload, req }: DocumentsQuery,
  entity: TextEntity,
  document?: string,
): Promise<readonly StoredDocument[]> {
  if (entity.global)
    return [await readGlobal({ payload, req }, entity.slug, Boolean(entity.global.versions))];
  const collection = entity.slug as CollectionSlug;
  const hasDrafts = Boolean(entity.collection.versions?.drafts);
  const name = entity.slug === interfaceTexts ? "key" : hasDrafts ? "parent" : "id";
  const where: Where = document === undefined ? {} : { [name]: { equals: document } };
  const query = { collection, where, pagination: false, limit: 0, req };
  if (!hasDrafts)
    return (await payload.db.find<StoredDocument & { id: number }>({ ...query, sort: "id" })).docs;
  const { docs } = await payload.db.queryDrafts<StoredDocument & { id: number }>(query);
  return docs.toSorted((one, other) => one.id - other.id);
}

/** The name of a document in addresses of its texts. */
export function documentName(entity: TextEntity, { id, key }: StoredDocument): string {
  if (entity.global) return onlyDocument;
  return String(entity.slug === interfaceTexts ? key : id);
}
