import { minor, type Minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";

export interface PaymentRecord {
  readonly orderId: number;
  /** the provider's name of what happened: one row each, however often it is reported */
  readonly providerId: string;
  readonly kind: "payment" | "refund" | "dispute";
  /** hundredths of the currency */
  readonly amount: Minor;
  readonly currency: string;
  readonly status: string;
}

export async function recordPayment(db: Queries, record: PaymentRecord): Promise<void> {
  await db.query(
    `insert into payments (order_id, provider_id, kind, amount, currency, status) values ($1, $2, $3, $4, $5, $6)
     on conflict (provider_id) do update set
       amount = excluded.amount, status = excluded.status, updated_at = now()`,
    [record.orderId, record.providerId, record.kind, record.amount, record.currency, record.status],
  );
}

/** A movement of money as it was written down. */
export interface StoredPayment extends Omit<PaymentRecord, "orderId"> {
  readonly at: Date;
}

interface PaymentRow extends Omit<StoredPayment, "amount"> {
  readonly amount: number;
}

/** How the money of an order moved, oldest first. */
export async function findPayments(db: Queries, orderId: number): Promise<readonly StoredPayment[]> {
  const { rows } = await db.query<PaymentRow>(
    `select created_at as at, provider_id as "providerId", kind, amount::float8 as amount, currency, status
       from payments where order_id = $1 order by created_at, id`,
    [orderId],
  );
  return rows.map((row) => ({ ...row, amount: minor(row.amount) }));
}
