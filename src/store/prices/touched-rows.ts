import { MAX_TOUCHED } from "@/src/domain/prices/price-preview";
import { minor } from "@/src/domain/money/minor";
import type { OwnPrices } from "@/src/domain/money/own-price";
import type { PastPrice } from "@/src/domain/product/lowest-price-before";
import { bespokePrefix } from "@/src/domain/watch/bespoke-sku";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import type { Queries } from "@/src/store/queries";

/** A line of an open cart. */
export interface OpenLine {
  readonly cart: number;
  readonly sku: string;
  readonly quantity: number;
}

/** Lines of open carts with one of these skus, newest first. */
export async function findOpenLines(db: Queries, skus: readonly string[]): Promise<readonly OpenLine[]> {
  if (skus.length === 0) return [];
  const { rows } = await db.query<OpenLine>(
    `select cart_id as cart, split_part(sku, '~', 1) as sku, quantity::int as quantity
       from cart_lines where split_part(sku, '~', 1) = any($1) order by id desc limit ${MAX_TOUCHED}`,
    [skus],
  );
  return rows;
}

/** A saved bespoke watch, or one in a cart. */
export interface SavedSelection {
  readonly selection: Selection;
  /** number of the cart and quantity; null for a saved watch */
  readonly inCart: { readonly cart: number; readonly quantity: number } | null;
}

interface SelectionRow {
  readonly selection: Partial<Selection>;
  readonly cart: number | null;
  readonly quantity: number | null;
}

const toKept = ({ selection, cart, quantity }: SelectionRow): SavedSelection => ({
  // A watch saved before a part was selectable has the default one.
  selection: { ...defaultSelection, ...selection },
  inCart: cart === null || quantity === null ? null : { cart, quantity },
});

/** Bespoke watches in open carts, newest lines first. */
export async function findOpenSelections(db: Queries): Promise<readonly SavedSelection[]> {
  const { rows } = await db.query<SelectionRow>(
    `select watch.selection, line.cart_id as cart, line.quantity::int as quantity
       from (select cart_id, sku, quantity from cart_lines where sku like '${bespokePrefix}-%'
              order by id desc limit ${MAX_TOUCHED}) line
       join bespoke_watches watch on watch.bespoke_id = substr(line.sku, ${bespokePrefix.length + 2})`,
  );
  return rows.map(toKept);
}

/** Saved bespoke watches, newest first. */
export async function findSavedSelections(db: Queries): Promise<readonly SavedSelection[]> {
  const { rows } = await db.query<SelectionRow>(
    `select selection, null::int as cart, null::int as quantity
       from bespoke_watches order by created_at desc, id desc limit ${MAX_TOUCHED}`,
  );
  return rows.map(toKept);
}

/** Past prices of products, unordered, by row number. */
export async function findPastPrices(
  db: Queries,
  products: readonly number[],
): Promise<ReadonlyMap<number, readonly PastPrice[]>> {
  const { rows } = await db.query<{
    product: number;
    paid: number;
    ownPaid: OwnPrices | null;
    discount: number;
    since: Date;
  }>(
    `select product_id as product, paid::float8 as paid, own_paid as "ownPaid", discount::int as discount, since
       from price_history where product_id = any($1::int[])`,
    [products],
  );
  const toPast = ({ paid, ownPaid, discount, since }: (typeof rows)[number]): PastPrice => ({
    paid: minor(paid),
    ...(ownPaid && { ownPaid }),
    discount,
    since: new Date(since),
  });
  return new Map(products.map((id) => [id, rows.filter(({ product }) => product === id).map(toPast)]));
}

/** The price-related fields of a valid promo code. */
export interface RunningCode {
  readonly code: string;
  readonly percent: number;
  /** none means every article */
  readonly skus: readonly string[];
}

/** Valid promo codes without those of affiliates, which may be many. */
export async function findRunningCodes(db: Queries, now: Date): Promise<readonly RunningCode[]> {
  const { rows } = await db.query<RunningCode>(
    `select promo.code, promo.percent::int as percent, array(
              select text.text from promo_codes_texts text where text.parent_id = promo.id and text.path = 'skus') as skus
       from promo_codes promo
      where promo.enabled and promo._status = 'published' and coalesce(promo.starts_at <= $1, true)
        and coalesce(promo.ends_at > $1, true)
        and not exists (select 1 from affiliates where affiliates.code = promo.code)
      order by promo.percent desc, promo.code limit 20`,
    [now],
  );
  return rows;
}
