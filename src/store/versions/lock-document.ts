import { sql } from "@payloadcms/db-postgres/drizzle";
import type { PayloadRequest } from "payload";
import { transactionConnection } from "@/src/store/transaction-connection";

/**
 * Serialises saves of one document: until the request's transaction ends, other calls for the same document wait. Rows
 * that refer to the document can still be saved.
 * @param id of a row; a global has one row
 */
export async function lockDocument(req: PayloadRequest, slug: string, id?: number): Promise<void> {
  const connection = await transactionConnection(req);
  const table = sql.identifier(slug.replaceAll("-", "_"));
  const row = id === undefined ? sql`` : sql`where id = ${id}`;
  await connection?.execute(sql`select id from ${table} ${row} for no key update`);
}
