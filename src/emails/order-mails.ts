import type { MailContent, OrderMail } from "./mail-content";
import { orderConfirmation } from "./order-confirmation";
import { orderFailed } from "./order-failed";
import { orderStep } from "./order-step";
import { disputeNotice, donationNotice, heldNotice, withdrawalNotice } from "./staff-notice";

interface Kind {
  readonly to: "shopper" | "staff";
  readonly write: (mail: OrderMail) => MailContent;
}

/** Every mail about an order, by the name it lies in the outbox under. */
export const orderMails = {
  "order-confirmation": { to: "shopper", write: orderConfirmation },
  "order-payment-link": { to: "shopper", write: orderStep("payment-link") },
  "order-failed": { to: "shopper", write: orderFailed },
  "order-held": { to: "staff", write: heldNotice },
  "donation-notice": { to: "staff", write: donationNotice },
  "order-disputed": { to: "staff", write: disputeNotice },
  "order-in-workshop": { to: "shopper", write: orderStep("in-workshop") },
  "order-quality-control": { to: "shopper", write: orderStep("quality-control") },
  "order-parcel": { to: "shopper", write: orderStep("parcel") },
  "order-shipped": { to: "shopper", write: orderStep("shipped") },
  "order-address": { to: "shopper", write: orderStep("address") },
  "order-delivered": { to: "shopper", write: orderStep("delivered") },
  "order-withdrawn": { to: "shopper", write: orderStep("withdrawn") },
  "order-refunded": { to: "shopper", write: orderStep("refunded") },
  "order-withdrawal-notice": { to: "staff", write: withdrawalNotice },
} as const satisfies Record<string, Kind>;

export type OrderMails = typeof orderMails;
