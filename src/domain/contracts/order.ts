import * as v from "valibot";
import { currencies } from "@/src/domain/money/currency";
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
  lines: v.array(v.object({ title: v.string(), quantity: v.number(), image: v.nullable(v.string()) })),
  /** hundredths of its currency */
  total: v.number(),
  currency: v.picklist(currencies),
  /** the shipping day, as 2026-12-24; null where nothing is shipped, or not on a day of its own */
  dispatch: v.nullable(v.string()),
  /** receipt address, once there is one */
  receipt: v.nullable(v.string()),
  /** of a pre-order: its number in the run */
  place: v.nullable(v.object({ number: v.number(), of: v.number() })),
});
export type OrderStatusResponse = v.InferOutput<typeof orderStatusResponse>;
