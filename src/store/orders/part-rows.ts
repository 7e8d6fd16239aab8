import type { Parcel, Pieces } from "@/src/domain/order/carrier";
import type { Queries } from "@/src/store/queries";

/** Saves a part parcel of an order. */
export async function addPart(
  db: Queries,
  orderId: number,
  { carrier, trackingNumber, pieces }: Parcel & { readonly pieces: readonly Pieces[] },
  now: Date,
): Promise<void> {
  await db.query(
    `with touched as (update orders set updated_at = $4 where id = $1)
     insert into orders_part_parcels (_order, _parent_id, id, carrier, tracking_number, sent_at, pieces)
     select coalesce(max(_order), 0) + 1, $1, gen_random_uuid()::text, $2::enum_orders_part_parcels_carrier, $3, $4, $5::jsonb
       from orders_part_parcels where _parent_id = $1`,
    [orderId, carrier, trackingNumber, now, JSON.stringify(pieces)],
  );
}

/** Removes the latest part parcel. */
export async function takeBackPart(db: Queries, orderId: number): Promise<void> {
  await db.query(
    `with touched as (update orders set updated_at = now() where id = $1)
     delete from orders_part_parcels where _parent_id = $1
        and _order = (select max(_order) from orders_part_parcels where _parent_id = $1)`,
    [orderId],
  );
}

/** Replaces carrier and tracking number of a part parcel. @param place of the parcel in its order, from 0 */
export async function correctPart(
  db: Queries,
  orderId: number,
  place: number,
  parcel: Parcel,
): Promise<void> {
  await db.query(
    `with touched as (update orders set updated_at = now() where id = $1)
     update orders_part_parcels set carrier = $3::enum_orders_part_parcels_carrier, tracking_number = $4
      where id = (select id from orders_part_parcels where _parent_id = $1 order by _order offset $2 limit 1)`,
    [orderId, place, parcel.carrier, parcel.trackingNumber],
  );
}
