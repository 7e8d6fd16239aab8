import * as v from "valibot";
import { currencies } from "@/src/domain/money/currency";
import { locales } from "@/src/domain/locale/locale";
import { orderStates } from "@/src/domain/order/order-state";

/** Polled by the thank-you page until the order is settled: GET /api/order-status?order={token}. */
export const orderStatusResponse = v.object({
  number: v.string(),
  state: v.picklist(orderStates),
  isPaid: v.boolean(),
  isDonation: v.boolean(),
  /** Whether anything is made and sent: codes are sent by mail. */
  hasParcel: v.boolean(),
  /** the ordered articles, in their texts at the time */
  lines: v.array(
    v.object({
      title: v.string(),
      /** size and parts */
      details: v.array(v.string()),
      quantity: v.number(),
      image: v.nullable(v.string()),
      /** page that shows it to anyone, from the root of the shop */
      page: v.nullable(v.string()),
    }),
  ),
  /** language the lines are written in */
  locale: v.picklist(locales),
  /** the address in lines; empty where nothing is sent */
  delivery: v.array(v.string()),
  /** the day of the payment, as 2026-12-12 */
  paidOn: v.nullable(v.string()),
  /** hundredths of its currency */
  total: v.number(),
  currency: v.picklist(currencies),
  /** the shipping day, as 2026-12-24; null where nothing is shipped, or not on a day of its own */
  dispatch: v.nullable(v.string()),
  /** receipt address, once there is one */
  receipt: v.nullable(v.string()),
  /** the slip that is still to be paid, and its last day; null without one */
  paymentVoucher: v.nullable(v.object({ url: v.string(), lastDay: v.pipe(v.string(), v.isoDate()) })),
  /** of a pre-order: its number in the run */
  place: v.nullable(v.object({ number: v.number(), of: v.number() })),
});
export type OrderStatusResponse = v.InferOutput<typeof orderStatusResponse>;
