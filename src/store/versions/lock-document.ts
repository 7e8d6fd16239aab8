import { sql } from "@payloadcms/db-postgres/drizzle";
import type { PayloadRequest } from "payload";
import { transactionConnection } from "@/src/store/transaction-connection";

/**
 * Has saves of one document follow each other: until the transaction of the request ends, another one that asks for the
 * same document waits. Rows that refer to the document are saved meanwhile.
 * @param id of a row; a global has one row
 */
export async function lockDocument(req: PayloadRequest, slug: string, id?: number): Promise<void> {
  const connection = await transactionConnection(req);
  const table = sql.identifier(slug.replaceAll("-", "_"));
  const row = id === undefined ? sql`` : sql`where id = ${id}`;
  await connection?.execute(sql`select id from ${table} ${row} for no key update`);
}
