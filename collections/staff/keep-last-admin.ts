import { adminMessages } from "@/src/i18n/admin-messages";
import { sql } from "@payloadcms/db-postgres/drizzle";
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import { refusal } from "@/src/admin/access/refusal";
import { forReader } from "@/src/admin/access/for-reader";
import { transactionConnection } from "@/src/store/transaction-connection";

/**
 * At least one admin must remain to give others access. Removing an admin locks the rows of all admins until the
 * transaction ends: of two concurrent removals, the second sees the result of the first. An invitation that was not
 * accepted does not count.
 */
async function refuseLastAdmin(req: PayloadRequest, id: unknown): Promise<void> {
  const connection = await transactionConnection(req);
  if (!connection) throw new Error("Accounts change inside a transaction only.");
  const { rows } = await connection.execute(
    sql`select id from users where role = 'admin' and joined_at is not null order by id for update`,
  );
  if (rows.some((row) => row.id !== Number(id)) || !rows.some((row) => row.id === Number(id))) return;
  throw refusal(forReader(req, adminMessages("staff.keepLastAdmin.refuseLastAdmin")), 409);
}

/** Refuses to change the role of the last admin. */
export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isDemoted = operation === "update" && originalDoc?.role === "admin" && data.role !== undefined;
  if (isDemoted && data.role !== "admin") await refuseLastAdmin(req, originalDoc.id);
  return data;
};

/** Refuses to delete the last admin. */
export const keepLastAdminFromDeletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseLastAdmin(req, id);
