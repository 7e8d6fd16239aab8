import { coveredBy as sumOfCovers } from "@/src/domain/gift-card/cover-order";
import type {
  Address,
  CoveringCard,
  Exchange,
  Order,
  OrderContact,
  OrderDraft,
  OrderLine,
} from "@/src/domain/order/order";
import { pendingOrder } from "@/src/domain/order/pending-order";
import { articleWords } from "@/src/domain/order/article-words";
import { hasParcel } from "@/src/domain/order/has-parcel";
import type { Pieces, Shortage } from "@/src/domain/stock/stock";
import type { Queries } from "@/src/store/queries";
import { applyStockChange, type StockChange } from "@/src/store/stock/apply-stock-change";

/** A new order. */
export interface NewOrder {
  readonly draft: OrderDraft;
  readonly token: string;
  /** Its origin: a cart, or the submission of a page's form. */
  readonly cartId: number | null;
  /** For an unlocked cart: the order is only saved if the cart still has this version and no pending order. */
  readonly cartVersion?: string | null;
  readonly submission: string | null;
  /** Contact entered in the shop; the payment page may replace it. */
  readonly contact: OrderContact | null;
  /** Identifies the content: equal for a cart submitted twice. */
  readonly contentHash: string;
  readonly sessionExpiresAt: Date;
  /** Gift cards that pay part of it. */
  readonly coveredBy: readonly CoveringCard[];
  /** row number of the signed-in customer whose use of a promotion counts */
  readonly promoCustomerId?: number | null;
  /** Pieces taken from counted stock: reserved with the order, or it is not saved. */
  readonly pieces?: readonly Pieces[];
  /** Promised days from payment to dispatch; null if nothing is shipped. */
  readonly promisedDays?: number | null;
  /** Set if staff creates the order and the buyer pays by a link in a mail. */
  readonly byHand?: ByHand | null;
}

/** Data of an order created by staff. */
export interface ByHand {
  /** e-mail of the staff member */
  readonly by: string;
  readonly linkUntil: Date;
  readonly exchange: Pick<Exchange, "of" | "pieces"> | null;
}

/** The saved order with its stock changes; or the items with too few pieces, none if the cart has changed. */
export type WrittenOrder =
  | { readonly order: Order; readonly stock: readonly StockChange[] }
  | { readonly order: null; readonly short: readonly Shortage[] };

const lineRow = (line: OrderLine, index: number) => ({
  _order: index + 1,
  sku: line.sku,
  kind: line.kind,
  title: line.title,
  details: line.details,
  quantity: line.quantity,
  full_unit: line.fullUnit,
  unit: line.unit,
  discount: line.discount,
  total: line.total,
  shown_total: line.shownTotal,
  image: line.image,
  href: line.href,
  selection: line.selection,
  gift: line.gift,
  tastes: line.tastes,
});

/**
 * Steps that first lock the stock items, in id order, and find those with too few pieces. If a shortage is visible
 * without a lock, nothing is locked: once a run is sold out, concurrent requests do not wait for each other.
 */
const lockStock = `
  need as (select item, quantity from jsonb_to_recordset($38::jsonb) as need(item int, quantity int)),
  gone as materialized (
    select item.id as item, item.available
      from stock_items item join need on need.item = item.id
     where item.is_counted and item.available < need.quantity),
  stock as materialized (
    select item.id as item, need.quantity, item.available
      from stock_items item join need on need.item = item.id
     where item.is_counted and not exists (select from gone) order by item.id for update of item),
  short as (
    select item, available from gone union all
    select item, available from stock where available < quantity),`;

/** Steps that reserve the locked pieces. */
const reserveStock = `,
  change as materialized (
    select stock.item, 0 as pieces, stock.quantity as reserved, 'order' as reason, written.id as order_id,
           null::text as by, null::text as note, null::text as key
      from stock, written),
  ${applyStockChange("$18::timestamptz")}`;

/**
 * One statement. Numbers come from a sequence, so that orders do not wait for each other: an unsaved order leaves a gap,
 * unlike a receipt. The affiliate of the code and its current commission are saved with it. Its pieces are reserved; if
 * there are too few, nothing is saved and no number is used. The cart gets a new version: of two concurrent orders of one
 * cart, the later one detects the conflict.
 * @param isCounted whether it takes counted stock: those steps cost a tenth of the statement even if they do nothing
 */
const insertText = (isCounted: boolean) => `
  with ${isCounted ? lockStock : ""}
  cart as (
    update carts set updated_at = updated_at
     where id = $15::int
       and ($36::text is null or xmin::text = $36::text
            and not exists (select from orders where cart_id = $15::int and state = 'pending'))
    returning id),
  series as (
    select nextval('order_numbers')::text as value
     where ($15::int is null or exists (select from cart))
           ${isCounted ? "and not exists (select from short)" : ""}),
  written as (
    insert into orders (state, number, token, locale, charge_currency, total, currency, shown_total, vat_percent,
                        rates, note, promo_code, promo_percent, terms_version, catalogue_version, cart_id,
                        content_hash, session_expires_at, refunded_amount, created_at, updated_at, submission,
                        contact_email, contact_name, contact_phone, contact_shipping_name,
                        contact_shipping_address, contact_billing_address, covered, covered_by, affiliate_id,
                        affiliate_percent, promo_customer_id, has_parcel, articles,
                        promised_days, made_by, link_until, exchange_of_id, exchanged_pieces)
    select 'pending', $1::text || lpad(series.value, greatest(5, length(series.value)), '0'), $2, $3, $4, $5,
           $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14, $15::int, $16, $17::timestamptz, 0, $18::timestamptz,
           $18::timestamptz, $19, $20, $21, $22, $23, $24::jsonb, $25::jsonb, $27::numeric, $28::jsonb,
           affiliate.id, affiliate.commission, $29::int, $30::boolean, $37,
           $31::numeric, $32, $33::timestamptz, $34::int, $35::jsonb
      from series
      left join affiliates affiliate on affiliate.code = $11 and affiliate.status = 'accepted'
    returning id, number),
  lines as (
    insert into orders_lines (_order, _parent_id, id, sku, kind, title, details, quantity, full_unit, unit,
                              discount, total, shown_total, image, href, selection, gift, tastes)
    select line._order, written.id, written.id || '-' || line._order, sku, kind, title, details, quantity,
           full_unit, unit, discount, total, shown_total, image, href, selection, gift, tastes
      from written, jsonb_to_recordset($26::jsonb) as line(
           _order int, sku text, kind text, title text, details jsonb, quantity numeric, full_unit numeric,
           unit numeric, discount numeric, total numeric, shown_total numeric, image text, href text,
           selection jsonb, gift jsonb, tastes jsonb)),
  begun as (
    insert into orders_timeline (_order, _parent_id, id, at, event)
    select 1, id, gen_random_uuid()::text, $18::timestamptz, 'pending' from written)
  ${isCounted ? reserveStock : ""}
  select id, number,
         ${isCounted ? "coalesce((select jsonb_agg(moved order by item) from moved), '[]')" : "'[]'::jsonb"} as stock,
         ${isCounted ? "coalesce((select jsonb_agg(short order by item) from short), '[]')" : "'[]'::jsonb"} as short
    from (select) once left join written on true`;

const statements = {
  counted: { name: "insert-counted-order", text: insertText(true) },
  plain: { name: "insert-order", text: insertText(false) },
} as const;

const json = (value: Address | null | undefined) => (value ? JSON.stringify(value) : null);

interface WrittenRow {
  readonly id: number | null;
  readonly number: string;
  readonly stock: readonly StockChange[];
  readonly short: readonly Shortage[];
}

/** Saves a pending order with its pieces reserved, unless there are too few. */
export async function insertCountedOrder(db: Queries, order: NewOrder, now: Date): Promise<WrittenOrder> {
  const { draft, contact, token, cartId, sessionExpiresAt, coveredBy, promoCustomerId = null } = order;
  const { promisedDays = null, byHand = null } = order;
  const covered = sumOfCovers(coveredBy);
  const values = [
    `VAL-${now.getUTCFullYear()}-`,
    token,
    draft.locale,
    draft.chargeCurrency,
    draft.total,
    draft.currency,
    draft.shownTotal,
    draft.vatPercent,
    JSON.stringify(draft.rates),
    draft.note,
    draft.promo?.code ?? null,
    draft.promo?.percent ?? null,
    draft.termsVersion,
    draft.catalogueVersion,
    cartId,
    order.contentHash,
    sessionExpiresAt,
    now,
    order.submission,
    contact?.email ?? null,
    contact?.name ?? null,
    contact?.phone ?? null,
    contact?.shippingName ?? null,
    json(contact?.shippingAddress),
    json(contact?.billingAddress),
    JSON.stringify(draft.lines.map(lineRow)),
    covered,
    coveredBy.length === 0 ? null : JSON.stringify(coveredBy),
    promoCustomerId,
    hasParcel(draft),
    promisedDays,
    byHand?.by ?? null,
    byHand?.linkUntil ?? null,
    byHand?.exchange?.of ?? null,
    byHand?.exchange ? JSON.stringify(byHand.exchange.pieces) : null,
    order.cartVersion ?? null,
    articleWords(draft.lines),
  ];
  const { pieces = [] } = order;
  const { rows } = await db.query<WrittenRow>(
    pieces.length > 0
      ? { ...statements.counted, values: [...values, JSON.stringify(pieces)] }
      : { ...statements.plain, values },
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL answered no row to a question that has one.");
  const { id, number, stock, short } = row;
  if (id === null) return { order: null, short };
  const facts = {
    draft,
    contact,
    token,
    cartId,
    sessionExpiresAt,
    covered,
    coveredBy,
    id,
    number,
    promisedDays,
    madeBy: byHand?.by ?? null,
    linkUntil: byHand?.linkUntil ?? null,
    exchange: byHand?.exchange ? { ...byHand.exchange, returnedAt: null } : null,
  };
  return { order: pendingOrder(facts, now), stock };
}

/** Saves a pending order without counted pieces. */
export async function insertOrder(db: Queries, order: Omit<NewOrder, "pieces">, now: Date): Promise<Order> {
  const written = await insertCountedOrder(db, order, now);
  if (written.order === null) throw new Error("The order was not written.");
  return written.order;
}

/** Adds an entry to an order's timeline. */
export async function addToTimeline(
  db: Queries,
  orderId: number,
  at: Date,
  event: string,
  detail: string | null,
): Promise<void> {
  await db.query(
    `insert into orders_timeline (_order, _parent_id, id, at, event, detail)
     select coalesce(max(_order), 0) + 1, $1, gen_random_uuid()::text, $2, $3, $4
       from orders_timeline where _parent_id = $1`,
    [orderId, at, event, detail],
  );
}

/** Locks a form's key until the transaction ends: concurrent submissions of the same form wait. */
export async function lockSubmission(db: Queries, submission: string): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [submission]);
}
