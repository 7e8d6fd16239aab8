import type { MailContent, OrderMail } from "./mail-content";
import { orderConfirmation } from "./order-confirmation";
import { orderFailed } from "./order-failed";
import { orderProcessing, orderStep } from "./order-step";
import type { StaffNotice } from "@/src/domain/staff/staff-notice";
import { disputeNotice, donationNotice, heldNotice, newOrderNotice, withdrawalNotice } from "./staff-notice";

interface Kind {
  /** The buyer, or the staff members subscribed to a notice. */
  readonly to: "shopper" | StaffNotice;
  readonly write: (mail: OrderMail) => MailContent;
}

/** Every mail about an order, by its kind in the outbox. */
export const orderMails = {
  "order-confirmation": { to: "shopper", write: orderConfirmation },
  "order-payment-link": { to: "shopper", write: orderStep("payment-link") },
  "order-processing": { to: "shopper", write: orderProcessing },
  "order-failed": { to: "shopper", write: orderFailed },
  "order-notice": { to: "new-order", write: newOrderNotice },
  "order-held": { to: "held", write: heldNotice },
  "donation-notice": { to: "requests", write: donationNotice },
  "order-disputed": { to: "disputed", write: disputeNotice },
  "order-in-workshop": { to: "shopper", write: orderStep("in-workshop") },
  "order-quality-control": { to: "shopper", write: orderStep("quality-control") },
  "order-parcel": { to: "shopper", write: orderStep("parcel") },
  "order-shipped": { to: "shopper", write: orderStep("shipped") },
  "order-address": { to: "shopper", write: orderStep("address") },
  "order-delivered": { to: "shopper", write: orderStep("delivered") },
  "order-withdrawn": { to: "shopper", write: orderStep("withdrawn") },
  "order-refunded": { to: "shopper", write: orderStep("refunded") },
  "order-withdrawal-notice": { to: "withdrawn", write: withdrawalNotice },
} as const satisfies Record<string, Kind>;

export type OrderMails = typeof orderMails;
