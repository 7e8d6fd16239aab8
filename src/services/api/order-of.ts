import type { ApiFulfilment, ApiOrder } from "@/src/domain/contracts/api/orders";
import { givenBack } from "@/src/domain/order/amount-due";
import { trackingUrl, type Pieces } from "@/src/domain/order/carrier";
import type { Address, Order } from "@/src/domain/order/order";
import { leftToSend, parcelsOf } from "@/src/domain/order/parcels";
import type { ChangedOrder } from "@/src/store/orders/changed-orders";
import { apiMoneyOf } from "./money";

const addressOf = (address: Address | null): ApiOrder["buyer"]["address"] =>
  address && {
    line1: address.line1,
    line2: address.line2,
    postalCode: address.postalCode,
    city: address.city,
    state: address.state,
    country: address.country,
  };

const piecesOf = (pieces: readonly Pieces[]) => pieces.map(({ line, quantity }) => ({ line, quantity }));

/** Parcels of an order, oldest first. */
export const fulfilmentsOf = (order: Order): ApiFulfilment[] =>
  parcelsOf(order).map(({ carrier, trackingNumber, sentAt, pieces }) => ({
    carrier,
    trackingNumber,
    trackingUrl: trackingUrl({ carrier, trackingNumber }),
    sentAt: sentAt.toISOString(),
    pieces: piecesOf(pieces),
  }));

/** An order as the API says it. */
export function orderOf({ order, changedAt }: ChangedOrder): ApiOrder {
  const money = (amount: Order["total"]) => apiMoneyOf(amount, order.chargeCurrency);
  const { contact, vat } = order;
  return {
    number: order.number,
    state: order.state,
    createdAt: order.createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    locale: order.locale,
    total: money(order.total),
    paidByGiftCards: money(order.covered),
    refunded: money(givenBack(order)),
    vat: vat && { country: vat.country, percent: vat.percent, amount: money(vat.amount) },
    receiptNumber: order.receiptNumber,
    promoCode: order.promo?.code ?? null,
    note: order.note,
    buyer: {
      email: contact.email,
      name: contact.name,
      phone: contact.phone,
      address: addressOf(contact.billingAddress),
    },
    delivery: { name: contact.shippingName, address: addressOf(contact.shippingAddress) },
    lines: order.lines.map(({ sku, kind, title, details, quantity, unit, total, selection }) => ({
      sku,
      kind,
      title,
      details: [...details],
      quantity,
      unitPrice: money(unit),
      total: money(total),
      selection,
    })),
    toSend: piecesOf(leftToSend(order)),
    fulfilments: fulfilmentsOf(order),
  };
}
