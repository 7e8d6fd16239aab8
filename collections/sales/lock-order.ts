import { sql } from "@payloadcms/db-postgres/drizzle";
import type { CollectionBeforeOperationHook } from "payload";
import { transactionConnection } from "@/src/store/transaction-connection";

/**
 * Locks the order, so that a save by staff and a settlement exclude each other: Payload reads the whole document and
 * writes it back, which would otherwise revert a payment that arrived in between. Runs before the document is read,
 * in the transaction of the request.
 */
export const lockOrder: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "update" || !("id" in args) || args.id === undefined) return;
  const connection = await transactionConnection(req);
  await connection?.execute(sql`select id from orders where id = ${Number(args.id)} for update`);
};
