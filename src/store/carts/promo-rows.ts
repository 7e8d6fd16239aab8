import type { Promo } from "@/src/domain/cart/line-discount";
import type { Queries } from "@/src/store/queries";

/**
 * The code that holds at this moment as JSON, or null: enabled, within its dates, not used up. Uses are counted from
 * the orders, so there is no counter that could be forgotten; an order that expired or failed frees its use by itself.
 * Counting ends where the code is used up.
 * @param names.code text of the code as the shopper wrote it, in SQL
 * @param names.now moment, in SQL
 * @param names.cart row number of the cart whose own pending orders use nothing up, in SQL: who comes back from the
 *   payment page still has the code
 */
export const promoNow = ({ code, now, cart }: Readonly<Record<"code" | "now" | "cart", string>>) => `
  (select jsonb_build_object('code', promo.code, 'percent', promo.percent::int, 'skus', array(
            select text.text from promo_codes_texts text
             where text.parent_id = promo.id and text.path = 'skus'))
     from promo_codes promo
    where promo.code = upper(${code}) and promo.enabled and promo._status = 'published'
      and (promo.starts_at is null or promo.starts_at <= ${now})
      and (promo.ends_at is null or promo.ends_at > ${now})
      and (promo."limit" is null or promo."limit" > (
            select count(*) from (
              select 1 from orders
               where orders.promo_code = promo.code and orders.state not in ('expired', 'failed')
                 and not (orders.state = 'pending' and orders.cart_id is not distinct from ${cart})
               limit promo."limit") uses)))`;

/** A code that holds at this moment. @param cartToken of the cart it is asked for, null without one */
export async function findPromo(
  db: Queries,
  code: string,
  now: Date,
  cartToken: string | null,
): Promise<Promo | null> {
  const cart = "(select carts.id from carts where carts.token = $3::text)";
  const { rows } = await db.query<{ promo: Promo | null }>(
    `select ${promoNow({ code: "$1::text", now: "$2::timestamptz", cart })} as promo`,
    [code.trim(), now, cartToken],
  );
  return rows[0]?.promo ?? null;
}
