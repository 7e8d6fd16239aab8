import type { Place } from "@/src/domain/preorder/preorder-offer";
import type { Queries } from "@/src/store/queries";

/**
 * Taken places: paid, or with a pending payment. An expired or failed order frees its number implicitly, so no release
 * can be missed.
 */
const taken = `
  select place.number, place.offer_id, place.order_id, holder.state, lower(holder.contact_email) as email
    from pre_orders place join orders holder on holder.id = place.order_id
   where not coalesce(place.released, false) and holder.state not in ('expired', 'failed')`;

const settled = "state <> 'pending'";

/** Number of free places of a run. If two orders have the same number, which staff resolves, it counts once. */
export async function countFreePlaces(db: Queries, offerId: number): Promise<number> {
  const { rows } = await db.query<{ free: number }>(
    `select count(*)::int as free
       from preorder_offers offer, generate_series(1, offer.pieces::int) number
      where offer.id = $1 and number not in (select place.number from (${taken}) place where offer_id = $1)`,
    [offerId],
  );
  return rows[0]?.free ?? 0;
}

/** Locks the run until the transaction ends. @returns its pieces */
async function lockOffer(db: Queries, offerId: number): Promise<number> {
  const { rows } = await db.query<{ pieces: number }>(
    "select pieces::int as pieces from preorder_offers where id = $1 for update",
    [offerId],
  );
  return rows[0]?.pieces ?? 0;
}

/**
 * The lowest free number of a run, locked until the transaction ends.
 * @returns null if every number is taken; `known` if this e-mail already has a paid place
 */
export async function choosePlace(
  db: Queries,
  offerId: number,
  email: string,
): Promise<Place | "known" | null> {
  const pieces = await lockOffer(db, offerId);
  const known = await db.query(
    `select 1 from (${taken}) place where offer_id = $1 and email = lower($2) and ${settled} limit 1`,
    [offerId, email],
  );
  if (known.rowCount) return "known";
  const { rows } = await db.query<{ number: number }>(
    `select number::int as number from generate_series(1, $2::int) number
      where number not in (select place.number from (${taken}) place where offer_id = $1)
      order by number limit 1`,
    [offerId, pieces],
  );
  return rows[0] ? { number: rows[0].number, of: pieces } : null;
}

/** Saves the order that has a number. */
export async function insertPlace(
  db: Queries,
  {
    offerId,
    orderId,
    number,
  }: { readonly offerId: number; readonly orderId: number; readonly number: number },
  now: Date,
): Promise<void> {
  await db.query(
    `insert into pre_orders (offer_id, order_id, number, released, created_at, updated_at)
     values ($1, $2, $3, false, $4, $4)`,
    [offerId, orderId, number, now],
  );
}

/** The current or former place of an order. */
export async function findPlace(db: Queries, orderId: number): Promise<Place | null> {
  const { rows } = await db.query<{ number: number; of: number }>(
    `select place.number::int as number, offer.pieces::int as of
       from pre_orders place join preorder_offers offer on offer.id = place.offer_id where place.order_id = $1`,
    [orderId],
  );
  return rows[0] ?? null;
}

/**
 * Why an order may not keep its place when paid; null if it may. `place-taken`: it had expired, and another buyer has
 * taken the number. `second-place`: this e-mail has paid for another one.
 */
export async function disputedPlace(
  db: Queries,
  orderId: number,
): Promise<"place-taken" | "second-place" | null> {
  const { rows } = await db.query<{ offer_id: number; number: number; email: string | null }>(
    `select place.offer_id, place.number, lower(holder.contact_email) as email
       from pre_orders place join orders holder on holder.id = place.order_id where place.order_id = $1`,
    [orderId],
  );
  const [own] = rows;
  if (!own) return null;
  await lockOffer(db, own.offer_id);
  const others = await db.query<{ number: number; is_second: boolean }>(
    `select number, email = $4 and ${settled} as is_second from (${taken}) place
      where offer_id = $1 and order_id <> $2 and (number = $3 or (email = $4 and ${settled}))`,
    [own.offer_id, orderId, own.number, own.email],
  );
  if (others.rows.length === 0) return null;
  return others.rows.some((row) => row.number === own.number) ? "place-taken" : "second-place";
}

/** Hash of an offer's password; null if it has none. */
export async function findPasswordHash(db: Queries, key: string): Promise<string | null> {
  const { rows } = await db.query<{ password_hash: string | null }>(
    "select password_hash from preorder_offers where key = $1 and enabled and is_invited",
    [key],
  );
  return rows[0]?.password_hash ?? null;
}
