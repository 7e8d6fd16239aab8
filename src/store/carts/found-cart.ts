import type { Promotion } from "@/src/domain/cart/promotion";
import type { GiftWish } from "@/src/domain/gift/gift-wish";
import { minor } from "@/src/domain/money/minor";
import type { OwnAmounts } from "@/src/domain/money/own-price";
import type { StoredLine } from "./cart-rows";
import { found, keyValues, type CartKeys } from "./cart-keys";
import { promotionsNow, readPromotion, type PromotionRow } from "./promotion-rows";
import type { Queries } from "@/src/store/queries";

/** A line with its gift wish. */
export interface CartLine extends StoredLine {
  /** null if there is none, or it was deleted */
  readonly wish: GiftWish | null;
}

/** A cart as read by one statement. */
export interface FoundCart {
  /** secret of the cart, null if there is none */
  readonly token: string | null;
  /** in the order they were added */
  readonly lines: readonly CartLine[];
  /** valid ones: of the given code, and those without a code */
  readonly promotions: readonly Promotion[];
  /** row number of the signed-in customer */
  readonly customerId: number | null;
  /** content mark at that moment */
  readonly mark: string;
  /** Whether it has no customer although its browser is signed in: it was created during the sign-in. */
  readonly isUnclaimed: boolean;
}

const names = {
  code: "keys.promo_code",
  now: "keys.now",
  cart: "found.cart_id",
  customer: "found.customer_id",
};

/** A row for each line, or one without a line if the cart is empty or missing. */
interface FoundRow {
  readonly mark: string;
  readonly token: string | null;
  readonly promotions: readonly PromotionRow[];
  readonly customer_id: number | null;
  readonly is_unclaimed: boolean;
  readonly id: number | null;
  readonly sku: string;
  readonly quantity: number;
  readonly price_seen: number;
  readonly own_seen: OwnAmounts | null;
  readonly wish_id: string | null;
  readonly gift: GiftWish["gift"];
  readonly tastes: GiftWish["tastes"];
}

const readLine = (row: FoundRow): CartLine => ({
  id: String(row.id),
  sku: row.sku,
  quantity: row.quantity,
  priceSeen: minor(row.price_seen),
  ownSeen: row.own_seen ?? undefined,
  wish: row.wish_id === null ? null : { id: row.wish_id, gift: row.gift, tastes: row.tastes },
});

/** Also used by the benchmark, to measure the bare statement. */
export const findCartText = `
  with ${found},
  head as materialized (select found.*, ${promotionsNow(names)} as promotions from found, keys)
  select head.mark, head.promotions, head.customer_id, cart.token,
         cart.id is not null and cart.customer_id is null and head.customer_id is not null as is_unclaimed,
         line.id, line.sku, line.quantity::int as quantity, line.price_seen::float8 as price_seen,
         line.own_seen,
         wish.wish_id, wish.gift, wish.tastes
    from head
    left join carts cart on cart.id = head.cart_id
    left join cart_lines line on line.cart_id = cart.id
    left join gift_wishes wish on wish.wish_id = split_part(line.sku, '~', 2)
   order by line.id`;

/** The cart of a browser, the data needed to price it, and the required content mark. */
export async function findCart(db: Queries, cartKeys: CartKeys): Promise<FoundCart> {
  const { rows } = await db.query<FoundRow>({
    name: "find-cart",
    text: findCartText,
    values: keyValues(cartKeys),
  });
  const [first] = rows;
  if (!first) throw new Error("The cart was not looked for.");
  return {
    token: first.token,
    lines: rows.filter(({ id }) => id !== null).map(readLine),
    promotions: first.promotions.map(readPromotion),
    customerId: first.customer_id,
    mark: first.mark,
    isUnclaimed: first.is_unclaimed,
  };
}
