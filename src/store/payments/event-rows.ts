import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

/** A verified event of the payment provider. */
export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
}

/** Writes an event down. @returns whether it still has to be worked on: it is new, or was left half done */
export async function receiveEvent(db: Queries, event: ReceivedEvent): Promise<boolean> {
  const { rows } = await db.query<{ processed_at: Date | null }>(
    `insert into webhook_events (event_id, type, object_id) values ($1, $2, $3)
     on conflict (event_id) do update set updated_at = now() returning processed_at`,
    [event.id, event.type, event.objectId],
  );
  return rows[0]?.processed_at === null;
}

/** Notes what became of it. */
export async function finishEvent(db: Queries, id: string, outcome: string, now: Date): Promise<void> {
  await db.query(
    "update webhook_events set outcome = $2, processed_at = $3, updated_at = $3 where event_id = $1",
    [id, outcome, now],
  );
}

/** A batch of the names of the provider's events, kept so that none counts twice. @returns how many */
export async function purgeEvents(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from webhook_events where id = any(array(
       select id from webhook_events where created_at < $1 order by created_at limit ${MAX_PURGED_AT_ONCE}))`,
    [before],
  );
  return rowCount ?? 0;
}
