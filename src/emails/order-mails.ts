import type { MailContent, OrderMail } from "./mail-content";
import { orderConfirmation } from "./order-confirmation";
import { orderFailed } from "./order-failed";
import { disputeNotice, heldNotice } from "./staff-notice";

interface Kind {
  readonly to: "shopper" | "staff";
  readonly write: (mail: OrderMail) => MailContent;
}

/** Every mail about an order, by the name it lies in the outbox under. */
export const orderMails = {
  "order-confirmation": { to: "shopper", write: orderConfirmation },
  "order-failed": { to: "shopper", write: orderFailed },
  "order-held": { to: "staff", write: heldNotice },
  "order-disputed": { to: "staff", write: disputeNotice },
} as const satisfies Record<string, Kind>;

export type OrderMails = typeof orderMails;
