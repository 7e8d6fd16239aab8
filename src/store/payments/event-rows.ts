import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

/** A verified event of the payment provider. */
export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  /** id of its session or payment */
  readonly objectId: string;
}

/** Saves an event. @returns whether it must be processed: it is new, or was not finished */
export async function receiveEvent(db: Queries, event: ReceivedEvent, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ processed_at: Date | null }>(
    `insert into webhook_events (event_id, type, object_id, created_at, updated_at) values ($1, $2, $3, $4, $4)
     on conflict (event_id) do update set updated_at = excluded.updated_at returning processed_at`,
    [event.id, event.type, event.objectId, now],
  );
  return rows[0]?.processed_at === null;
}

/** Saves its outcome. */
export async function finishEvent(db: Queries, id: string, outcome: string, now: Date): Promise<void> {
  await db.query(
    "update webhook_events set outcome = $2, processed_at = $3, updated_at = $3 where event_id = $1",
    [id, outcome, now],
  );
}

/** Saves why it cannot be processed yet. */
export async function keepEvent(db: Queries, id: string, outcome: string, now: Date): Promise<void> {
  await db.query("update webhook_events set outcome = $2, updated_at = $3 where event_id = $1", [
    id,
    outcome,
    now,
  ]);
}

/**
 * Claims unfinished events for a month, each after twice its age at the last attempt. Claiming marks them, so that two
 * nodes do not process the same ones.
 */
export async function claimKeptEvents(
  db: Queries,
  now: Date,
  limit: number,
): Promise<readonly ReceivedEvent[]> {
  const { rows } = await db.query<{ id: string; type: string; objectId: string }>(
    `update webhook_events set updated_at = $1 where id in (
       select id from webhook_events
        where (outcome is null or outcome = 'unknown-order') and processed_at is null
          and created_at > $1::timestamptz - interval '30 days'
          and updated_at + greatest(interval '5 minutes', updated_at - created_at) <= $1
        order by updated_at limit $2 for update skip locked)
     returning event_id as id, type, object_id as "objectId"`,
    [now, limit],
  );
  return rows;
}

/** Deletes a batch of the provider's event ids, kept for deduplication. @returns how many */
export async function purgeEvents(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from webhook_events where id = any(array(
       select id from webhook_events where created_at < $1 order by created_at limit ${MAX_PURGED_AT_ONCE}))`,
    [before],
  );
  return rowCount ?? 0;
}
