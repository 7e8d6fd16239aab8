import type { Promotion, Reduction } from "@/src/domain/cart/promotion";
import type { Localised } from "@/src/domain/locale/locale";
import { minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";

/** A promotion as returned by the database. */
export interface PromotionRow {
  readonly code: string;
  readonly isAutomatic: boolean;
  readonly title: Localised | null;
  readonly kind: Reduction["kind"];
  readonly percent: number | null;
  readonly amount: number | null;
  readonly minimum: number | null;
  readonly parts: readonly string[];
  readonly options: readonly string[];
  readonly skus: readonly string[];
  readonly needsSignIn: boolean;
}

const keysOf = (path: string) =>
  `array(select text.text from promo_codes_texts text where text.parent_id = promo.id and text.path = '${path}')`;

interface Names {
  /** the code as typed by the shopper */
  readonly code: string;
  /** the moment */
  readonly now: string;
  /**
   * row number of the cart whose own pending orders do not count as uses: a shopper returning from the payment page still
   * has the code
   */
  readonly cart: string;
  /** row number of the signed-in customer, or null */
  readonly customer: string;
}

/** Orders that count as uses of a promotion: expired and failed ones do not count. Counting ends at `limit`. */
const used = (cart: string, limit: string, more = "true") => `(
  select count(*) from (
    select 1 from orders
     where orders.promo_code = promo.code and orders.state not in ('expired', 'failed')
       and not (orders.state = 'pending' and coalesce(orders.cart_id = ${cart}, false)) and ${more}
     limit ${limit}) uses)`;

/**
 * The valid promotions, of the given code and without a code, as JSON: enabled, within their dates, not used up in total
 * or by this customer. Uses are counted from the orders, so no counter can be wrong. Each name is an SQL expression.
 */
export const promotionsNow = ({ code, now, cart, customer }: Names) => `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'code', promo.code, 'isAutomatic', promo.automatic, 'kind', promo.kind, 'percent', promo.percent::int,
            'amount', promo.amount::int, 'minimum', promo.minimum::int, 'skus', ${keysOf("skus")},
            'options', ${keysOf("options")}, 'parts', ${keysOf("parts")},
            'needsSignIn', promo.per_customer is not null and ${customer} is null,
            'title', (select jsonb_object_agg(text._locale, text.title) from promo_codes_locales text
                       where text._parent_id = promo.id and text.title is not null))), '[]')
     from promo_codes promo
    where (promo.code = upper(${code}) or promo.automatic) and promo.enabled and promo._status = 'published'
      and (promo.starts_at is null or promo.starts_at <= ${now})
      and (promo.ends_at is null or promo.ends_at > ${now})
      and (promo."limit" is null or promo."limit" > ${used(cart, 'promo."limit"')})
      and (promo.per_customer is null or ${customer} is null or promo.per_customer >
            ${used(cart, "promo.per_customer", `orders.promo_customer_id = ${customer}`)}))`;

function readReduction({ kind, percent, amount, parts }: PromotionRow): Reduction {
  if (kind === "amount") return { kind, amount: minor(amount ?? 0) };
  return kind === "part" ? { kind, parts } : { kind, percent: percent ?? 0 };
}

export const readPromotion = (row: PromotionRow): Promotion => ({
  code: row.code,
  isAutomatic: row.isAutomatic,
  title: row.title,
  reduction: readReduction(row),
  skus: row.skus,
  options: row.options,
  minimum: minor(row.minimum ?? 0),
  needsSignIn: row.needsSignIn,
});

/** A promotion if its code is valid now, without a cart or customer. */
export async function findCode(db: Queries, code: string, now: Date): Promise<Promotion | null> {
  const names = { code: "$1::text", now: "$2::timestamptz", cart: "null::int", customer: "null::int" };
  const { rows } = await db.query<{ promotions: PromotionRow[] }>(
    `select ${promotionsNow(names)} as promotions`,
    [code.trim(), now],
  );
  const found = rows[0]?.promotions.find((row) => row.code === code.trim().toUpperCase());
  return found ? readPromotion(found) : null;
}
