import type { CollectionSlug, Payload, Where } from "payload";

/** A row in the database's own shape: a localised text carries all its languages at once. */
export type SeedRow = Readonly<Record<string, unknown>>;

/** Seeds a few rows at once: enough to keep the database busy, fewer than it has connections. */
const atOnce = 6;

/** Runs `work` over all items, a few at a time, and answers in their order. */
export async function forEachAtOnce<Item, Value>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const part = items.slice(start, start + atOnce);
    values.push(...(await Promise.all(part.map((item, index) => work(item, start + index)))));
  }
  return values;
}

/**
 * Creates the row, or brings the one that is there back to what the seed says. It goes past Payload's
 * operations, which write one language at a time and would take four times as long; access is not asked and
 * hooks do not run, which is what a seed wants.
 * @returns the row's id
 */
export async function upsertRow(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  data: SeedRow,
): Promise<number> {
  const now = new Date().toISOString();
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts);
  const shown = { ...data, ...(hasDrafts && { _status: "published" }), updatedAt: now };
  const found = await payload.db.findOne<{ id: number }>({ collection, where, select: { id: true } });
  const row = found
    ? await payload.db.updateOne({ collection, id: found.id, data: shown })
    : await payload.db.create({ collection, data: { ...shown, createdAt: now } });
  const id = Number(row.id);
  if (hasDrafts) await writeVersion(payload, collection, id, row);
  // Its texts are there in every language, each as new as the others.
  if (found) await deleteNotes(payload, collection, String(id));
  return id;
}

/** Forgets what older texts of a document were translated from (src/server/runtime/translating). */
export async function deleteNotes(payload: Payload, entity: string, document: string): Promise<void> {
  const where: Where = { and: [{ entity: { equals: entity } }, { document: { equals: document } }] };
  await payload.db.deleteMany({ collection: "translation-notes", where });
}

/**
 * Writes a row down as the newest version of its document, as Payload's own saving does: the admin lists documents with
 * drafts by their versions.
 */
async function writeVersion(
  payload: Payload,
  collectionSlug: CollectionSlug,
  parent: number,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const now = new Date().toISOString();
  const dates = { createdAt: now, updatedAt: now };
  const versionData = { ...row };
  delete versionData.id;
  await payload.db.createVersion({ collectionSlug, parent, versionData, autosave: false, ...dates });
}

/** Rows of a list get the same ids at every run, so that a second seed changes nothing. */
export function withRowIds<Row extends object>(
  rows: readonly Row[],
  prefix: string,
): (Row & { id: string })[] {
  return rows.map((row, index) => ({ ...row, id: `${prefix}-${index}` }));
}
