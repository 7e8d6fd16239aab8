import type { Queries } from "@/src/store/queries";

interface Claim {
  readonly key: string;
  readonly request: string;
  readonly now: Date;
  /** A claim from before then without an answer was given up. */
  readonly givenUpBefore: Date;
  readonly expiresAt: Date;
}

/** Claims a key. Of concurrent claims, on any node, exactly one succeeds. @returns whether this one did */
export async function claimIdempotencyKey(
  db: Queries,
  { key, request, now, givenUpBefore, expiresAt }: Claim,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into idempotency_keys (key, request, claimed_at, expires_at) values ($1, $2, $3, $5)
     on conflict (key) do update set request = excluded.request, claimed_at = excluded.claimed_at,
            expires_at = excluded.expires_at, status = null, answer = null
      where idempotency_keys.expires_at <= $3
         or (idempotency_keys.status is null and idempotency_keys.claimed_at <= $4
             and idempotency_keys.request = excluded.request)`,
    [key, request, now, givenUpBefore, expiresAt],
  );
  return rowCount === 1;
}

/** A claimed key. */
export interface ClaimedKey {
  readonly request: string;
  /** null while the request is being processed */
  readonly status: number | null;
  readonly answer: string | null;
}

export async function findIdempotencyKey(db: Queries, key: string): Promise<ClaimedKey | null> {
  const { rows } = await db.query<ClaimedKey>(
    "select request, status::int as status, answer from idempotency_keys where key = $1",
    [key],
  );
  return rows[0] ?? null;
}

/** Keeps the answer for repetitions. */
export async function keepAnswer(db: Queries, key: string, status: number, answer: string): Promise<void> {
  await db.query("update idempotency_keys set status = $2, answer = $3 where key = $1", [
    key,
    status,
    answer,
  ]);
}

/** Drops a claim whose request failed on the shop's side, so that it can be repeated at once. */
export async function dropIdempotencyKey(db: Queries, key: string): Promise<void> {
  await db.query("delete from idempotency_keys where key = $1 and status is null", [key]);
}

/** @returns number of expired keys deleted */
export async function purgeIdempotencyKeys(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query("delete from idempotency_keys where expires_at <= $1", [now]);
  return rowCount ?? 0;
}
