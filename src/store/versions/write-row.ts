import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from "payload";
import { onlyDocument } from "@/src/domain/translation/address";
import { deleteNotes } from "./delete-notes";

/** A document in the database's own shape: a localised text has all its languages at once. */
type Row = Readonly<Record<string, unknown>>;

interface Database {
  readonly payload: Payload;
  /** Inside the transaction of a request. */
  readonly req?: PayloadRequest;
}

/** Fields of a stored document that a save writes again. */
export const withoutDates = ({ id: _id, createdAt: _created, updatedAt: _updated, ...row }: Row): Row => row;

const dates = () => {
  const now = new Date().toISOString();
  return { createdAt: now, updatedAt: now };
};

/** Writes the newest version of a document: a draft, or what is online. */
export async function writeVersion(
  { payload, req }: Database,
  collectionSlug: CollectionSlug,
  parent: number,
  row: Row,
): Promise<void> {
  const { id: _, ...versionData } = row;
  await payload.db.createVersion({
    collectionSlug,
    parent,
    versionData: versionData as never,
    autosave: false,
    ...dates(),
    req,
  });
}

/** The same for a global. */
export async function writeGlobalVersion(
  { payload, req }: Database,
  globalSlug: GlobalSlug,
  row: Row,
): Promise<void> {
  const { id: _, ...versionData } = row;
  await payload.db.createGlobalVersion({
    globalSlug,
    versionData: withEmptyReferences(payload, globalSlug, versionData) as never,
    autosave: false,
    ...dates(),
    req,
  });
}

/**
 * Creates a document, or replaces its fields, past Payload's operations: these write one language at a time and would take four
 * times as long. No access is asked and no hook runs. It becomes the newest version, as Payload's own saving does: the admin lists
 * documents with drafts by their versions.
 * @param id null for a new one
 */
export async function writeRow(
  { payload, req }: Database,
  collection: CollectionSlug,
  id: number | null,
  data: Row,
): Promise<Row> {
  const { createdAt, updatedAt } = dates();
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts);
  const shown = { ...(hasDrafts && { _status: "published" }), ...data, updatedAt };
  const row: Row =
    id === null
      ? await payload.db.create({ collection, data: { ...shown, createdAt }, req })
      : await payload.db.updateOne({ collection, id, data: shown, req });
  if (hasDrafts) await writeVersion({ payload, req }, collection, Number(row.id), row);
  // Its texts are there in every language, each as new as the others.
  if (id !== null) await deleteNotes({ payload, req }, { entity: collection, document: String(id) });
  return row;
}

/**
 * An empty reference in several languages as the installed Payload takes it: it reads null, which it cannot write
 * (traverseFields of its database adapter asks for the languages of null).
 */
function withEmptyReferences(payload: Database["payload"], slug: GlobalSlug, data: Row): Row {
  const fields = payload.globals.config.find((one) => one.slug === slug)?.flattenedFields ?? [];
  const empty = fields.flatMap(({ name, ...field }) =>
    field.type === "upload" && field.localized && data[name] === null ? [[name, {}] as const] : [],
  );
  return { ...data, ...Object.fromEntries(empty) };
}

/** The same for a global. @param isNew whether it was never saved */
export async function writeGlobalRow(
  { payload, req }: Database,
  slug: GlobalSlug,
  isNew: boolean,
  data: Row,
): Promise<Row> {
  const shown = { _status: "published", ...withEmptyReferences(payload, slug, data) };
  const row = await (isNew
    ? payload.db.createGlobal<Record<string, unknown>>({ slug, data: shown, req })
    : payload.db.updateGlobal<Record<string, unknown>>({ slug, data: shown, req }));
  await deleteNotes({ payload, req }, { entity: slug, document: onlyDocument });
  await writeGlobalVersion({ payload, req }, slug, row);
  return row;
}

/** Whether the newest version of a document is a draft that is not online. */
export async function isDraftWaiting(
  { payload, req }: Database,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  if (!payload.collections[collection].config.versions?.drafts) return false;
  const { docs } = await payload.db.queryDrafts({
    collection,
    pagination: false,
    limit: 1,
    where: { and: [{ parent: { equals: id } }, { "version._status": { equals: "draft" } }] },
    req,
  });
  return docs.length > 0;
}

/** The same for a global. */
export async function isGlobalDraftWaiting({ payload, req }: Database, slug: GlobalSlug): Promise<boolean> {
  const { docs } = await payload.db.findGlobalVersions({
    global: slug,
    limit: 1,
    pagination: false,
    where: { and: [{ latest: { equals: true } }, { "version._status": { equals: "draft" } }] },
    req,
  });
  return docs.length > 0;
}
