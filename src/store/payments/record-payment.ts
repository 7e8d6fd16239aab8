import type { Minor } from "@/src/domain/money/minor";
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
