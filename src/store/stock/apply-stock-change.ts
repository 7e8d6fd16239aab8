import type { StockList } from "@/src/domain/stock/stock";

/** An item after a stock change. */
export interface StockChange {
  readonly item: number;
  readonly list: StockList;
  readonly document: number;
  readonly name: string;
  /** not reserved, before and now */
  readonly before: number;
  readonly available: number;
  readonly lowAt: number | null;
  readonly isCounted: boolean;
  /** has just fallen to the notification threshold */
  readonly hasBecomeLow: boolean;
}

/**
 * Steps of a statement that apply the rows of its step `change (item, pieces, reserved, reason, order_id, by, note,
 * key)`, whose items it has locked: counts, ledger, and the catalogue marks for items that have run out or are available
 * again. Other sales change no mark: pages stay cached. Marks are taken in the order of src/store/revalidation/revalidate.ts.
 * @param now current time, as a parameter of the statement
 */
export const applyStockChange = (now: string): string => `
  moved as (
    update stock_items item set
           on_hand = item.on_hand + change.pieces,
           reserved = item.reserved + change.reserved,
           available = item.available + change.pieces - change.reserved,
           is_low = coalesce(item.available + change.pieces - change.reserved <= item.low_at, false),
           low_since = case when item.available + change.pieces - change.reserved <= item.low_at
                            then coalesce(item.low_since, ${now})
                            when change.pieces > 0 then null else item.low_since end,
           updated_at = ${now}
      from change where item.id = change.item
    returning item.id as item, item.list, item.document::int as document, item.name,
              (item.available - change.pieces + change.reserved)::int as before, item.available::int as available,
              item.low_at::int as "lowAt", item.is_counted as "isCounted",
              coalesce(item.is_counted and item.is_low and item.low_since = ${now}, false) as "hasBecomeLow"),
  noted as (
    insert into stock_movements (item_id, reason, pieces, reserved, order_id, by, note, key, created_at, updated_at)
    select item, reason::enum_stock_movements_reason, pieces, reserved, order_id, by, note, key, ${now}, ${now}
      from change order by item),
  marked as (
    insert into revisions (key, mark)
    select key, gen_random_uuid()::text
      from (values (1, 'content'), (2, 'catalogue'), (3, 'tag:catalogue'), (4, 'tag:products')) mark(place, key)
     where exists (select from moved where "isCounted" and (before <= 0) <> (available <= 0))
     order by place
    on conflict (key) do update set mark = excluded.mark)`;
