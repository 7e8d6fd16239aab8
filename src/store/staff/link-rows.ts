import type { StaffLinkKind } from "@/src/domain/staff/staff-account";
import type { Queries } from "@/src/store/queries";

interface NewLink {
  readonly tokenHash: string;
  readonly kind: StaffLinkKind;
  /** Null for the first admin, who has no account yet. */
  readonly accountId: number | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Saves a link; earlier ones of the same account become void. Inside a transaction. */
export async function replaceLink(
  db: Queries,
  { tokenHash, kind, accountId, now, expiresAt }: NewLink,
): Promise<void> {
  await db.query("delete from staff_links where account_id is not distinct from $1", [accountId]);
  await db.query(
    `insert into staff_links (token_hash, kind, account_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [tokenHash, kind, accountId, expiresAt, now],
  );
}

export interface OpenLink {
  readonly kind: StaffLinkKind;
  readonly accountId: number | null;
}

interface Row {
  readonly kind: StaffLinkKind;
  readonly account_id: number | null;
}

const toLink = ({ kind, account_id }: Row): OpenLink => ({ kind, accountId: account_id });

/** The target of a link; null for a used, expired or unknown one. @param hashes of its token with each secret */
export async function findLink(db: Queries, hashes: readonly string[], now: Date): Promise<OpenLink | null> {
  const { rows } = await db.query<Row>(
    "select kind, account_id from staff_links where token_hash = any($1::text[]) and expires_at > $2",
    [hashes, now],
  );
  return rows[0] ? toLink(rows[0]) : null;
}

/** Consumes a link: of two concurrent calls, one succeeds. Inside a transaction. */
export async function consumeLink(
  db: Queries,
  hashes: readonly string[],
  now: Date,
): Promise<OpenLink | null> {
  const { rows } = await db.query<Row>(
    "delete from staff_links where token_hash = any($1::text[]) and expires_at > $2 returning kind, account_id",
    [hashes, now],
  );
  return rows[0] ? toLink(rows[0]) : null;
}

/** Whether there is a valid link for the first admin. */
export async function hasFirstAdminLink(db: Queries, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    "select 1 from staff_links where kind = 'first-admin' and expires_at > $1 limit 1",
    [now],
  );
  return rowCount === 1;
}

/** Deletes all links of an account. */
export async function dropLinks(db: Queries, accountId: number): Promise<void> {
  await db.query("delete from staff_links where account_id = $1", [accountId]);
}

/** @returns number of expired links deleted */
export async function purgeLinks(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    "delete from staff_links where expires_at <= $1 or (account_id is null and kind <> 'first-admin')",
    [now],
  );
  return rowCount ?? 0;
}
