import type { Queries } from "@/src/store/queries";

/** A form that was pressed. */
export interface Press {
  readonly tokenHash: string;
  /** Equal for the same form of the same browser; null where that is unknown. */
  readonly press: string | null;
  readonly now: Date;
  /** Until then the same press is not done again. */
  readonly pressedUntil: Date;
  readonly expiresAt: Date;
}

/**
 * Claims a press. Of any number at once, on any node, one is the first.
 * @returns whether this is the one
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

/** Writes down what came of a press. @param isDone what was not done may be pressed again at once */
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

/** Gives a press up: nobody has to wait for what came of it. */
export async function dropPress(db: Queries, tokenHash: string): Promise<void> {
  await db.query("delete from form_outcomes where token_hash = $1", [tokenHash]);
}

/** @returns null for a press that nobody claims; its state is null while it is being done */
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

/** What the owner of a token may see; null for an unknown one, or one whose time is over. */
export async function findOutcome(db: Queries, tokenHash: string, now: Date): Promise<string | null> {
  const { rows } = await db.query<{ state: string | null }>(
    "select state from form_outcomes where token_hash = $1 and expires_at > $2",
    [tokenHash, now],
  );
  return rows[0]?.state ?? null;
}

/** @returns how many outcomes were over and are gone */
export async function purgeOutcomes(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query("delete from form_outcomes where expires_at <= $1", [now]);
  return rowCount ?? 0;
}
