import type { Pieces } from "@/src/domain/stock/stock";
import type { StockTarget } from "@/src/domain/stock/stock-target";
import type { Queries } from "@/src/store/queries";
import { applyStockChange, type StockChange } from "./apply-stock-change";

/**
 * `held` and `sold` come from the order's ledger entries; the wanted pieces are those it once reserved. A late payment
 * takes what is available: whether that is enough was checked before (findMissing).
 */
const settleText = `
  with order_pieces as (
    select item_id, max(reserved) filter (where reason = 'order') as wanted, sum(reserved) as held, -sum(pieces) as sold
      from stock_movements where order_id = $1 group by item_id),
  locked as materialized (
    select item.id, item.available, order_pieces.wanted, order_pieces.held, order_pieces.sold
      from stock_items item join order_pieces on order_pieces.item_id = item.id
     order by item.id for update of item),
  target as (
    select id as item,
           case $2::text
             when 'sold' then -least(wanted - sold, held + greatest(0, available))
             when 'returned' then sold else 0 end as pieces,
           case $2::text
             when 'reserved' then least(greatest(0, wanted - sold - held), greatest(0, available))
             when 'returned' then 0 else -held end as reserved
      from locked),
  change as materialized (
    select item, pieces, reserved, $3::text as reason, $1::int as order_id, $4::text as by, null::text as note,
           null::text as key
      from target where pieces <> 0 or reserved <> 0),
  ${applyStockChange("$5::timestamptz")}
  select * from moved order by item`;

const reasons: Readonly<Record<StockTarget, string>> = {
  reserved: "order",
  sold: "sale",
  free: "release",
  returned: "return",
};

/**
 * Moves the pieces of an order to the target state. It starts from the ledger, under the order's lock: repeated, late or
 * reordered calls count them once.
 * @param by e-mail of the staff member
 */
export async function settleStock(
  db: Queries,
  {
    orderId,
    target,
    by = null,
  }: { readonly orderId: number; readonly target: StockTarget; readonly by?: string | null },
  now: Date,
): Promise<readonly StockChange[]> {
  const { rows } = await db.query<StockChange>({
    name: "settle-stock",
    text: settleText,
    values: [orderId, target, reasons[target], by, now],
  });
  return rows;
}

const returnText = `
  with wanted as (select * from json_to_recordset($2::json) as piece(item int, quantity int)),
  sold as (select item_id, -sum(pieces) as sold from stock_movements where order_id = $1 group by item_id),
  locked as materialized (
    select item.id, least(wanted.quantity, sold.sold) as pieces
      from stock_items item join wanted on wanted.item = item.id join sold on sold.item_id = item.id
     order by item.id for update of item),
  change as materialized (
    select id as item, pieces, 0 as reserved, 'return' as reason, $1::int as order_id, $3::text as by, null::text as note,
           null::text as key
      from locked where pieces > 0),
  ${applyStockChange("$4::timestamptz")}
  select * from moved order by item`;

/**
 * Restocks pieces of an order, no more than were sold with it and not yet restocked. Under the order's lock.
 * @param by e-mail of the staff member who checked them
 */
export async function returnPieces(
  db: Queries,
  {
    orderId,
    pieces,
    by,
  }: { readonly orderId: number; readonly pieces: readonly Pieces[]; readonly by: string },
  now: Date,
): Promise<readonly StockChange[]> {
  const { rows } = await db.query<StockChange>({
    name: "return-pieces",
    text: returnText,
    values: [orderId, JSON.stringify(pieces), by, now],
  });
  return rows;
}

/**
 * Whether pieces whose reservation has lapsed are no longer available. The items are locked: the result holds until the
 * transaction ends.
 */
export async function lacksPieces(db: Queries, orderId: number): Promise<boolean> {
  const { rows } = await db.query<{ lacks: boolean }>(
    `select item.available < pieces.wanted - pieces.held - pieces.sold as lacks
       from stock_items item
       join (select item_id, max(reserved) filter (where reason = 'order') as wanted, sum(reserved) as held,
                    -sum(pieces) as sold
               from stock_movements where order_id = $1 group by item_id) pieces on pieces.item_id = item.id
      order by item.id for update of item`,
    [orderId],
  );
  return rows.some(({ lacks }) => lacks);
}

/** Sold pieces of an order that were not restocked. */
export async function soldPieces(db: Queries, orderId: number): Promise<number> {
  const { rows } = await db.query<{ sold: number }>(
    "select coalesce(-sum(pieces), 0)::int as sold from stock_movements where order_id = $1",
    [orderId],
  );
  return rows[0]?.sold ?? 0;
}
