import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

export interface KeyClaim {
  readonly key: string;
  readonly payloadHash: string;
  readonly now: Date;
  /** Until then the call counts as being executed. */
  readonly claimedUntil: Date;
  readonly expiresAt: Date;
}

/**
 * Claims a key for one execution. Of concurrent claims, on any node, exactly one succeeds; a claim whose process has died
 * can be taken over by the same call.
 * @returns whether this claim succeeded
 */
export async function claimKey(
  db: Queries,
  { key, payloadHash, now, claimedUntil, expiresAt }: KeyClaim,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into agent_keys (key, payload_hash, claimed_until, expires_at) values ($1, $2, $3, $4)
     on conflict (key) do update set payload_hash = excluded.payload_hash, answer = null,
       claimed_until = excluded.claimed_until, expires_at = excluded.expires_at
     where agent_keys.expires_at <= $5
       or (agent_keys.answer is null and agent_keys.claimed_until <= $5
           and agent_keys.payload_hash = excluded.payload_hash)`,
    [key, payloadHash, claimedUntil, expiresAt, now],
  );
  return rowCount === 1;
}

/** @returns null for an unclaimed key; its answer is null while it is executed */
export async function findKey(
  db: Queries,
  key: string,
): Promise<{ readonly payloadHash: string; readonly answer: string | null } | null> {
  const { rows } = await db.query<{ payload_hash: string; answer: string | null }>(
    "select payload_hash, answer from agent_keys where key = $1",
    [key],
  );
  const [row] = rows;
  return row ? { payloadHash: row.payload_hash, answer: row.answer } : null;
}

export async function finishKey(db: Queries, key: string, answer: string): Promise<void> {
  await db.query("update agent_keys set answer = $2 where key = $1", [key, answer]);
}

/** Releases a key whose call was not executed. */
export async function dropKey(db: Queries, key: string): Promise<void> {
  await db.query("delete from agent_keys where key = $1 and answer is null", [key]);
}

/** Deletes a batch of expired keys. @returns how many */
export async function purgeKeys(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from agent_keys where id = any(array(
       select id from agent_keys where expires_at <= $1 order by expires_at limit ${MAX_PURGED_AT_ONCE}))`,
    [now],
  );
  return rowCount ?? 0;
}
