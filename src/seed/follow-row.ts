import type { Payload, PayloadRequest } from "payload";
import { adoptDelivered, followDelivery, type Fields } from "@/src/domain/delivered/follow-delivery";
import { withoutDates } from "@/src/store/versions/write-row";
import { remember, type DeliveredName, type Remembered } from "./delivered";
import { writeFollowing } from "./write-following";

/** A document as it is stored, or a global, and how it is written. */
export interface FollowedRow {
  readonly name: DeliveredName;
  /** its id; null for a global */
  readonly document: number | null;
  readonly before: Remembered | null;
  readonly found: Fields;
  readonly isDraftWaiting: () => Promise<boolean>;
  /** @param req of the transaction that also remembers it */
  readonly write: (data: Fields, req: PayloadRequest) => Promise<Fields>;
}

/** Those fields of a row that a delivery sets. */
export const deliveredFields = (row: Fields, data: Fields): Fields =>
  Object.fromEntries(Object.keys(data).map((name) => [name, row[name] ?? null]));

/** Writes the fields of a newer version that are unchanged in the shop, and remembers the others (decision 0153). */
export async function followRow(
  payload: Payload,
  data: Fields,
  { name, document, before, found, isDraftWaiting, write }: FollowedRow,
): Promise<void> {
  if (!before) {
    await remember(payload, name, { document, ...adoptDelivered(found, data) });
    return;
  }
  const { written, kept } = followDelivery(found, data, before);
  const isWritten = Object.keys(written).length > 0;
  const hasFollowed =
    isWritten &&
    // A draft was made from the older content: its editor decides.
    !(await isDraftWaiting()) &&
    (await writeFollowing(payload, name, async (req) => {
      const row = await write({ ...withoutDates(found), ...written }, req);
      const stored = { ...before.stored, ...deliveredFields(row, written) };
      await remember(payload, name, { document, delivered: data, stored, kept }, req);
    }));
  if (hasFollowed) return;
  const { stored } = before;
  await remember(payload, name, { document, delivered: data, stored, kept: { ...kept, ...written } });
}
