import { APIError, type CollectionBeforeChangeHook } from "payload";
import { canBecome, orderStates, type OrderState } from "../../src/domain/order/order-state";

const isState = (value: unknown): value is OrderState => orderStates.some((state) => state === value);

/** Staff moves an order along the table of transitions and nowhere else; each step is written down. */
export const keepTransitions: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== "update") return data;
  const from: unknown = originalDoc?.state;
  const to: unknown = data.state ?? from;
  if (!isState(from) || !isState(to) || from === to) return data;
  if (!canBecome(from, to)) {
    throw new APIError(`An order that is ${from} cannot become ${to}.`, 422, undefined, true);
  }
  const by = req.user && "email" in req.user ? req.user.email : "";
  const timeline: unknown[] = Array.isArray(originalDoc?.timeline) ? originalDoc.timeline : [];
  return { ...data, timeline: [...timeline, { at: new Date().toISOString(), event: to, detail: by }] };
};
