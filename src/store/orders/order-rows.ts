import type { OrderedKind } from "@/src/domain/cart/article-kind";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency, Rates } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import type { Carrier, Pieces } from "@/src/domain/order/carrier";
import type { Address, Order, OrderLine } from "@/src/domain/order/order";
import type { OrderState } from "@/src/domain/order/order-state";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { Selection } from "@/src/domain/watch/selection";

export interface LineRow {
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
  readonly former_provider: PaymentProvider | null;
  readonly former_session_id: string | null;
  readonly payment_intent: string | null;
  readonly payment_voucher_url: string | null;
  readonly payment_voucher_day: string | null;
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
  readonly duties_total: number | null;
  readonly link_until: Date | null;
  readonly made_by: string | null;
  readonly agent: string | null;
  readonly agent_session: string | null;
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

/** JSON returns numerics as plain numbers; the other columns are cast. */
export const columns = `
  orders.*, orders.total::float8 as total, orders.shown_total::float8 as shown_total,
  orders.vat_percent::float8 as vat_percent, orders.promo_percent::float8 as promo_percent,
  orders.covered::float8 as covered, orders.refunded_to_cards::float8 as refunded_to_cards,
  orders.vat_amount::float8 as vat_amount, orders.voucher_total::float8 as voucher_total,
  orders.donated_total::float8 as donated_total, orders.duties_total::float8 as duties_total,
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

const readAgent = ({ agent: profile, agent_session: session }: OrderRow): Order["agent"] =>
  profile === null || session === null ? null : { profile, session };

const readFormerPage = ({
  former_provider: provider,
  former_session_id: id,
}: OrderRow): Order["formerPage"] => (provider === null || id === null ? null : { provider, sessionId: id });

const readVoucher = ({ payment_voucher_url: url, payment_voucher_day: lastDay }: OrderRow) =>
  url === null || lastDay === null ? null : { url, lastDay };

/** The values saved with the receipt. */
function readVat({ total, ...row }: OrderRow): Order["vat"] {
  if (row.vat_country === null) return null;
  const [duties, vouchers, donated] = [row.duties_total ?? 0, row.voucher_total ?? 0, row.donated_total ?? 0];
  return {
    country: row.vat_country,
    percent: row.vat_percent,
    amount: minor(row.vat_amount ?? 0),
    goods: minor(total - duties - vouchers - donated),
    duties: minor(duties),
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
  formerPage: readFormerPage(row),
  paymentIntent: row.payment_intent,
  paymentVoucher: readVoucher(row),
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
  agent: readAgent(row),
  promisedDays: row.promised_days,
  timeline: row.timeline.map(({ at, event, detail }) => ({ at: new Date(at), event, detail })),
});
