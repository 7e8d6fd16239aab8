import type { StockList, StockReason } from "@/src/domain/stock/stock";
import type { Queries } from "@/src/store/queries";
import { applyStockChange, type StockChange } from "./apply-stock-change";

/** A stock item as shown to staff. */
export interface StockItem {
  readonly id: number;
  readonly list: StockList;
  readonly document: number;
  readonly name: string;
  readonly isCounted: boolean;
  readonly onHand: number;
  readonly reserved: number;
  readonly available: number;
  readonly lowAt: number | null;
  readonly isLow: boolean;
}

const columns = `id, list, document::int as document, name, is_counted as "isCounted", on_hand::int as "onHand",
  reserved::int as reserved, available::int as available, low_at::int as "lowAt", is_low as "isLow"`;

/** The stock item of a document, counted now or formerly; null if never. */
export async function findStockItem(
  db: Queries,
  list: StockList,
  document: number,
): Promise<StockItem | null> {
  const { rows } = await db.query<StockItem>(
    `select ${columns} from stock_items where list = $1::enum_stock_items_list and document = $2`,
    [list, document],
  );
  return rows[0] ?? null;
}

/** A stock item by its row number. */
export async function findStockItemById(db: Queries, id: number): Promise<StockItem | null> {
  const { rows } = await db.query<StockItem>(`select ${columns} from stock_items where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The currently counted items of a list. */
export async function findStockOfList(db: Queries, list: StockList): Promise<readonly StockItem[]> {
  const { rows } = await db.query<StockItem>(
    `select ${columns} from stock_items where list = $1::enum_stock_items_list and is_counted`,
    [list],
  );
  return rows;
}

/** Name of a list's entry for staff; null if unknown. Lists come from a closed set. */
export async function nameOfCounted(db: Queries, list: StockList, document: number): Promise<string | null> {
  const table = list.replaceAll("-", "_");
  const { rows } = await db.query<{ name: string }>(
    list === "products"
      ? "select sku as name from products where id = $1"
      : `select coalesce(texts.label || ' · ', '') || entry.key as name from ${table} entry
           left join ${table}_locales texts on texts._parent_id = entry.id and texts._locale = 'fr'
          where entry.id = $1`,
    [document],
  );
  return rows[0]?.name ?? null;
}

/** Stock settings of an item. */
export interface Counting {
  readonly list: StockList;
  readonly document: number;
  readonly name: string;
  readonly isCounted: boolean;
  readonly lowAt: number | null;
}

/** Begins or ends the counting of an item, or sets its notification threshold. @returns the item, locked */
export async function setCounting(
  db: Queries,
  { list, document, name, isCounted, lowAt }: Counting,
  now: Date,
): Promise<StockItem> {
  const { rows } = await db.query<StockItem>(
    `with counting as (
       insert into stock_items (list, document, name, is_counted, low_at, created_at, updated_at)
       values ($1::enum_stock_items_list, $2, $3, $4, $5::int, $6, $6)
       on conflict (list, document) do update set
         name = excluded.name, is_counted = excluded.is_counted, low_at = excluded.low_at,
         is_low = coalesce(stock_items.available <= excluded.low_at, false), updated_at = excluded.updated_at
       returning *),
     marked as (
       insert into revisions (key, mark)
       select key, gen_random_uuid()::text
         from (values (1, 'content'), (2, 'catalogue'), (3, 'tag:catalogue'), (4, 'tag:products')) mark(place, key)
        where exists (select from counting) order by place
       on conflict (key) do update set mark = excluded.mark)
     select ${columns} from counting`,
    [list, document, name, isCounted, lowAt, now],
  );
  const [item] = rows;
  if (!item) throw new Error("What is counted was not written.");
  return item;
}

/** Locks an item until the transaction ends. */
export async function lockStockItem(
  db: Queries,
  list: StockList,
  document: number,
): Promise<StockItem | null> {
  const { rows } = await db.query<StockItem>(
    `select ${columns} from stock_items where list = $1::enum_stock_items_list and document = $2 for update`,
    [list, document],
  );
  return rows[0] ?? null;
}

/** A manual stock movement. */
export interface HandMovement {
  readonly item: number;
  readonly pieces: number;
  readonly reason: StockReason;
  readonly by: string;
  readonly note: string | null;
  /** idempotency key: a repeated request is applied once */
  readonly key: string;
}

/** Saves a delivery or correction by staff. @returns the change; null for a repeated key */
export async function moveByHand(
  db: Queries,
  { item, pieces, reason, by, note, key }: HandMovement,
  now: Date,
): Promise<StockChange | null> {
  const { rows } = await db.query<StockChange>(
    `with locked as materialized (select id from stock_items where id = $1 for update),
     change as materialized (
       select id as item, $2::int as pieces, 0 as reserved, $3::text as reason, null::int as order_id, $4::text as by,
              $5::text as note, $6::text as key
         from locked where not exists (select from stock_movements where key = $6::text)),
     ${applyStockChange("$7::timestamptz")}
     select * from moved`,
    [item, pieces, reason, by, note, key, now],
  );
  return rows[0] ?? null;
}

/**
 * Available pieces of some items for a cart: its own open payment's reservations count as available. Items that are no
 * longer counted are left out.
 * @param cart secret of the cart
 */
export async function availableTo(
  db: Queries,
  items: readonly number[],
  cart: string | null,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ id: number; available: number }>({
    name: "stock-available",
    text: `select item.id,
                  (item.available + coalesce((
                    select sum(movement.reserved)
                      from carts join orders on orders.cart_id = carts.id and orders.state = 'pending'
                      join stock_movements movement on movement.order_id = orders.id and movement.item_id = item.id
                     where carts.token = $2::text), 0))::int as available
             from stock_items item where item.id = any($1::int[]) and item.is_counted`,
    values: [items, cart],
  });
  return new Map(rows.map(({ id, available }) => [id, available]));
}
