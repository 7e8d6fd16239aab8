import type { SQL } from "@payloadcms/db-postgres/drizzle";
import type { PayloadRequest } from "payload";

/** The connection of a transaction, as far as hooks ask it for what the CMS has no words for. */
export interface Connection {
  readonly execute: (statement: SQL) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

/** Payload types what it keeps of a transaction as unknown; with PostgreSQL it is a connection. */
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
