import { randomUUID } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import type { Queries } from "@/src/store/queries";

/** Data whose revision is checked before a cached copy is used. */
export type Revised = "catalogue" | "content" | `tag:${string}`;

/**
 * Marks a change, in the transaction of the change: other processes see the new mark exactly when they see the change. A
 * random mark needs no counter and cannot lose an update.
 */
export async function bumpRevision(revised: Revised, req: PayloadRequest): Promise<void> {
  const data = { key: revised, mark: randomUUID() };
  await req.payload.db.upsert({ collection: "revisions", data, where: { key: { equals: revised } }, req });
}

/** The mark of the last change by editors, or "" before the first. */
export async function readContentMark(db: Queries): Promise<string> {
  const { rows } = await db.query<{ mark: string }>({
    name: "content-mark",
    text: "select mark from revisions where key = 'content'",
  });
  return rows[0]?.mark ?? "";
}

/** The mark of the last change, or "" before the first. */
export async function readRevision(payload: Payload, revised: Revised): Promise<string> {
  const row = await payload.db.findOne<{ id: number; mark?: string }>({
    collection: "revisions",
    where: { key: { equals: revised } },
  });
  return row?.mark ?? "";
}
