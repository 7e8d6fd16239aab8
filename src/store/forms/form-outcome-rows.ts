import type { Queries } from "@/src/store/queries";

/** A submitted form. */
export interface Press {
  readonly tokenHash: string;
  /** Equal for the same form of the same browser; null if unknown. */
  readonly press: string | null;
  readonly now: Date;
  /** Until then a repeated press is not processed again. */
  readonly pressedUntil: Date;
  readonly expiresAt: Date;
}

/**
 * Claims a press. Of concurrent claims, on any node, exactly one succeeds.
 * @returns whether this claim succeeded
 */
export async function claimPress(
  db: Queries,
  { tokenHash, press, now, pressedUntil, expiresAt }: Press,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into form_outcomes (token_hash, press, pressed_until, expires_at) values ($1, $2, $3, $4)
     on conflict (press) do update set token_hash = excluded.token_hash, state = null,
            pressed_until = excluded.pressed_until, expires_at = excluded.expires_at
      where form_outcomes.pressed_until <= $5`,
    [tokenHash, press, pressedUntil, expiresAt, now],
  );
  return rowCount === 1;
}

/** Saves the outcome of a press. @param isDone if false, the form may be submitted again at once */
export async function finishPress(
  db: Queries,
  {
    tokenHash,
    state,
    isDone,
  }: { readonly tokenHash: string; readonly state: string; readonly isDone: boolean },
): Promise<void> {
  await db.query(
    "update form_outcomes set state = $2, press = case when $3 then press end where token_hash = $1",
    [tokenHash, state, isDone],
  );
}

/** Drops a press, so that other requests do not wait for its outcome. */
export async function dropPress(db: Queries, tokenHash: string): Promise<void> {
  await db.query("delete from form_outcomes where token_hash = $1", [tokenHash]);
}

/** @returns null for an unclaimed press; its state is null while it is being processed */
export async function findPress(
  db: Queries,
  press: string,
): Promise<{ readonly state: string | null } | null> {
  const { rows } = await db.query<{ state: string | null }>(
    "select state from form_outcomes where press = $1",
    [press],
  );
  return rows[0] ?? null;
}

/** The outcome for a token; null for an unknown or expired one. */
export async function findOutcome(db: Queries, tokenHash: string, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ state: string | null }>(
    "select state from form_outcomes where token_hash = $1 and expires_at > $2",
    [tokenHash, now],
  );
  return rows[0]?.state ?? null;
}

/** @returns number of expired outcomes deleted */
export async function purgeOutcomes(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query("delete from form_outcomes where expires_at <= $1", [now]);
  return rowCount ?? 0;
}
