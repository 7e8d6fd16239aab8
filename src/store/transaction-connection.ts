import type { SQL } from "@payloadcms/db-postgres/drizzle";
import type { Payload, PayloadRequest } from "payload";

/** The connection of a transaction, for queries that the CMS API does not support. */
export interface Connection {
  readonly execute: <Row extends Record<string, unknown>>(
    statement: SQL,
  ) => Promise<{ readonly rows: Row[]; readonly rowCount: number | null }>;
}

/** Payload types its transaction value as unknown; with PostgreSQL it is a connection. */
function isConnection(value: unknown): value is Connection {
  return typeof value === "object" && value !== null && "execute" in value;
}

/** The connection of a transaction of the CMS; null when it has ended. */
export function connectionOf({ db }: Payload, transactionID: number | string): Connection | null {
  const connection: unknown = db.sessions?.[String(transactionID)]?.db;
  return isConnection(connection) ? connection : null;
}

/** The connection of a request's transaction; null outside of one. */
export async function transactionConnection(req: PayloadRequest): Promise<Connection | null> {
  const id = await req.transactionID;
  return id === undefined || id === null ? null : connectionOf(req.payload, id);
}
