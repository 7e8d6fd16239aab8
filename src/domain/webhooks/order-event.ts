import type { Currency } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import { givenBack } from "@/src/domain/order/amount-due";
import { trackingUrl } from "@/src/domain/order/carrier";
import type { Order } from "@/src/domain/order/order";
import type { OrderState } from "@/src/domain/order/order-state";
import { parcelsOf } from "@/src/domain/order/parcels";
import type { Happened, OrderEventData, RefundEventData, WebhookMoney } from "./webhook-event";

type OrderEvent = Extract<Happened, { readonly data: OrderEventData }>["type"];

/**
 * What an order's new state means to other systems. A withdrawal and a refund of everything both cancel an order: it is told
 * once. What was never paid was never told, so its end is not told either.
 */
export const eventOfState: Readonly<Partial<Record<OrderState, OrderEvent>>> = {
  paid: "order.paid",
  shipped: "order.fulfilled",
  withdrawn: "order.cancelled",
  refunded: "order.cancelled",
};

/** Once for each order: a held order that is released was paid before. */
export const orderEventKey = (type: OrderEvent, orderId: number): string => `${type}:${orderId}`;

export const webhookMoney = (amount: Minor, currency: Currency): WebhookMoney => ({
  amount: toSmallestUnit(amount, currency),
  currency,
});

/** An order as other systems are told. */
export function orderEventData(order: Order): OrderEventData {
  const money = (amount: Minor) => webhookMoney(amount, order.chargeCurrency);
  const { vat } = order;
  return {
    number: order.number,
    state: order.state,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    country: order.contact.shippingAddress?.country ?? null,
    total: money(order.total),
    paidByGiftCards: money(order.covered),
    refunded: money(givenBack(order)),
    vat: vat && { country: vat.country, percent: vat.percent, amount: money(vat.amount) },
    receiptNumber: order.receiptNumber,
    lines: order.lines.map(({ sku, title, quantity, total }) => ({
      sku,
      title,
      quantity,
      total: money(total),
    })),
    fulfilments: parcelsOf(order).map((parcel) => ({
      carrier: parcel.carrier,
      trackingNumber: parcel.trackingNumber,
      trackingUrl: trackingUrl(parcel),
      sentAt: parcel.sentAt.toISOString(),
    })),
  };
}

/** A refund. @param before what was given back before it @param after the same with it */
export function refundEvent(
  { id, number, chargeCurrency }: Pick<Order, "id" | "number" | "chargeCurrency">,
  method: RefundEventData["method"],
  before: Minor,
  after: Minor,
): Happened {
  return {
    type: "refund.created",
    key: `refund.created:${id}:${after}`,
    data: {
      order: number,
      amount: webhookMoney(minor(after - before), chargeCurrency),
      refunded: webhookMoney(after, chargeCurrency),
      method,
    },
  };
}
