import { minor, type Minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";

export interface PaymentRecord {
  readonly orderId: number;
  /** the provider's id of the movement: one row each, even if reported repeatedly */
  readonly providerId: string;
  readonly kind: "payment" | "refund" | "dispute";
  /** hundredths of the currency */
  readonly amount: Minor;
  readonly currency: string;
  /** of a dispute `open`, `closed`, or `lost` */
  readonly status: string;
  /** its time; by default now */
  readonly at?: Date;
}

export async function recordPayment(db: Queries, record: PaymentRecord): Promise<void> {
  const { orderId, providerId, kind, amount, currency, status, at = null } = record;
  await db.query(
    `insert into payments (order_id, provider_id, kind, amount, currency, status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, coalesce($7, now()), coalesce($7, now()))
     on conflict (provider_id) do update set
       amount = excluded.amount, status = excluded.status, updated_at = excluded.updated_at`,
    [orderId, providerId, kind, amount, currency, status, at],
  );
}

/** Amount lost in disputes of an order, and the number of rows. */
export async function lossesOf(db: Queries, orderId: number): Promise<{ amount: Minor; count: number }> {
  const { rows } = await db.query<{ amount: number; count: number }>(
    `select coalesce(sum(amount), 0)::float8 as amount, count(*)::int as count
       from payments where order_id = $1 and kind = 'dispute' and status = 'lost'`,
    [orderId],
  );
  return { amount: minor(rows[0]?.amount ?? 0), count: rows[0]?.count ?? 0 };
}

/** A stored movement of money. */
export interface StoredPayment extends Omit<PaymentRecord, "orderId" | "at"> {
  readonly at: Date;
}

interface PaymentRow extends Omit<StoredPayment, "amount"> {
  readonly amount: number;
}

/** Movements of an order, oldest first. */
export async function findPayments(db: Queries, orderId: number): Promise<readonly StoredPayment[]> {
  const { rows } = await db.query<PaymentRow>(
    `select created_at as at, provider_id as "providerId", kind, amount::float8 as amount, currency, status
       from payments where order_id = $1 order by created_at, id`,
    [orderId],
  );
  return rows.map((row) => ({ ...row, amount: minor(row.amount) }));
}

/** Whether a movement with the provider's id is stored. */
export async function isRecorded(db: Queries, providerId: string | null): Promise<boolean> {
  const { rows } = await db.query("select from payments where provider_id = $1", [providerId]);
  return rows.length > 0;
}
