import type { StepMail } from "@/src/domain/order/mail-of-state";
import type { Queries } from "@/src/store/queries";

export type MailKind =
  | StepMail
  | "donation-notice"
  | "order-address"
  | "order-confirmation"
  | "order-notice"
  | "order-held"
  | "order-payment-link"
  | "order-parcel"
  | "order-failed"
  | "order-processing"
  | "order-disputed"
  | "order-refunded";

/**
 * Queues a mail, once for each kind and order.
 * @param at when to send it
 * @param occasion distinguishes several mails of one kind
 */
export async function queueOrderMail(
  db: Queries,
  orderId: number,
  kind: MailKind,
  at: Date,
  occasion?: string,
): Promise<void> {
  await db.query(
    `insert into mails (key, kind, order_id, state, attempts, next_attempt_at) values ($1, $2, $3, 'waiting', 0, $4)
     on conflict (key) do nothing`,
    [[kind, orderId, ...(occasion === undefined ? [] : [occasion])].join(":"), kind, orderId, at],
  );
}

/**
 * Removes waiting mails of an order from the outbox; those of an earlier occasion are kept.
 * @param at when they were to be sent
 */
export async function takeBackMails(
  db: Queries,
  orderId: number,
  kinds: readonly MailKind[],
  at: Date,
): Promise<void> {
  await db.query(
    `delete from mails where order_id = $1 and kind = any($2) and state = 'waiting' and attempts = 0
        and next_attempt_at = $3`,
    [orderId, kinds, at],
  );
}
