import { orderReference } from "@/src/domain/order/order-reference";
import { likePattern } from "@/src/store/like-pattern";
import type { Queries } from "@/src/store/queries";

/** More than one search shows. */
const limit = 100;

/**
 * Row numbers of the newest orders with a telephone or tracking number, in any spelling. The conditions match dedicated
 * indexes.
 */
export async function findByReference(db: Queries, typed: string): Promise<readonly number[]> {
  const reference = orderReference(typed);
  if (!reference) return [];
  const { rows } = await db.query<{ id: number }>(
    `select id from orders where $1::text is not null
        and regexp_replace(contact_phone, '[^0-9]', '', 'g') like $1
     union select id from orders where tracking_number ilike $2
     union select _parent_id from orders_part_parcels where tracking_number ilike $2
     order by 1 desc limit ${limit}`,
    [reference.phone === null ? null : likePattern(reference.phone), likePattern(reference.tracking)],
  );
  return rows.map(({ id }) => id);
}
