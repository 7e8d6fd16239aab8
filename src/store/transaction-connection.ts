import type { SQL } from "@payloadcms/db-postgres/drizzle";
import type { PayloadRequest } from "payload";

/** The connection of a transaction, for hook queries that the CMS API does not support. */
export interface Connection {
  readonly execute: (statement: SQL) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

/** Payload types its transaction value as unknown; with PostgreSQL it is a connection. */
function isConnection(value: unknown): value is Connection {
  return typeof value === "object" && value !== null && "execute" in value;
}

/** The connection of a request's transaction; null outside of one. */
export async function transactionConnection({
  payload,
  transactionID,
}: PayloadRequest): Promise<Connection | null> {
  if (transactionID === undefined) return null;
  const connection: unknown = payload.db.sessions?.[String(await transactionID)]?.db;
  return isConnection(connection) ? connection : null;
}
