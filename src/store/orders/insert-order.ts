import { articleWords } from "@/src/domain/order/article-words";
import { coveredBy as sumOfCovers } from "@/src/domain/gift-card/cover-order";
import { hasParcel } from "@/src/domain/order/has-parcel";
import type {
  CoveringCard,
  Exchange,
  Order,
  OrderAgent,
  OrderContact,
  OrderDraft,
  OrderLine,
} from "@/src/domain/order/order";
import { pendingOrder } from "@/src/domain/order/pending-order";
import type { Queries } from "@/src/store/queries";
import type { LineRow, OrderRow } from "./order-rows";

/** A new order. */
export interface NewOrder {
  readonly draft: OrderDraft;
  readonly token: string;
  /** Its origin: a cart, or the submission of a page's form. */
  readonly cartId: number | null;
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
  /** Promised days from payment to dispatch; null if nothing is shipped. */
  readonly promisedDays?: number | null;
  /** Set if staff creates the order and the buyer pays by a link in a mail. */
  readonly byHand?: ByHand | null;
  /** Set if an agent prepared it. */
  readonly agent?: OrderAgent | null;
}

/** Data of an order created by staff. */
export interface ByHand {
  /** e-mail of the staff member */
  readonly by: string;
  readonly linkUntil: Date;
  readonly exchange: Pick<Exchange, "of" | "pieces"> | null;
}

const lineRow = (line: OrderLine, index: number) =>
  ({
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
  }) satisfies LineRow & { readonly _order: number };

/** Columns that only statements read. */
interface WrittenOnly {
  readonly content_hash: string;
  readonly submission: string | null;
  readonly promo_customer_id: number | null;
  readonly has_parcel: boolean;
  /** words of the lines, for searches */
  readonly articles: string;
  readonly updated_at: Date;
}

const orderRow = ({ draft, contact, byHand, ...order }: NewOrder, now: Date) =>
  ({
    state: "pending",
    token: order.token,
    locale: draft.locale,
    charge_currency: draft.chargeCurrency,
    total: draft.total,
    currency: draft.currency,
    shown_total: draft.shownTotal,
    vat_percent: draft.vatPercent,
    rates: draft.rates,
    note: draft.note,
    promo_code: draft.promo?.code ?? null,
    promo_percent: draft.promo?.percent ?? null,
    promo_customer_id: order.promoCustomerId ?? null,
    terms_version: draft.termsVersion,
    catalogue_version: draft.catalogueVersion,
    cart_id: order.cartId,
    submission: order.submission,
    content_hash: order.contentHash,
    session_expires_at: order.sessionExpiresAt,
    contact_email: contact?.email ?? null,
    contact_name: contact?.name ?? null,
    contact_phone: contact?.phone ?? null,
    contact_shipping_name: contact?.shippingName ?? null,
    contact_shipping_address: contact?.shippingAddress ?? null,
    contact_billing_address: contact?.billingAddress ?? null,
    covered: sumOfCovers(order.coveredBy),
    covered_by: order.coveredBy.length === 0 ? null : order.coveredBy,
    refunded_amount: 0,
    has_parcel: hasParcel(draft),
    articles: articleWords(draft.lines),
    promised_days: order.promisedDays ?? null,
    made_by: byHand?.by ?? null,
    link_until: byHand?.linkUntil ?? null,
    agent: order.agent?.profile ?? null,
    agent_session: order.agent?.session ?? null,
    exchange_of_id: byHand?.exchange?.of ?? null,
    exchanged_pieces: byHand?.exchange?.pieces ?? null,
    created_at: now,
    updated_at: now,
  }) satisfies Partial<OrderRow> & WrittenOnly;

/** Names of a row's columns. @param of prefix of each */
const columnsOf = (row: object, of = ""): string =>
  Object.keys(row)
    .map((column) => of + column)
    .join(", ");

/**
 * Rows arrive as JSON whose keys are the names of columns; PostgreSQL converts their values to the columns' types. The
 * digits of a number come from a sequence, so that orders do not wait for each other: an unsaved order leaves a gap, unlike
 * a receipt. The affiliate of the code and its current commission are saved with the order.
 */
const insertText = (order: object, line: object) => `
  with written as (
    insert into orders (number, affiliate_id, affiliate_percent, ${columnsOf(order)})
    select (select order_prefix from brand limit 1) || $1::text || lpad(series.value::text, greatest(5, length(series.value::text)), '0'),
           affiliate.id, affiliate.commission, ${columnsOf(order, "given.")}
      from nextval('order_numbers') as series(value), jsonb_populate_record(null::orders, $2::jsonb) as given
      left join affiliates affiliate on affiliate.code = given.promo_code and affiliate.status = 'accepted'
    returning id, number, created_at),
  lines as (
    insert into orders_lines (_parent_id, id, ${columnsOf(line)})
    select written.id, written.id || '-' || line._order, ${columnsOf(line, "line.")}
      from written, jsonb_populate_recordset(null::orders_lines, $3::jsonb) as line),
  begun as (
    insert into orders_timeline (_order, _parent_id, id, at, event)
    select 1, id, gen_random_uuid()::text, created_at, 'pending' from written)
  select id, number from written`;

/** Saves a pending order with its lines. */
export async function insertOrder(db: Queries, order: NewOrder, now: Date): Promise<Order> {
  const lines = order.draft.lines.map(lineRow);
  const row = orderRow(order, now);
  const { rows } = await db.query<{ id: number; number: string }>({
    name: "insert-order",
    text: insertText(row, lines[0] ?? {}),
    values: [`-${now.getUTCFullYear()}-`, JSON.stringify(row), JSON.stringify(lines)],
  });
  const [written] = rows;
  if (!written) throw new Error("PostgreSQL returned no row for an order it inserted.");
  const { draft, contact, token, cartId, sessionExpiresAt, coveredBy, promisedDays = null, byHand } = order;
  const facts = {
    draft,
    contact,
    token,
    cartId,
    sessionExpiresAt,
    coveredBy,
    covered: sumOfCovers(coveredBy),
    promisedDays,
    madeBy: byHand?.by ?? null,
    linkUntil: byHand?.linkUntil ?? null,
    agent: order.agent ?? null,
    exchange: byHand?.exchange ? { ...byHand.exchange, returnedAt: null } : null,
  };
  return pendingOrder({ ...facts, ...written }, now);
}
