import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

/** A request to another system that is not about an endpoint of the admin. */
export interface QueuedRequest {
  /** Names the occasion: each is requested once. */
  readonly key: string;
  /** The same however often it is delivered. */
  readonly eventId: string;
  readonly type: string;
  readonly address: string;
  readonly body: string;
  readonly contentType: string;
  /** How it is signed: one of src/services/webhooks/signers.ts. */
  readonly signature: string;
}

/** Queues a request, in the transaction of what it is about. */
export async function queueRequest(db: Queries, request: QueuedRequest, now: Date): Promise<void> {
  const { key, eventId, type, address, body, contentType, signature } = request;
  await db.query(
    `insert into webhook_deliveries (key, event_id, type, address, body, content_type, signature,
                                     queued_at, next_attempt_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8, $8) on conflict (key) do nothing`,
    [key, eventId, type, address, body, contentType, signature, now],
  );
}

/** A claimed delivery, to be sent now. */
export interface DueDelivery extends Omit<QueuedRequest, "key"> {
  readonly id: number;
  /** Null for a request that is not about an endpoint of the admin. */
  readonly endpoint: number | null;
  /** Sealed secrets of the endpoint. */
  readonly sealed: string | null;
  /** including this one */
  readonly attempts: number;
  /** Begin of its attempts. */
  readonly queuedAt: Date;
}

/**
 * Claims one delivery with a lease: no other node sends it in the meantime, and if this one dies the lease expires. Those that
 * have never failed come first, so that an address that does not answer delays no other.
 * @param until end of the lease
 */
export async function claimDueDelivery(db: Queries, now: Date, until: Date): Promise<DueDelivery | null> {
  const { rows } = await db.query<DueDelivery>(
    `with due as (
       select delivery.id, coalesce(endpoint.address, delivery.address) as address, endpoint.sealed
         from webhook_deliveries delivery left join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id
        where delivery.state = 'waiting' and delivery.next_attempt_at <= $1
          and (delivery.endpoint_id is null or endpoint.is_active)
        order by delivery.attempts > 0, delivery.next_attempt_at, delivery.id limit 1
        for update of delivery skip locked)
     update webhook_deliveries delivery
        set attempts = attempts + 1, next_attempt_at = $2, last_attempt_at = $1, address = due.address, updated_at = $1
       from due where delivery.id = due.id
     returning delivery.id, delivery.event_id as "eventId", type, delivery.endpoint_id as endpoint, delivery.address,
               body, content_type as "contentType", signature, due.sealed, attempts::int as attempts,
               queued_at as "queuedAt"`,
    [now, until],
  );
  return rows[0] ?? null;
}

/** Marks a delivery as accepted. */
export async function markDelivered(db: Queries, id: number, now: Date): Promise<void> {
  await db.query(
    `update webhook_deliveries set state = 'delivered', next_attempt_at = null, delivered_at = $2, last_error = null, updated_at = $2
      where id = $1`,
    [id, now],
  );
}

/** @param next time of the next attempt, null to give it up */
export async function postponeDelivery(
  db: Queries,
  { id, error, next, now }: { id: number; error: string; next: Date | null; now: Date },
): Promise<void> {
  await db.query(
    `update webhook_deliveries
        set state = case when $3::timestamptz is null then 'given-up'::enum_webhook_deliveries_state else state end,
            next_attempt_at = $3, last_error = left($2, 300),
            failed_at = coalesce(failed_at, $4), updated_at = $4
      where id = $1`,
    [id, error, next, now],
  );
}

/**
 * Queues deliveries once more, with their id and text as they were: one, or all that an endpoint has not accepted.
 * @returns how many
 */
export async function redeliver(
  db: Queries,
  which: { readonly delivery: number } | { readonly endpoint: number },
  now: Date,
): Promise<number> {
  const [where, id] =
    "delivery" in which
      ? ["id = $1 and state <> 'waiting'", which.delivery]
      : ["endpoint_id = $1 and state = 'given-up'", which.endpoint];
  const { rowCount } = await db.query(
    `update webhook_deliveries set state = 'waiting', attempts = 0, queued_at = $2, next_attempt_at = $2, updated_at = $2
      where ${where}`,
    [id, now],
  );
  return rowCount ?? 0;
}

/** Deletes a batch of old deliveries. @returns how many */
export async function purgeDeliveries(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from webhook_deliveries where id = any(array(
       select id from webhook_deliveries where created_at < $1 limit ${MAX_PURGED_AT_ONCE}))`,
    [before],
  );
  return rowCount ?? 0;
}
