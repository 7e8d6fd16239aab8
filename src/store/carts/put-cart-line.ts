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

/** Different articles one cart holds. */
const MAX_LINES = 60;

export interface LineChange {
  readonly sku: string;
  readonly quantity: number;
  /** true sets the quantity, false adds to it */
  readonly overwrite: boolean;
  /** sku of a line whose place and pieces it takes; null, or one that is not there, for none */
  readonly replaces: string | null;
  readonly priceSeen: Minor;
  /** of the content the price was made from; where it is another one by now, nothing is put */
  readonly mark: string;
  /** Secret of the cart that is begun where there is none yet, new. */
  readonly newToken: string;
}

interface PutRow extends FoundRow {
  readonly is_put: boolean | null;
  readonly is_fresh: boolean | null;
}

/**
 * One statement. It takes the cart's row, which puts changes of one cart one after the other, then inserts the line or
 * changes its quantity from what it is at that moment: no change can be lost in between. A replaced line becomes the
 * new one where it stands, or joins it where the cart has that one, too. A cart begun by somebody
 * signed in is theirs; where their other browser begins one at the same moment, nothing is put.
 * The other lines are read as they were when the statement began: `is_fresh` says whether the cart is still that one.
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
 * `outdated`: what editors have saved meanwhile may have changed the price. `absent`: the cart went away at this
 * moment, or another browser of its customer has just begun one. Both are to be tried again.
 */
export type PutError = "outdated" | "absent" | "full";

/** Changes a line of the cart a browser works with, beginning one where there is none. @returns the cart after that */
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
