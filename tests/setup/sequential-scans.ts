import type { Pool } from "pg";
import { statementsDuring, tablesScanned } from "./recorded-statements";

/** Tables that become long; the others are a marketer's work and stay short. */
const long = [
  "orders",
  "orders_lines",
  "orders_timeline",
  "payments",
  "mails",
  "customers",
  "customer_sessions",
  "carts",
  "cart_lines",
  "bespoke_watches",
  "webhook_events",
  "stock_movements",
];

/** Whether PostgreSQL can say how it would answer. */
export const isPlanned = ({ text }: { readonly text: string }) =>
  /^\s*(select|with|insert|update|delete)/i.test(text);

/** Statements of `work` that read a long table from beginning to end. */
export async function sequentialScans(
  pool: Pool,
  work: () => Promise<unknown>,
  tolerated: readonly string[] = [],
): Promise<string[]> {
  const found: string[] = [];
  for (const statement of (await statementsDuring(pool, work)).filter(isPlanned)) {
    const scanned = (await tablesScanned(pool, statement)).filter(
      (table) => long.includes(table) && !tolerated.includes(table),
    );
    if (scanned.length > 0) found.push(`${scanned.join(", ")}: ${statement.text}`);
  }
  return found;
}
