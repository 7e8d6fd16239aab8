import type { Payload, PayloadRequest, Where } from "payload";
import * as v from "valibot";
import type { Delivered, Fields } from "@/src/domain/delivered/follow-delivery";

/** A run of the seed. */
export interface Seeding {
  readonly payload: Payload;
  /** Updates only unchanged content to a newer version, instead of bringing everything back as delivered. */
  readonly isUpdate: boolean;
}

/** Name of a delivered document in every version. */
export interface DeliveredName {
  /** slug of its collection or global */
  readonly entity: string;
  readonly key: string;
}

/** @param document its id; null for a global */
export interface Remembered extends Delivered {
  readonly document: number | null;
}

const fields = v.record(v.string(), v.unknown());

const rememberedRow = v.object({
  document: v.nullish(v.number(), null),
  delivered: fields,
  stored: fields,
  kept: v.nullish(fields, {}),
});

const collection = "delivered-content";

const named = ({ entity, key }: DeliveredName): Where => ({
  and: [{ entity: { equals: entity } }, { key: { equals: key } }],
});

/** What the shop remembers of a delivered document; null for one that no version has delivered here. */
export async function readDelivered(payload: Payload, name: DeliveredName): Promise<Remembered | null> {
  const row = await payload.db.findOne<Fields & { id: number }>({ collection, where: named(name) });
  return row ? v.parse(rememberedRow, row) : null;
}

/** @param req inside a transaction */
export async function remember(
  payload: Payload,
  name: DeliveredName,
  { kept, ...known }: Remembered,
  req?: PayloadRequest,
): Promise<void> {
  const data = { ...name, ...known, kept: Object.keys(kept).length === 0 ? null : kept };
  await payload.db.upsert({ collection, data, where: named(name), req });
}
