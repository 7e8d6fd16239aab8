import { sql, type SQL } from "@payloadcms/db-postgres/drizzle";
import type { CollectionBeforeOperationHook } from "payload";

/** Payload types what it keeps of a transaction as unknown; with PostgreSQL it is a connection. */
function isConnection(value: unknown): value is { execute: (statement: SQL) => Promise<unknown> } {
  return typeof value === "object" && value !== null && "execute" in value;
}

/**
 * Staff saving an order waits for a settlement that is under way, and the other way round: Payload reads the
 * whole document and writes it back, which would otherwise undo a payment that arrived in between.
 * Runs before the document is read, in the transaction of the request.
 */
export const lockOrder: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "update" || !("id" in args) || args.id === undefined) return;
  const { payload, transactionID } = req;
  if (transactionID === undefined) return;
  const connection: unknown = payload.db.sessions?.[String(await transactionID)]?.db;
  if (!isConnection(connection)) return;
  await connection.execute(sql`select id from orders where id = ${Number(args.id)} for update`);
};
