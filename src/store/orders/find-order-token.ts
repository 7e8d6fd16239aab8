import type { Queries } from "@/src/store/queries";

/**
 * The secret of an order, for who knows its number and the address it was bought with. One question for every
 * case, so that a wrong number takes as long as a wrong address. An order nobody has paid has no address yet.
 */
export async function findOrderToken(db: Queries, number: string, email: string): Promise<string | null> {
  const { rows } = await db.query<{ token: string }>(
    "select token from orders where number = upper($1) and lower(contact_email) = lower($2)",
    [number, email],
  );
  return rows[0]?.token ?? null;
}
