import type { CollectionSlug, Payload, Where } from "payload";
import type { Fields } from "@/src/domain/delivered/follow-delivery";
import { isDraftWaiting, writeRow } from "@/src/store/versions/write-row";
import { readDelivered, remember, type DeliveredName, type Seeding } from "./delivered";
import { deliveredFields, followRow } from "./follow-row";

/** A row in the database's own shape: a localised text carries all its languages at once. */
export type SeedRow = Fields;

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

type StoredRow = Fields & { readonly id: number };

/**
 * Creates the row, or brings the one that is there back to what the seed says; in an update, only fields that are
 * unchanged in the shop are written. It goes past Payload's operations, which write one language at a time and would take
 * four times as long; access is not asked and hooks do not run, which is what a seed wants.
 * @param key the document's name in every version, where it is not what it is found by
 * @returns the row's id
 */
export async function upsertRow(
  seeding: Seeding,
  collection: CollectionSlug,
  where: Where,
  data: SeedRow,
  key = JSON.stringify(where),
): Promise<number> {
  const { payload, isUpdate } = seeding;
  const name = { entity: collection, key };
  if (isUpdate) return updateRow(payload, { collection, where, data, name });
  const found = await payload.db.findOne<StoredRow>({ collection, where, select: { id: true } });
  return writeDelivered(payload, { collection, id: found?.id ?? null, data, name });
}

interface DeliveredRow {
  readonly collection: CollectionSlug;
  readonly data: SeedRow;
  readonly name: DeliveredName;
}

async function writeDelivered(
  payload: Payload,
  { collection, id, data, name }: DeliveredRow & { readonly id: number | null },
): Promise<number> {
  const row = await writeRow({ payload }, collection, id, data);
  const document = Number(row.id);
  await remember(payload, name, { document, delivered: data, stored: deliveredFields(row, data), kept: {} });
  return document;
}

async function updateRow(
  payload: Payload,
  { where, ...delivered }: DeliveredRow & { readonly where: Where },
): Promise<number> {
  const { collection, data, name } = delivered;
  const before = await readDelivered(payload, name);
  const found = await payload.db.findOne<StoredRow>({
    collection,
    where: before ? { id: { equals: before.document } } : where,
  });
  if (!before && !found) return writeDelivered(payload, { ...delivered, id: null });
  if (!found) {
    // Staff has deleted it, and it stays deleted. What refers to it does so in vain.
    return before?.document ?? 0;
  }
  const document = found.id;
  await followRow(payload, data, {
    name,
    document,
    before,
    found,
    isDraftWaiting: () => isDraftWaiting({ payload }, collection, document),
    write: (row, req) => writeRow({ payload, req }, collection, document, row),
  });
  return document;
}

/** Rows of a list get the same ids at every run, so that a second seed changes nothing. */
export function withRowIds<Row extends object>(
  rows: readonly Row[],
  prefix: string,
): (Row & { id: string })[] {
  return rows.map((row, index) => ({ ...row, id: `${prefix}-${index}` }));
}
