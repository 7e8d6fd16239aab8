import pg from "pg";

/** @import { RowCounts } from "../types.ts" */

/** Rows that must not be lost, by importance. */
const counted = ["orders", "payments", "customers", "gift_cards", "credit_notes", "mails", "pages", "media"];

/**
 * How much of everything that matters a database holds, and the sum of the ledger of gift cards, which is nothing.
 * @param {string | undefined} url
 * @returns {Promise<RowCounts>}
 */
export async function countRows(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // One statement sees one moment.
    const { rows } = await client.query(
      `select ${counted.map((table) => `(select count(*)::float8 from ${table}) as ${table}`).join(", ")},
              (select coalesce(sum(amount), 0)::float8 from gift_card_entries) as ledger`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}
