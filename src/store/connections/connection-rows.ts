import type { ConnectionKind } from "@/src/domain/connections/connection";
import type { Queries } from "@/src/store/queries";

interface SealedConnection {
  readonly kind: string;
  readonly sealed: string;
  readonly savedAt: Date;
}

/** All that was entered, in its sealed form. */
export async function listConnections(db: Queries): Promise<readonly SealedConnection[]> {
  const { rows } = await db.query<{ kind: string; sealed: string; updated_at: Date }>(
    "select kind, sealed, updated_at from connections order by kind",
  );
  return rows.map(({ kind, sealed, updated_at: savedAt }) => ({ kind, sealed, savedAt }));
}

/** Inserts a connection, or replaces the one of its kind. */
export async function saveConnection(
  db: Queries,
  { kind, sealed, now }: { readonly kind: ConnectionKind; readonly sealed: string; readonly now: Date },
): Promise<void> {
  await db.query(
    `insert into connections (kind, sealed, created_at, updated_at) values ($1, $2, $3, $3)
     on conflict (kind) do update set sealed = excluded.sealed, updated_at = excluded.updated_at`,
    [kind, sealed, now],
  );
}

/** @returns whether there was one */
export async function deleteConnection(db: Queries, kind: ConnectionKind): Promise<boolean> {
  const { rowCount } = await db.query("delete from connections where kind = $1", [kind]);
  return rowCount === 1;
}

/** Replaces the sealed form of the same values. @returns false if it has changed in the meantime */
export async function resealConnection(
  db: Queries,
  kind: string,
  before: string,
  after: string,
): Promise<boolean> {
  const { rowCount } = await db.query("update connections set sealed = $3 where kind = $1 and sealed = $2", [
    kind,
    before,
    after,
  ]);
  return rowCount === 1;
}
