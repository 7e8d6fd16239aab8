import type { OrderStatusResponse } from "@/src/domain/contracts/order";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { addressLines } from "@/src/domain/order/address-lines";
import { hasParcel } from "@/src/domain/order/has-parcel";
import { isDonation } from "@/src/domain/order/is-donation";
import { isPaid } from "@/src/domain/order/order-state";
import { bespokePath } from "@/src/domain/watch/bespoke-path";
import type { Shop } from "@/src/services/shop";
import { lineName } from "@/src/domain/order/line-name";
import { dispatchOf } from "./dispatch-of";
import { receiptPath } from "./order-urls";

/** State of an order, found by its secret; null for an unknown secret. */
export async function orderStatus(shop: Shop, token: string): Promise<OrderStatusResponse | null> {
  const { store } = shop;
  const order = await store.orders.findOrder("token", token);
  if (!order) return null;
  return {
    number: order.number,
    state: order.state,
    isPaid: isPaid(order.state),
    isDonation: isDonation(order),
    hasParcel: hasParcel(order),
    lines: order.lines.map(({ sku, details, quantity, image, href }, place) => ({
      title: lineName(order.lines, place),
      details: [...details],
      quantity,
      image,
      page: bespokePath(sku) ?? href,
    })),
    locale: order.locale,
    delivery: hasParcel(order) ? [...addressLines(order)] : [],
    paidOn: order.paidAt && parisDay(order.paidAt),
    total: order.total,
    currency: order.chargeCurrency,
    dispatch: await dispatchOf(shop, order),
    place: order.lines.some(({ kind }) => kind === "pre-order")
      ? await store.preorders.findPlace(order.id)
      : null,
    paymentVoucher: order.state === "processing" ? order.paymentVoucher : null,
    receipt: order.receiptNumber === null ? null : receiptPath(order),
  };
}
