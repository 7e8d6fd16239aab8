import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

interface Claim {
  readonly key: string;
  readonly request: string;
  readonly now: Date;
  /** Until then the request counts as being executed. */
  readonly claimedUntil: Date;
  readonly expiresAt: Date;
}

/**
 * Claims a key for one execution. Of concurrent claims, on any node, exactly one succeeds; a claim whose process has ended can be
 * taken over by the same request.
 * @returns whether this claim succeeded
 */
export async function claimIdempotencyKey(
  db: Queries,
  { key, request, now, claimedUntil, expiresAt }: Claim,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into idempotency_keys (key, request, claimed_until, expires_at) values ($1, $2, $4, $5)
     on conflict (key) do update set request = excluded.request, claimed_until = excluded.claimed_until,
            expires_at = excluded.expires_at, answer = null
      where idempotency_keys.expires_at <= $3
         or (idempotency_keys.answer is null and idempotency_keys.claimed_until <= $3
             and idempotency_keys.request = excluded.request)`,
    [key, request, now, claimedUntil, expiresAt],
  );
  return rowCount === 1;
}

/** A claimed key. */
export interface ClaimedKey {
  readonly request: string;
  /** null while the request is being processed */
  readonly answer: string | null;
}

export async function findIdempotencyKey(db: Queries, key: string): Promise<ClaimedKey | null> {
  const { rows } = await db.query<ClaimedKey>("select request, answer from idempotency_keys where key = $1", [
    key,
  ]);
  return rows[0] ?? null;
}

/** Keeps the answer for repetitions. */
export async function keepAnswer(db: Queries, key: string, answer: string): Promise<void> {
  await db.query("update idempotency_keys set answer = $2 where key = $1", [key, answer]);
}

/** Drops a claim whose request was not executed, so that it can be repeated at once. */
export async function dropIdempotencyKey(db: Queries, key: string): Promise<void> {
  await db.query("delete from idempotency_keys where key = $1 and answer is null", [key]);
}

/** Deletes a batch of expired keys. @returns how many */
export async function purgeIdempotencyKeys(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from idempotency_keys where id = any(array(
       select id from idempotency_keys where expires_at <= $1 order by expires_at limit ${MAX_PURGED_AT_ONCE}))`,
    [now],
  );
  return rowCount ?? 0;
}
