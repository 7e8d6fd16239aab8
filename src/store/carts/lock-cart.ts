import type { Queries } from "@/src/store/queries";

/**
 * Locks the cart first, then the promo code, so that no other transaction can use it up.
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

/** Locks a cart whose lines are about to change, and changes its version, which readers compare. */
export async function lockChangedCart(db: Queries, cartId: number): Promise<void> {
  await db.query("update carts set updated_at = updated_at where id = $1", [cartId]);
}

/** Locks a promo code without a cart, so that no other transaction can use it up. */
export async function lockPromoCode(db: Queries, code: string): Promise<void> {
  await db.query("select 1 from promo_codes where code = $1 for update", [code]);
}
