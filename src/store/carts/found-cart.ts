import type { Promotion } from "@/src/domain/cart/promotion";
import type { GiftWish } from "@/src/domain/gift/gift-wish";
import { minor } from "@/src/domain/money/minor";
import type { StoredLine } from "./cart-rows";
import { promotionsNow, readPromotion, type PromotionRow } from "./promotion-rows";
import type { Queries } from "@/src/store/queries";

/** What a browser brings that says which cart is its own. */
export interface CartKeys {
  /** secret of the cart in its cookie */
  readonly token: string | null;
  /** of the session in its cookie */
  readonly sessionHash: string | null;
  /** as it stands in its cookie, not checked yet */
  readonly promoCode: string | null;
  readonly now: Date;
}

/** A line with what was said with it. */
export interface CartLine extends StoredLine {
  /** null where nothing was said, or what was said is gone */
  readonly wish: GiftWish | null;
}

/** A cart as one statement finds it. */
export interface FoundCart {
  /** secret of the cart, null where there is none */
  readonly token: string | null;
  /** in the order they were put in */
  readonly lines: readonly CartLine[];
  /** that hold at that moment: of the carried code, and those without one */
  readonly promotions: readonly Promotion[];
  /** row number of who has signed in */
  readonly customerId: number | null;
  /** of what editors save, at that very moment */
  readonly mark: string;
}

/** Values of $1 to $4 in `head`. */
export const keyValues = ({ token, sessionHash, now, promoCode }: CartKeys): unknown[] => [
  token,
  sessionHash,
  now,
  promoCode,
];

/**
 * Row number of a browser's cart, in SQL: that of its cookie while it is there, else its signed-in customer's.
 * $1 is the secret in the cookie, $2 the hash of the session, $3 the moment.
 */
export const cartOfBrowser = `coalesce(
  (select id from carts where token = $1::text),
  (select carts.id from customer_sessions session join carts on carts.customer_id = session.customer_id
    where session.token_hash = $2::text and session.expires_at > $3::timestamptz))`;

const names = {
  code: "$4::text",
  now: "$3::timestamptz",
  cart: "found.cart_id",
  customer: "found.customer_id",
};

/** One row: the mark of the content, row numbers of the cart and the customer, the promotions that hold. */
export const head = `
  select found.*, ${promotionsNow(names)} as promotions
    from (select coalesce((select mark from revisions where key = 'content'), '') as mark,
                 ${cartOfBrowser} as cart_id,
                 (select customer_id from customer_sessions
                   where token_hash = $2::text and expires_at > $3::timestamptz) as customer_id) found`;

/** The columns of a `line` and of its `wish`. */
export const lineColumns =
  "line.id, line.sku, line.quantity::int as quantity, line.price_seen::float8 as price_seen, wish.wish_id, wish.gift, wish.tastes";

export const wishOfLine = "left join gift_wishes wish on wish.wish_id = split_part(line.sku, '~', 2)";

/** A row for each line, and one without a line where the cart is empty or absent. */
export interface FoundRow {
  readonly mark: string;
  readonly token: string | null;
  readonly promotions: readonly PromotionRow[];
  readonly customer_id: number | null;
  readonly id: number | null;
  readonly sku: string;
  readonly quantity: number;
  readonly price_seen: number;
  readonly wish_id: string | null;
  readonly gift: GiftWish["gift"];
  readonly tastes: GiftWish["tastes"];
}

const readLine = (row: FoundRow): CartLine => ({
  id: String(row.id),
  sku: row.sku,
  quantity: row.quantity,
  priceSeen: minor(row.price_seen),
  wish: row.wish_id === null ? null : { id: row.wish_id, gift: row.gift, tastes: row.tastes },
});

export function readFoundCart(rows: readonly FoundRow[]): FoundCart {
  const [first] = rows;
  if (!first) throw new Error("The cart was not looked for.");
  const { token, promotions, customer_id: customerId, mark } = first;
  const lines = rows.filter(({ id }) => id !== null).map(readLine);
  return { token, promotions: promotions.map(readPromotion), customerId, mark, lines };
}

/** Read by the bench, too: what it costs without the shop around it. */
export const findCartText = `
  with head as materialized (${head})
  select head.mark, head.promotions, head.customer_id, cart.token, ${lineColumns}
    from head
    left join carts cart on cart.id = head.cart_id
    left join cart_lines line on line.cart_id = cart.id
    ${wishOfLine}
   order by line.id`;

/** The cart a browser works with, all that is needed to price it, and how new that must be. */
export async function findCart(db: Queries, keys: CartKeys): Promise<FoundCart> {
  const { rows } = await db.query<FoundRow>({
    name: "find-cart",
    text: findCartText,
    values: keyValues(keys),
  });
  return readFoundCart(rows);
}
