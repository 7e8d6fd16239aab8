import type { OrderedKind } from "@/src/domain/cart/article-kind";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency, Rates } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import type { Carrier, Pieces } from "@/src/domain/order/carrier";
import type { Address, Order, OrderLine } from "@/src/domain/order/order";
import type { OrderState } from "@/src/domain/order/order-state";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { Selection } from "@/src/domain/watch/selection";
import type { Queries } from "@/src/store/queries";

interface LineRow {
  readonly sku: string;
  readonly kind: OrderedKind;
  readonly title: string;
  readonly details: readonly string[];
  readonly quantity: number;
  readonly full_unit: number;
  readonly unit: number;
  readonly discount: number;
  readonly total: number;
  readonly shown_total: number;
  readonly image: string | null;
  readonly href: string | null;
  readonly selection: Selection | null;
  readonly gift: OrderLine["gift"];
  readonly tastes: OrderLine["tastes"];
}

export interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly token: string;
  readonly state: OrderState;
  readonly locale: Locale;
  readonly charge_currency: Currency;
  readonly total: number;
  readonly currency: Currency;
  readonly shown_total: number;
  readonly vat_percent: number;
  readonly rates: Rates;
  readonly note: string | null;
  readonly promo_code: string | null;
  readonly promo_percent: number | null;
  readonly terms_version: string;
  readonly catalogue_version: string;
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly receipt_number: string | null;
  readonly contact_email: string | null;
  readonly contact_name: string | null;
  readonly contact_phone: string | null;
  readonly contact_shipping_name: string | null;
  readonly contact_shipping_address: Address | null;
  readonly contact_billing_address: Address | null;
  readonly cart_id: number | null;
  readonly payment_provider: PaymentProvider;
  readonly session_round: number;
  readonly session_id: string | null;
  readonly session_url: string | null;
  readonly session_expires_at: Date;
  readonly payment_intent: string | null;
  readonly covered: number;
  readonly covered_by: Order["coveredBy"] | null;
  readonly refunded_to_cards: number;
  readonly refunded_amount: number;
  readonly is_disputed: boolean | null;
  readonly held_reason: string | null;
  readonly carrier: Carrier | null;
  readonly tracking_number: string | null;
  readonly vat_country: string | null;
  readonly vat_amount: number | null;
  readonly voucher_total: number | null;
  readonly donated_total: number | null;
  readonly link_until: Date | null;
  readonly made_by: string | null;
  readonly exchange_of_id: number | null;
  readonly exchanged_pieces: readonly Pieces[] | null;
  readonly returned_at: Date | null;
  readonly promised_days: number | null;
  readonly lines: readonly LineRow[];
  readonly parts: readonly {
    readonly carrier: Carrier;
    readonly number: string;
    readonly at: string;
    readonly pieces: readonly Pieces[];
  }[];
  readonly timeline: readonly {
    readonly at: string;
    readonly event: string;
    readonly detail: string | null;
  }[];
}

/** JSON carries numerics as plain numbers; the others are asked for as such. */
export const columns = `
  orders.*, orders.total::float8 as total, orders.shown_total::float8 as shown_total,
  orders.vat_percent::float8 as vat_percent, orders.promo_percent::float8 as promo_percent,
  orders.covered::float8 as covered, orders.refunded_to_cards::float8 as refunded_to_cards,
  orders.vat_amount::float8 as vat_amount, orders.voucher_total::float8 as voucher_total,
  orders.donated_total::float8 as donated_total,
  orders.refunded_amount::float8 as refunded_amount, orders.promised_days::int as promised_days, orders.session_round::float8 as session_round,
  coalesce((select json_agg(line order by line._order) from orders_lines line where line._parent_id = orders.id),
           '[]') as lines,
  coalesce((select json_agg(json_build_object('carrier', part.carrier, 'number', part.tracking_number, 'at', part.sent_at,
                                              'pieces', part.pieces) order by part._order)
              from orders_part_parcels part where part._parent_id = orders.id),
           '[]') as parts,
  coalesce((select json_agg(json_build_object('at', entry.at, 'event', entry.event, 'detail', entry.detail) order by entry._order)
              from orders_timeline entry where entry._parent_id = orders.id),
           '[]') as timeline`;

const readLine = (row: LineRow): OrderLine => ({
  sku: row.sku,
  kind: row.kind,
  title: row.title,
  details: row.details,
  quantity: row.quantity,
  fullUnit: minor(row.full_unit),
  unit: minor(row.unit),
  discount: row.discount,
  total: minor(row.total),
  shownTotal: minor(row.shown_total),
  image: row.image,
  href: row.href,
  selection: row.selection,
  gift: row.gift,
  tastes: row.tastes,
});

const readContact = (row: OrderRow): Order["contact"] => ({
  email: row.contact_email,
  name: row.contact_name,
  phone: row.contact_phone,
  billingAddress: row.contact_billing_address,
  shippingName: row.contact_shipping_name,
  shippingAddress: row.contact_shipping_address,
});

const readExchange = (row: OrderRow): Order["exchange"] =>
  row.exchange_of_id === null
    ? null
    : { of: row.exchange_of_id, pieces: row.exchanged_pieces ?? [], returnedAt: row.returned_at };

/** What was written down with the receipt. */
function readVat({ total, ...row }: OrderRow): Order["vat"] {
  if (row.vat_country === null) return null;
  const [vouchers, donated] = [row.voucher_total ?? 0, row.donated_total ?? 0];
  return {
    country: row.vat_country,
    percent: row.vat_percent,
    amount: minor(row.vat_amount ?? 0),
    goods: minor(total - vouchers - donated),
    vouchers: minor(vouchers),
    donated: minor(donated),
  };
}

export const readOrder = (row: OrderRow): Order => ({
  id: row.id,
  number: row.number,
  token: row.token,
  state: row.state,
  locale: row.locale,
  lines: row.lines.map(readLine),
  chargeCurrency: row.charge_currency,
  total: minor(row.total),
  currency: row.currency,
  shownTotal: minor(row.shown_total),
  vatPercent: row.vat_percent,
  rates: row.rates,
  note: row.note ?? "",
  promo: row.promo_code === null ? null : { code: row.promo_code, percent: row.promo_percent ?? 0 },
  termsVersion: row.terms_version,
  catalogueVersion: row.catalogue_version,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  receiptNumber: row.receipt_number,
  vat: readVat(row),
  contact: readContact(row),
  cartId: row.cart_id,
  paymentProvider: row.payment_provider,
  sessionRound: row.session_round,
  sessionId: row.session_id,
  sessionUrl: row.session_url,
  sessionExpiresAt: row.session_expires_at,
  paymentIntent: row.payment_intent,
  covered: minor(row.covered),
  coveredBy: row.covered_by ?? [],
  refundedAmount: minor(row.refunded_amount),
  refundedToCards: minor(row.refunded_to_cards),
  isDisputed: row.is_disputed ?? false,
  heldReason: row.held_reason,
  parcel:
    row.carrier && row.tracking_number ? { carrier: row.carrier, trackingNumber: row.tracking_number } : null,
  parts: row.parts.map(({ carrier, number, at, pieces }) => ({
    carrier,
    trackingNumber: number,
    sentAt: new Date(at),
    pieces,
  })),
  linkUntil: row.link_until,
  madeBy: row.made_by,
  exchange: readExchange(row),
  promisedDays: row.promised_days,
  timeline: row.timeline.map(({ at, event, detail }) => ({ at: new Date(at), event, detail })),
});

/** What an order can be found by. */
const keys = {
  id: "orders.id",
  number: "orders.number",
  token: "orders.token",
  sessionId: "orders.session_id",
  paymentIntent: "orders.payment_intent",
} as const;
export type OrderKey = keyof typeof keys;

/** An order by one of its names, or null. */
export async function findOrder(db: Queries, key: OrderKey, value: string | number): Promise<Order | null> {
  const { rows } = await db.query<OrderRow>({
    name: `find-order-by-${key}`,
    text: `select ${columns} from orders where ${keys[key]} = $1`,
    values: [value],
  });
  return rows[0] ? readOrder(rows[0]) : null;
}

/** Orders by their row numbers, in that order; those that are not there are left out. */
export async function findOrdersByIds(db: Queries, ids: readonly number[]): Promise<readonly Order[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from orders where id = any($1::int[]) order by array_position($1::int[], id)`,
    [ids],
  );
  return rows.map(readOrder);
}

/** Orders that take the place of pieces of another one, the newest first. @param orderId of the other one */
export async function findExchangesOf(db: Queries, orderId: number): Promise<readonly Order[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from orders where exchange_of_id = $1 order by id desc limit 50`,
    [orderId],
  );
  return rows.map(readOrder);
}

/** Everything that was bought with an e-mail, the newest first; what was never paid for is no order. */
export async function findOrdersOf(db: Queries, email: string): Promise<readonly Order[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from orders where lower(contact_email) = $1
        and state not in ('pending', 'expired', 'failed') order by id desc limit 200`,
    [email],
  );
  return rows.map(readOrder);
}

/** Orders placed with an affiliate's code and the commission of that day, the newest first. */
export async function findOrdersOfAffiliate(
  db: Queries,
  affiliateId: number,
): Promise<readonly { readonly order: Order; readonly percent: number }[]> {
  const { rows } = await db.query<OrderRow & { readonly percent: number }>(
    `select ${columns}, coalesce(orders.affiliate_percent, 0)::int as percent from orders
      where affiliate_id = $1 and paid_at is not null order by paid_at desc, id desc`,
    [affiliateId],
  );
  return rows.map((row) => ({ order: readOrder(row), percent: row.percent }));
}

/** An order by its number, and nobody else changes it before the transaction ends. */
export async function lockOrder(db: Queries, number: string): Promise<Order | null> {
  const { rowCount } = await db.query("select id from orders where number = $1 for update", [number]);
  // Read after the lock was granted: what was read before may have changed while waiting.
  return rowCount === 0 ? null : findOrder(db, "number", number);
}

/** An order with the name of its content. */
export interface NamedOrder {
  readonly contentHash: string;
  readonly order: Order;
}

const named = (row: OrderRow & { readonly content_hash: string }): NamedOrder => ({
  contentHash: row.content_hash,
  order: readOrder(row),
});

/** Pending orders of a cart, the newest first. */
export async function findPendingOrders(db: Queries, cartId: number): Promise<readonly NamedOrder[]> {
  const { rows } = await db.query<OrderRow & { readonly content_hash: string }>({
    name: "find-pending-orders",
    text: `select ${columns} from orders where cart_id = $1 and state = 'pending' order by id desc`,
    values: [cartId],
  });
  return rows.map(named);
}

/** Orders of a submission that still count, pending or further, the newest first. */
export async function findSubmittedOrders(db: Queries, submission: string): Promise<readonly NamedOrder[]> {
  const { rows } = await db.query<OrderRow & { readonly content_hash: string }>(
    `select ${columns} from orders where submission = $1 and state not in ('expired', 'failed') order by id desc`,
    [submission],
  );
  return rows.map(named);
}
