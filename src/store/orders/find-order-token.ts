import type { Queries } from "@/src/store/queries";

/**
 * The secret of an order, found by its number and the buyer's e-mail. One query for every case, so that a wrong number
 * takes as long as a wrong e-mail. An unpaid order has no e-mail yet.
 */
export async function findOrderToken(db: Queries, number: string, email: string): Promise<string | null> {
  const { rows } = await db.query<{ token: string }>(
    "select token from orders where number = upper($1) and lower(contact_email) = lower($2)",
    [number, email],
  );
  return rows[0]?.token ?? null;
}
