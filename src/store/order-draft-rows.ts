import type { Address, OrderContact, OrderDraft, OrderLine } from "../domain/order/order";
import { noteAffiliate } from "./affiliate-rows";
import type { Queries } from "./queries";

/** An order about to be written. */
export interface NewOrder {
  readonly draft: OrderDraft;
  readonly token: string;
  /** Where it comes from: a cart, or the submission of a page's form. */
  readonly cartId: number | null;
  readonly submission: string | null;
  /** What the shopper has written on a page of the shop; the payment page may know better. */
  readonly contact: OrderContact | null;
  /** Names the content: the same cart submitted twice has the same. */
  readonly contentHash: string;
  readonly sessionExpiresAt: Date;
}

/**
 * The next number of a series, without gaps: it is taken back when the transaction is.
 * @param key for example "receipt-2026"
 */
export async function nextNumber(db: Queries, key: string): Promise<number> {
  const { rows } = await db.query<{ value: number }>(
    `insert into counters (key, value) values ($1, 1)
     on conflict (key) do update set value = counters.value + 1 returning value::int as value`,
    [key],
  );
  const [row] = rows;
  if (!row) throw new Error(`The counter ${key} gave no number.`);
  return row.value;
}

async function insertLines(db: Queries, orderId: number, lines: readonly OrderLine[]): Promise<void> {
  const rows = lines.map((line, index) => ({
    _order: index + 1,
    id: `${orderId}-${index + 1}`,
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
  }));
  await db.query(
    `insert into orders_lines (_order, _parent_id, id, sku, kind, title, details, quantity, full_unit, unit,
                               discount, total, shown_total, image, href, selection, gift, tastes)
     select _order, $1, id, sku, kind, title, details, quantity, full_unit, unit,
            discount, total, shown_total, image, href, selection, gift, tastes
       from jsonb_to_recordset($2::jsonb) as line(
            _order int, id text, sku text, kind text, title text, details jsonb, quantity numeric,
            full_unit numeric, unit numeric, discount numeric, total numeric, shown_total numeric,
            image text, href text, selection jsonb, gift jsonb, tastes jsonb)`,
    [orderId, JSON.stringify(rows)],
  );
}

const json = (value: Address | null | undefined) => (value ? JSON.stringify(value) : null);

/** Writes a pending order. @returns its public number */
export async function insertOrder(db: Queries, order: NewOrder, now: Date): Promise<string> {
  const { draft, contact } = order;
  const year = now.getUTCFullYear();
  const number = `VAL-${year}-${String(await nextNumber(db, `order-${year}`)).padStart(5, "0")}`;
  const { rows } = await db.query<{ id: number }>(
    `insert into orders (state, number, token, locale, charge_currency, total, currency, shown_total, vat_percent,
                         rates, note, promo_code, promo_percent, terms_version, catalogue_version, cart_id,
                         content_hash, session_expires_at, refunded_amount, created_at, updated_at, submission,
                         contact_email, contact_name, contact_phone, contact_shipping_name,
                         contact_shipping_address, contact_billing_address)
     values ('pending', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 0, $18, $18,
             $19, $20, $21, $22, $23, $24, $25)
     returning id`,
    [
      number,
      order.token,
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
      order.cartId,
      order.contentHash,
      order.sessionExpiresAt,
      now,
      order.submission,
      contact?.email ?? null,
      contact?.name ?? null,
      contact?.phone ?? null,
      contact?.shippingName ?? null,
      json(contact?.shippingAddress),
      json(contact?.billingAddress),
    ],
  );
  const [row] = rows;
  if (!row) throw new Error("The order was not written.");
  await insertLines(db, row.id, draft.lines);
  await noteAffiliate(db, row.id);
  await addToTimeline(db, row.id, now, "pending", null);
  return number;
}

/** Writes down what happened to an order. */
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
