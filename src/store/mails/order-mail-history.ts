import type { Queries } from "@/src/store/queries";
import type { MailKind } from "./order-mail";

/** A mail about an order, with its delivery state. */
export interface StoredOrderMail {
  readonly id: number;
  readonly orderId: number;
  readonly key: string;
  readonly kind: MailKind;
  readonly state: "waiting" | "sent" | "given-up";
  readonly attempts: number;
  readonly queuedAt: Date;
  /** of a waiting one */
  readonly nextAttemptAt: Date;
  readonly sentAt: Date | null;
  readonly lastError: string | null;
}

const columns = `id, order_id as "orderId", key, kind, state, attempts::int as attempts, created_at as "queuedAt",
  next_attempt_at as "nextAttemptAt", sent_at as "sentAt", last_error as "lastError"`;

/** Mails about an order, oldest first. */
export async function findOrderMails(db: Queries, orderId: number): Promise<readonly StoredOrderMail[]> {
  const { rows } = await db.query<StoredOrderMail>(
    `select ${columns} from mails where order_id = $1 order by id`,
    [orderId],
  );
  return rows;
}

/** One of them; null if it is not a mail about an order. */
export async function findOrderMail(db: Queries, id: number): Promise<StoredOrderMail | null> {
  const { rows } = await db.query<StoredOrderMail>(
    `select ${columns} from mails where id = $1 and order_id is not null`,
    [id],
  );
  return rows[0] ?? null;
}
