import type { StepMail } from "@/src/domain/order/mail-of-state";
import type { Queries } from "@/src/store/queries";

export type MailKind =
  | StepMail
  | "donation-notice"
  | "order-address"
  | "order-confirmation"
  | "order-held"
  | "order-failed"
  | "order-disputed"
  | "order-refunded";

/**
 * Puts a mail into the outbox, once for each kind and order.
 * @param occasion tells occasions of one kind apart: another one is another mail
 */
export async function queueOrderMail(
  db: Queries,
  orderId: number,
  kind: MailKind,
  now: Date,
  occasion?: string,
): Promise<void> {
  await db.query(
    `insert into mails (key, kind, order_id, state, attempts, next_attempt_at) values ($1, $2, $3, 'waiting', 0, $4)
     on conflict (key) do nothing`,
    [[kind, orderId, ...(occasion === undefined ? [] : [occasion])].join(":"), kind, orderId, now],
  );
}
