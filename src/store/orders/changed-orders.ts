import type { Order } from "@/src/domain/order/order";
import type { Queries } from "@/src/store/queries";
import { columns, readOrder, type OrderRow } from "./order-rows";

/** An order, and when it last changed. */
export interface ChangedOrder {
  readonly order: Order;
  readonly changedAt: Date;
}

const changed = (row: OrderRow & { readonly updated_at: Date }): ChangedOrder => ({
  order: readOrder(row),
  changedAt: row.updated_at,
});

interface Place {
  readonly changedAt: Date;
  readonly id: number;
}

interface Wanted {
  /** last entry of the page before */
  readonly after: Place | null;
  readonly since: Date | null;
  readonly limit: number;
}

/** Orders in any state, oldest change first. */
export async function findChangedOrders(
  db: Queries,
  { after, since, limit }: Wanted,
): Promise<readonly ChangedOrder[]> {
  const { rows } = await db.query<OrderRow & { readonly updated_at: Date }>(
    `select ${columns} from orders
      where orders.updated_at >= coalesce($1::timestamptz, '-infinity')
        and (orders.updated_at, orders.id) > (coalesce($2::timestamptz, '-infinity'), coalesce($3::int, 0))
      order by orders.updated_at, orders.id limit $4`,
    [since, after?.changedAt ?? null, after?.id ?? null, limit],
  );
  return rows.map(changed);
}

export async function findChangedOrder(db: Queries, number: string): Promise<ChangedOrder | null> {
  const { rows } = await db.query<OrderRow & { readonly updated_at: Date }>(
    `select ${columns} from orders where orders.number = $1`,
    [number],
  );
  return rows[0] ? changed(rows[0]) : null;
}
