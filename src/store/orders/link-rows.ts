import type { Queries } from "@/src/store/queries";

/**
 * Gives an order that is paid by a link a payment page of its own for the next while, in place of the one before.
 * @param known when that one ends, as it was read: another window may have asked for a page meanwhile
 * @returns whether this call did it
 */
export async function renewSession(
  db: Queries,
  orderId: number,
  known: Date,
  expiresAt: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update orders set session_round = session_round + 1, session_id = null, session_url = null,
            session_expires_at = $3
      where id = $1 and state = 'pending' and session_expires_at = $2`,
    [orderId, known, expiresAt],
  );
  return rowCount === 1;
}

/** Writes down which terms the buyer was shown beside the button: staff wrote the order under those of their day. */
export async function agreeToTerms(db: Queries, orderId: number, version: string): Promise<void> {
  await db.query(
    "update orders set terms_version = $2 where id = $1 and state = 'pending' and terms_version <> $2",
    [orderId, version],
  );
}

/** Clears the payment page that was closed: the order waits for its buyer to open another one. */
export async function clearSession(db: Queries, orderId: number): Promise<void> {
  await db.query(
    `update orders set session_round = session_round + 1, session_id = null, session_url = null,
            session_expires_at = link_until where id = $1`,
    [orderId],
  );
}

/** Until when the link of an order opens its page. */
export async function setLinkEnd(db: Queries, orderId: number, until: Date, now: Date): Promise<void> {
  await db.query(
    `update orders set link_until = $2, updated_at = $3,
            session_expires_at = case when session_id is null then $2 else session_expires_at end where id = $1`,
    [orderId, until, now],
  );
}

/** The pieces that an order takes the place of have come. */
export async function noteReturn(db: Queries, orderId: number, now: Date): Promise<void> {
  await db.query("update orders set returned_at = $2, updated_at = $2 where id = $1", [orderId, now]);
}
