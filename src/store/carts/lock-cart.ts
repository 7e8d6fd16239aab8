import type { Queries } from "@/src/store/queries";

/**
 * The cart first, then the promo code, which nobody else can use up before the transaction ends.
 * @returns the cart's row number, null for an unknown cart
 */
export async function lockCart(db: Queries, token: string, promoCode: string | null): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>({
    name: "lock-cart",
    text: `select cart.id
             from (select id from carts where token = $1 for update) cart
             left join lateral (
               select 1 from promo_codes where code = $2 and cart.id is not null for update) promo on true`,
    values: [token, promoCode],
  });
  return rows[0]?.id ?? null;
}

export async function lockCartRow(db: Queries, cartId: number): Promise<void> {
  await db.query("select id from carts where id = $1 for update", [cartId]);
}

/** Locks a cart whose lines are about to change: whoever has read them sees that they are others. */
export async function lockChangedCart(db: Queries, cartId: number): Promise<void> {
  await db.query("update carts set updated_at = updated_at where id = $1", [cartId]);
}

/** A promo code without a cart: nobody else can use it up before the transaction ends. */
export async function lockPromoCode(db: Queries, code: string): Promise<void> {
  await db.query("select 1 from promo_codes where code = $1 for update", [code]);
}
