import type { GiftWish } from "@/src/domain/gift/gift-wish";
import type { Queries } from "@/src/store/queries";

interface WishRow {
  readonly wish_id: string;
  readonly gift: GiftWish["gift"];
  readonly tastes: GiftWish["tastes"];
}

const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** Saves the gift wish of an article. */
export async function saveGiftWish(db: Queries, { id, gift, tastes }: GiftWish, now: Date): Promise<void> {
  await db.query(
    "insert into gift_wishes (wish_id, gift, tastes, created_at, updated_at) values ($1, $2, $3, $4, $4)",
    [id, asJson(gift), asJson(tastes), now],
  );
}

/** The existing wishes with these ids. */
export async function findGiftWishes(db: Queries, ids: readonly string[]): Promise<readonly GiftWish[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<WishRow>(
    "select wish_id, gift, tastes from gift_wishes where wish_id = any($1)",
    [ids],
  );
  return rows.map(({ wish_id: id, gift, tastes }) => ({ id, gift, tastes }));
}

/** The wish of a line; most have none, and only those with one are indexed. */
const wishOf = (sku: string): string => `split_part(${sku}, '~', 2)`;

/**
 * Deletes wishes created before a time that are in no cart, and in no order that may return to one.
 * @returns number of deleted rows
 */
export async function purgeGiftWishes(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from gift_wishes wish
      where wish.created_at < $1
        and not exists (select 1 from cart_lines line where ${wishOf("line.sku")} = wish.wish_id and ${wishOf("line.sku")} <> '')
        and not exists (select 1 from orders_lines line join orders on orders.id = line._parent_id
                         where ${wishOf("line.sku")} = wish.wish_id and ${wishOf("line.sku")} <> ''
                           and orders.state in ('pending', 'processing'))`,
    [before],
  );
  return rowCount ?? 0;
}
