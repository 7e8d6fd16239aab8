import type { OrderState } from "./order-state";

/** What waits at the order desk, in the order it is worked through; each order stands in one of them. */
export const deskQueues = {
  /** paid, and something is to be made */
  confirm: "paid",
  workshop: "in-workshop",
  ship: "quality-control",
  withdrawn: "withdrawn",
  held: "held",
} as const satisfies Readonly<Record<string, OrderState>>;

export type DeskQueue = keyof typeof deskQueues;

export const deskQueueNames = Object.keys(deskQueues) as readonly DeskQueue[];

export const deskSorts = ["oldest", "newest"] as const;
export type DeskSort = (typeof deskSorts)[number];
