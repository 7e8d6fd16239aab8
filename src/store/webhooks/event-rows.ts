import type { Happened, WebhookEvent } from "@/src/domain/webhooks/webhook-event";
import type { Queries } from "@/src/store/queries";

const subscribed = `
  select endpoint.id, endpoint.address from webhook_endpoints endpoint
    join webhook_endpoints_events event on event.parent_id = endpoint.id
   where event.value::text = $1 and endpoint.is_active and endpoint.sealed is not null`;

/** Whether an active endpoint subscribes to a kind of event: otherwise its data need not be gathered. */
export async function isAwaited(db: Queries, type: WebhookEvent): Promise<boolean> {
  const { rowCount } = await db.query(`${subscribed} limit 1`, [type]);
  return rowCount === 1;
}

/**
 * Queues an event for every endpoint that is to be told, in the transaction of the change. All get the same id and text, which
 * stay the same however often they are delivered. An occasion that was queued before is skipped.
 * @param at when to deliver it, if not at once
 */
export async function queueEvent(
  db: Queries,
  { type, key, data }: Happened,
  now: Date,
  at: Date = now,
): Promise<void> {
  await db.query(
    `with subscribed as (${subscribed}),
     event as (select 'evt_' || replace(gen_random_uuid()::text, '-', '') as id where exists (select from subscribed))
     insert into webhook_deliveries (key, event_id, type, endpoint_id, address, body, content_type, signature,
                                     queued_at, next_attempt_at, created_at, updated_at)
     select $2::text || '@' || subscribed.id, event.id, $1::text, subscribed.id, subscribed.address,
            json_build_object('id', event.id, 'type', $1::text, 'timestamp', $3::text, 'data', $4::json)::text,
            'application/json', 'standard', $5::timestamptz, $5::timestamptz, $6::timestamptz, $6::timestamptz
       from subscribed, event
     on conflict (key) do nothing`,
    [type, key, now.toISOString(), JSON.stringify(data), at, now],
  );
}

/** Removes an event whose occasion was undone before it was delivered. @param at when it was to be delivered */
export async function takeBackEvent(db: Queries, key: string, at: Date): Promise<void> {
  await db.query(
    `delete from webhook_deliveries where split_part(key, '@', 1) = $1 and state = 'waiting' and attempts = 0
        and next_attempt_at = $2`,
    [key, at],
  );
}
