import { isOpen } from "./order-state";
import type { Order } from "./order";

const day = 86_400_000;

/** Days a buyer has to open the page to pay on from the link in their mail. */
const linkDays = 14;

/** When a link that is sent now ends. */
export const linkEnd = (now: Date): Date => new Date(now.getTime() + linkDays * day);

/** Whether an order written by staff is still unpaid; its buyer pays by the link in their mail. */
export const isLinkOpen = ({ state, linkUntil }: Pick<Order, "state" | "linkUntil">, now: Date): boolean =>
  isOpen(state) && linkUntil !== null && now < linkUntil;
