import type { Queries } from "@/src/store/queries";
import { found, keyValues, type CartKeys } from "./cart-keys";

/**
 * Locks the cart first, then the promo code, so that no other transaction can use it up.
 * @returns the cart's row number, null for an unknown cart
 */
export async function lockCart(db: Queries, token: string, promoCode: string | null): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>({
    name: "lock-cart",
    text: `select cart.id
             from (select id from carts where token = $1 for no key update) cart
             left join lateral (
               select 1 from promo_codes where code = $2 and cart.id is not null for update) promo on true`,
    values: [token, promoCode],
  });
  return rows[0]?.id ?? null;
}

/**
 * Locks a cart whose lines are about to change. Not `for update`: an order that is updated twice in one transaction has its
 * cart checked as a foreign key, and would wait for this lock while holding its own.
 */
export async function lockCartRow(db: Queries, cartId: number): Promise<void> {
  await db.query("select id from carts where id = $1 for no key update", [cartId]);
}

/** Locks a promo code without a cart, so that no other transaction can use it up. */
export async function lockPromoCode(db: Queries, code: string): Promise<void> {
  await db.query("select 1 from promo_codes where code = $1 for update", [code]);
}

export interface LockedCart {
  /** null if there is none */
  readonly cart: { readonly id: number; readonly token: string } | null;
  /** row number of the signed-in customer */
  readonly customerId: number | null;
  /** whether the content still has the given mark */
  readonly isCurrent: boolean;
}

interface LockedRow {
  readonly id: number | null;
  readonly token: string;
  readonly customer_id: number | null;
  readonly is_current: boolean | null;
}

/**
 * Locks the cart of a browser that is about to change, until the transaction ends. A cart that another browser took over
 * while this one waited is no longer this one's.
 * @param mark of the content the change is based on; null if it does not depend on it
 */
export async function lockBrowserCart(
  db: Queries,
  keys: CartKeys,
  mark: string | null = null,
): Promise<LockedCart> {
  const { rows } = await db.query<LockedRow>({
    name: "lock-browser-cart",
    text: `
      with ${found},
      locked as (
        update carts set updated_at = now() from found, keys
         where carts.id = found.cart_id
           and (carts.token = keys.token or carts.customer_id = found.customer_id)
        returning carts.id, carts.token)
      select locked.id, locked.token, found.customer_id, found.mark = $5::text as is_current
        from found left join locked on true`,
    values: [...keyValues(keys), mark],
  });
  const { id = null, token = "", customer_id: customerId = null, is_current: isCurrent } = rows[0] ?? {};
  return { cart: id === null ? null : { id, token }, customerId, isCurrent: isCurrent === true };
}
