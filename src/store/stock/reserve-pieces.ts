import type { Pieces } from "@/src/domain/stock/stock";
import type { Queries } from "@/src/store/queries";
import { applyStockChange, type StockChange } from "./apply-stock-change";

const needed = `
  needed as (
    select item.id, item.available, piece.quantity
      from jsonb_to_recordset($1::jsonb) as piece(item int, quantity int)
      join stock_items item on item.id = piece.item and item.is_counted)`;

/**
 * Locks the counted items of an order until the transaction ends. If a shortage is visible without a lock, nothing is
 * locked: once an item is sold out, concurrent requests do not wait for each other.
 * @returns whether there are enough pieces
 */
export async function lockPieces(db: Queries, pieces: readonly Pieces[]): Promise<boolean> {
  if (pieces.length === 0) return true;
  const { rows } = await db.query<{ enough: boolean }>({
    name: "lock-pieces",
    text: `
      with ${needed},
      locked as materialized (
        select item.available, needed.quantity
          from stock_items item join needed on needed.id = item.id
         where item.is_counted and not exists (select from needed where available < quantity)
         order by item.id for update of item)
      select not exists (select from needed where available < quantity)
         and not exists (select from locked where available < quantity) as enough`,
    values: [JSON.stringify(pieces)],
  });
  return rows[0]?.enough === true;
}

/** Reserves locked pieces for an order. */
export async function reservePieces(
  db: Queries,
  orderId: number,
  pieces: readonly Pieces[],
  now: Date,
): Promise<readonly StockChange[]> {
  if (pieces.length === 0) return [];
  const { rows } = await db.query<StockChange>({
    name: "reserve-pieces",
    text: `
      with ${needed},
      change as materialized (
        select id as item, 0 as pieces, quantity as reserved, 'order' as reason, $2::int as order_id, null::text as by,
               null::text as note, null::text as key
          from needed),
      ${applyStockChange("$3::timestamptz")}
      select * from moved order by item`,
    values: [JSON.stringify(pieces), orderId, now],
  });
  return rows;
}
