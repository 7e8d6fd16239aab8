import type { Queries } from "@/src/store/queries";

/**
 * Prepares the next payment page of an order paid by a link, whose last page is closed.
 * @param known end of the last page as read: another window may have prepared the next one, or opened it
 * @returns whether this call prepared it
 */
export async function renewSession(
  db: Queries,
  orderId: number,
  known: Date,
  expiresAt: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update orders set session_round = session_round + 1, session_url = null, session_expires_at = $3
      where id = $1 and state = 'pending' and session_id is null and session_expires_at = $2`,
    [orderId, known, expiresAt],
  );
  return rowCount === 1;
}

/** Records the version of the terms the buyer accepted: the order was created under the terms of an earlier day. */
export async function agreeToTerms(db: Queries, orderId: number, version: string): Promise<void> {
  await db.query(
    "update orders set terms_version = $2 where id = $1 and state = 'pending' and terms_version <> $2",
    [orderId, version],
  );
}

/** Clears a closed payment page: the buyer can open another one. */
export async function clearSession(db: Queries, orderId: number): Promise<void> {
  await db.query(
    `update orders set session_round = session_round + 1, session_id = null, session_url = null,
            session_expires_at = link_until where id = $1`,
    [orderId],
  );
}

/** Sets the end of an order's payment link. */
export async function setLinkEnd(db: Queries, orderId: number, until: Date, now: Date): Promise<void> {
  await db.query(
    `update orders set link_until = $2, updated_at = $3,
            session_expires_at = case when session_id is null then $2 else session_expires_at end where id = $1`,
    [orderId, until, now],
  );
}

/** Records that the pieces an order replaces have arrived. */
export async function noteReturn(db: Queries, orderId: number, now: Date): Promise<void> {
  await db.query("update orders set returned_at = $2, updated_at = $2 where id = $1", [orderId, now]);
}
