import { type CollectionBeforeChangeHook } from "payload";
import { canStaffMove, orderStates, type OrderState } from "@/src/domain/order/order-state";
import { refusal } from "@/src/access/refusal";

const isState = (value: unknown): value is OrderState => orderStates.some((state) => state === value);

/** States a thing goes through on the way to its buyer. */
const isMade = (state: OrderState) => !["paid", "held", "refunded"].includes(state);

const isGiven = (lines: unknown): boolean =>
  Array.isArray(lines) && lines.length > 0 && lines.every((line) => line?.kind === "donation");

const refuse = (message: string) => refusal(message, 422);

/** Staff moves an order along the table of transitions and nowhere else; each step is written down. */
export const keepTransitions: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== "update") return data;
  const from: unknown = originalDoc?.state;
  const to: unknown = data.state ?? from;
  if (!isState(from) || !isState(to) || from === to) return data;
  if (!canStaffMove(from, to)) throw refuse(`An order that is ${from} cannot become ${to}.`);
  if (isMade(to) && isGiven(originalDoc?.lines)) throw refuse("A donation is neither made nor shipped.");
  const { carrier, trackingNumber } = { ...originalDoc, ...data };
  if (to === "shipped" && (!carrier || !trackingNumber)) {
    throw refuse("Enter the carrier and the tracking number first: the buyer gets them by mail.");
  }
  const by = req.user && "email" in req.user ? req.user.email : "";
  const timeline: unknown[] = Array.isArray(originalDoc?.timeline) ? originalDoc.timeline : [];
  return { ...data, timeline: [...timeline, { at: new Date().toISOString(), event: to, detail: by }] };
};
