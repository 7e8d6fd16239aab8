import type { OrderState } from "./order-state";

/**
 * What waits at the order desk, in the order it is worked through: orders in a state, and in `refunds` those whose buyers are
 * owed money, wherever else they stand.
 */
export const deskQueues = {
  /** paid, and something is to be made */
  confirm: "paid",
  workshop: "in-workshop",
  ship: "quality-control",
  refunds: null,
  held: "held",
} as const satisfies Readonly<Record<string, OrderState | null>>;

export type DeskQueue = keyof typeof deskQueues;

export const deskQueueNames = Object.keys(deskQueues) as readonly DeskQueue[];

export const deskSorts = ["oldest", "newest"] as const;
export type DeskSort = (typeof deskSorts)[number];
