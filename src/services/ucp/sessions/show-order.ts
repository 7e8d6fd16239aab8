import { isCode, isParcel } from "@/src/domain/cart/article-kind";
import type { CreditNote } from "@/src/domain/books/credit-note";
import { dayText } from "@/src/domain/locale/day-text";
import { fill } from "@/src/domain/locale/fill";
import { smallestAmount } from "@/src/domain/money/convert";
import { minor, minusMinor, zero, type Minor } from "@/src/domain/money/minor";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import { carrierNames, trackingUrl, type Pieces } from "@/src/domain/order/carrier";
import { lastTime } from "@/src/domain/order/last-time";
import { lineLedger, withdrawalsOf, type LineLedger } from "@/src/domain/order/line-ledger";
import type { Order, OrderLine } from "@/src/domain/order/order";
import { parcelsOf } from "@/src/domain/order/parcels";
import { inUnitsOf } from "@/src/domain/ucp/minor-units";
import { dispatchOf } from "@/src/services/orders/dispatch-of";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import type { Snapshot } from "@/src/store/cache/snapshot";

type Words = Snapshot["words"]["fr"]["prepared"];

const lineId = (place: number): string => `line_${place + 1}`;

/** Lines of articles, with their places in the order. */
export const articlesOf = ({ lines }: Pick<Order, "lines">) =>
  lines.map((line, place) => ({ line, place })).filter(({ line }) => line.kind !== "duties");

/** An item as it was bought; hundredths of the currency the buyer saw. */
export function boughtItem(
  shop: Pick<Shop, "origin">,
  { line, place }: { line: OrderLine; place: number },
  order: Order,
) {
  const unit = smallestAmount(order.currency);
  const entry = inUnitsOf(order.currency);
  const price = minor(Math.round(line.shownTotal / line.quantity / unit) * unit);
  return {
    id: lineId(place),
    item: {
      id: line.sku,
      title: line.title,
      price: toSmallestUnit(price, order.currency),
      ...(line.image !== null && { image_url: shopUrl(shop.origin, line.image) }),
    },
    totals: [entry("subtotal", line.shownTotal), entry("total", line.shownTotal)],
  };
}

/** Totals as the buyer saw them; reductions are in the lines. */
export function boughtTotals(order: Order, { totals }: Words) {
  const entry = inUnitsOf(order.currency);
  const duties = minor(
    order.lines.reduce((sum, { kind, shownTotal }) => sum + (kind === "duties" ? shownTotal : 0), 0),
  );
  return [
    entry("subtotal", minor(order.shownTotal - duties), totals.subtotal),
    ...(order.lines.some(({ kind }) => isParcel(kind)) ? [entry("fulfillment", zero, totals.shipping)] : []),
    ...(duties > 0 ? [entry("fee", duties, totals.duties)] : []),
    entry("total", order.shownTotal, totals.total),
  ];
}

/** The order's number, and the page on which its buyer finds it: its own address is the buyer's secret. */
export const orderConfirmation = (shop: Pick<Shop, "origin">, { number, locale }: Order) => ({
  id: number,
  label: number,
  permalink_url: shopUrl(shop.origin, `/commandes?order=${encodeURIComponent(number)}`, locale),
});

const statusOf = (total: number, fulfilled: number) => {
  if (total === 0) return "removed";
  if (fulfilled === total) return "fulfilled";
  return fulfilled > 0 ? "partial" : "processing";
};

function quantityOf({ bought, standing, withCustomer }: LineLedger) {
  return { original: bought, total: standing, fulfilled: withCustomer };
}

const listed = (pieces: readonly Pieces[]) =>
  pieces.map(({ line, quantity }) => ({ id: lineId(line), quantity }));

/** Where it goes, without name and street: these are between buyer and shop. */
function destinationOf({ contact: { shippingAddress: address } }: Order) {
  if (!address) return {};
  const parts = {
    address_locality: address.city,
    address_region: address.state,
    postal_code: address.postalCode,
    address_country: address.country,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
}

function expectations(
  order: Order,
  ledger: readonly LineLedger[],
  dispatch: string | null,
  { delivery }: Words,
) {
  const standing = (is: (kind: OrderLine["kind"]) => boolean) =>
    ledger
      .filter((line) => line.standing > 0 && is(order.lines[line.line]?.kind ?? "donation"))
      .map(({ line, standing: quantity }) => ({ id: lineId(line), quantity }));
  const [parcels, codes] = [standing(isParcel), standing(isCode)];
  return [
    ...(parcels.length === 0
      ? []
      : [
          {
            id: "parcel",
            line_items: parcels,
            method_type: "shipping",
            destination: destinationOf(order),
            ...(dispatch !== null && {
              description: fill(delivery.leaves, { day: dayText(new Date(dispatch), order.locale) }),
              fulfillable_on: new Date(dispatch).toISOString(),
            }),
          },
        ]),
    ...(codes.length === 0
      ? []
      : [
          {
            id: "mail",
            line_items: codes,
            method_type: "digital",
            destination: {},
            description: delivery.byMail,
            fulfillable_on: "now",
          },
        ]),
  ];
}

function events(order: Order, { order: words }: Words) {
  const parcels = parcelsOf(order);
  const tracked = ({ carrier, trackingNumber }: (typeof parcels)[number]) => ({
    carrier: carrierNames[carrier],
    tracking_number: trackingNumber,
    tracking_url: trackingUrl({ carrier, trackingNumber }),
  });
  const sent = parcels.map((parcel, place) => ({
    id: `shipped_${place + 1}`,
    occurred_at: parcel.sentAt.toISOString(),
    type: "shipped",
    line_items: listed(parcel.pieces),
    description: words.shipped,
    ...tracked(parcel),
  }));
  const last = parcels.at(-1);
  const at = lastTime(order, "delivered");
  if (at === null || !last) return sent;
  return [
    ...sent,
    {
      id: "delivered",
      occurred_at: at.toISOString(),
      type: "delivered",
      line_items: listed(parcels.flatMap(({ pieces }) => pieces)),
      description: words.delivered,
      ...tracked(last),
    },
  ];
}

/** An amount of the charged currency in the one the buyer saw: its share of the total. */
function asShown(amount: Minor, { currency, chargeCurrency, total, shownTotal }: Order): Minor {
  if (currency === chargeCurrency || total === 0) return amount;
  const unit = smallestAmount(currency);
  return minor(Math.round((amount * shownTotal) / total / unit) * unit);
}

function adjustments(order: Order, notes: readonly CreditNote[], { order: words }: Words) {
  const entry = inUnitsOf(order.currency);
  const withdrawn = withdrawalsOf(order).map(({ at, pieces, amount }, place) => ({
    id: `withdrawal_${place + 1}`,
    type: "cancellation",
    occurred_at: at.toISOString(),
    status: "completed",
    line_items: pieces.map(({ line, quantity }) => ({ id: lineId(line), quantity: -quantity })),
    totals: [entry("total", minusMinor(asShown(amount, order)))],
    description: words.withdrawn,
  }));
  const refunded = notes.map(({ number, issuedAt, amount }) => ({
    id: number,
    type: "refund",
    occurred_at: issuedAt.toISOString(),
    status: "completed",
    totals: [entry("total", minusMinor(asShown(amount, order)))],
    description: fill(words.refund, { number }),
  }));
  return [...withdrawn, ...refunded];
}

/** An order as the agent reads it that has prepared it, in answers and in webhooks. @param session secret of its checkout */
export async function showOrder(
  shop: Shop,
  order: Order,
  session: string,
): Promise<Readonly<Record<string, unknown>>> {
  const [exchanges, notes, dispatch, words] = await Promise.all([
    shop.store.orders.findExchangesOf(order.id),
    shop.store.books.creditNotesOf(order.id),
    dispatchOf(shop, order),
    shop.store.loadWords(),
  ]);
  const ledger = lineLedger(order, exchanges);
  const said = words[order.locale].prepared;
  return {
    ...orderConfirmation(shop, order),
    checkout_id: session,
    currency: order.currency,
    line_items: articlesOf(order).map(({ line, place }) => {
      const facts = ledger[place];
      const quantity = facts
        ? quantityOf(facts)
        : { original: line.quantity, total: line.quantity, fulfilled: 0 };
      return {
        ...boughtItem(shop, { line, place }, order),
        quantity,
        status: statusOf(quantity.total, quantity.fulfilled),
      };
    }),
    fulfillment: {
      expectations: expectations(order, ledger, dispatch, said),
      events: events(order, said),
    },
    adjustments: adjustments(order, notes, said),
    totals: boughtTotals(order, said),
  };
}
