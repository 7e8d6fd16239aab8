import type { OrderState } from "./order-state";

/**
 * Queues of the order desk, in working order: orders in a state, and in `refunds` those with a refund due, in any
 * state.
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
