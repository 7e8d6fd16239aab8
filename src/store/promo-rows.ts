import type { Promo } from "../domain/cart/line-discount";
import type { Queries } from "./queries";

/** States in which an order no longer uses up its promo code: an expiry frees it by itself. */
const freed = ["expired", "failed"];

interface PromoRow {
  readonly code: string;
  readonly percent: number;
  readonly skus: string[];
}

/**
 * A code that holds at this moment: enabled, within its dates, not used up. Uses are counted from the orders,
 * so there is no counter that could be forgotten.
 * @param code as the shopper wrote it
 * @param cartToken whose own pending orders use nothing up: who comes back from the payment page still has the code
 */
export async function findPromo(
  db: Queries,
  code: string,
  now: Date,
  cartToken: string | null,
): Promise<Promo | null> {
  const { rows } = await db.query<PromoRow>(
    `select promo.code, promo.percent::int as percent,
            coalesce((select array_agg(text.text) from promo_codes_texts text
                       where text.parent_id = promo.id and text.path = 'skus'), '{}') as skus
       from promo_codes promo
      where promo.code = upper($1) and promo.enabled
        and (promo.starts_at is null or promo.starts_at <= $2)
        and (promo.ends_at is null or promo.ends_at > $2)
        and (promo."limit" is null or promo."limit" > (
              select count(*) from orders
               where orders.promo_code = promo.code and orders.state <> all($3::enum_orders_state[])
                 and not (orders.state = 'pending' and orders.cart_id is not distinct from
                          (select carts.id from carts where carts.token = $4))))`,
    [code.trim(), now, freed, cartToken],
  );
  return rows[0] ?? null;
}
