import * as v from "valibot";
import { orderStates } from "@/src/domain/order/order-state";

/** What the thank-you page asks for until the order is settled: GET /api/order-status?order={token}. */
export const orderStatusResponse = v.object({
  number: v.string(),
  state: v.picklist(orderStates),
  isPaid: v.boolean(),
  isDonation: v.boolean(),
  /** Whether anything is made and sent: codes travel by mail. */
  hasParcel: v.boolean(),
  /** receipt address, once there is one */
  receipt: v.nullable(v.string()),
  /** of a pre-order: its number in the run */
  place: v.nullable(v.object({ number: v.number(), of: v.number() })),
});
export type OrderStatusResponse = v.InferOutput<typeof orderStatusResponse>;
