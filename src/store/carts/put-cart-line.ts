import { lineLimit } from "@/src/domain/cart/cart";
import type { Minor } from "@/src/domain/money/minor";
import {
  findCart,
  head,
  keyValues,
  lineColumns,
  readFoundCart,
  wishOfLine,
  type CartKeys,
  type FoundCart,
  type FoundRow,
} from "./found-cart";
import type { Queries } from "@/src/store/queries";

/** Most lines of a cart. */
const MAX_LINES = 60;

export interface LineChange {
  readonly sku: string;
  readonly quantity: number;
  /** true sets the quantity, false adds to it */
  readonly overwrite: boolean;
  /** sku of the line to replace, keeping its position and quantity; null or an unknown one for none */
  readonly replaces: string | null;
  readonly priceSeen: Minor;
  /** of the content the price is based on; if it has changed, nothing is written */
  readonly mark: string;
  /** New secret, for a cart to be created. */
  readonly newToken: string;
}

interface PutRow extends FoundRow {
  readonly is_put: boolean | null;
  readonly is_fresh: boolean | null;
}

/**
 * One statement. It locks the cart's row, which serialises changes of one cart, then inserts the line or updates its
 * current quantity: no update can be lost. A replaced line becomes the new one in its position, or is merged into it if
 * the cart has that one, too. A cart created by a signed-in customer is theirs; if their other browser creates one
 * concurrently, nothing is written. The other lines are read as they were when the statement began: `is_fresh` says
 * whether the cart is unchanged since.
 */
export const putCartLineText = `
  with ${head},
  seen as materialized (select carts.xmin::text as version from carts, head where carts.id = head.cart_id),
  locked as materialized (
    select carts.id, carts.token, carts.xmin::text as version from carts, head
     where carts.id = head.cart_id and head.mark = $9::text
       for update of carts),
  touched as (update carts set updated_at = now() from locked where carts.id = locked.id),
  begun as (
    insert into carts (token, customer_id)
    select $10::text, head.customer_id from head where head.cart_id is null and head.mark = $9::text
    on conflict (customer_id) do nothing
    returning id, token),
  cart as materialized (
    select id, token, version = (select version from seen) as is_fresh from locked
     union all
    select id, token, true from begun),
  replaced as (
    delete from cart_lines line using cart where line.cart_id = cart.id and line.sku = $11::text
    returning line.id, line.quantity),
  put as (
    insert into cart_lines (id, cart_id, sku, quantity, price_seen)
    select coalesce((select id from replaced), nextval(pg_get_serial_sequence('cart_lines', 'id'))),
           cart.id, $5::text, coalesce((select quantity from replaced), $6::int), $8::bigint
      from cart
     where exists (select 1 from cart_lines where cart_id = cart.id and sku in ($5::text, $11::text))
        or (select count(*) from cart_lines where cart_id = cart.id) < ${MAX_LINES}
    on conflict (cart_id, sku) do update set
      quantity = case when $7::boolean then excluded.quantity
                      -- Asked for twice, the line is in its place already.
                      when $11::text is not null and not exists (select 1 from replaced) then cart_lines.quantity
                      else least(${lineLimit}, cart_lines.quantity + excluded.quantity) end,
      price_seen = excluded.price_seen,
      updated_at = now()
    returning id, sku, quantity, price_seen)
  select head.mark, head.promotions, head.customer_id, cart.token, cart.is_fresh, line.is_put, ${lineColumns}
    from head
    left join cart on true
    left join lateral (
      select id, sku, quantity, price_seen, true as is_put from put
       union all
      select id, sku, quantity, price_seen, false from cart_lines
       where cart_id = cart.id and sku <> $5::text and sku is distinct from $11::text) line on true
    ${wishOfLine}
   order by line.id`;

/**
 * `outdated`: an editor's save may have changed the price. `absent`: the cart was deleted concurrently, or another
 * browser of its customer has just created one. Both should be retried.
 */
export type PutError = "outdated" | "absent" | "full";

/** Changes a line of a browser's cart, creating the cart if needed. @returns the updated cart */
export async function putCartLine(
  db: Queries,
  keys: CartKeys,
  { sku, quantity, overwrite, replaces, priceSeen, mark, newToken }: LineChange,
): Promise<{ readonly cart: FoundCart; readonly error: PutError | null }> {
  const others = [sku, quantity, overwrite, priceSeen, mark, newToken, replaces === sku ? null : replaces];
  const values = [...keyValues(keys), ...others];
  const { rows } = await db.query<PutRow>({ name: "put-cart-line", text: putCartLineText, values });
  const cart = readFoundCart(rows);
  if (cart.mark !== mark) return { cart, error: "outdated" };
  if (cart.token === null) return { cart, error: "absent" };
  if (!rows.some((row) => row.is_put)) return { cart, error: "full" };
  const isFresh = rows[0]?.is_fresh === true;
  return { cart: isFresh ? cart : await findCart(db, { ...keys, token: cart.token }), error: null };
}
