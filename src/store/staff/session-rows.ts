import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

/** A signed-in browser as shown to its owner. */
export interface StaffSession {
  readonly id: number;
  readonly sid: string;
  readonly device: string;
  readonly place: string;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
}

interface NewSession {
  readonly sid: string;
  readonly accountId: number;
  readonly device: string;
  readonly place: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Saves a session twice: for the CMS, and with the details shown to its owner. Inside a transaction. */
export async function beginStaffSession(
  db: Queries,
  { sid, accountId, device, place, now, expiresAt }: NewSession,
): Promise<void> {
  await db.query("select id from users where id = $1 for update", [accountId]);
  await db.query("delete from users_sessions where _parent_id = $1 and expires_at <= $2", [accountId, now]);
  await db.query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1::int, $2::varchar, $3::timestamptz, $4::timestamptz
       from users_sessions where _parent_id = $1::int`,
    [accountId, sid, now, expiresAt],
  );
  await db.query(
    `insert into staff_sessions (sid, account_id, device, place, last_seen_at, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $5, $5)`,
    [sid, accountId, device, place, now, expiresAt],
  );
}

/** Whether a session is open; its last use is updated every few minutes. The CMS also removes one that is not open. */
export async function touchStaffSession(
  db: Queries,
  accountId: number,
  sid: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.query<{ is_due: boolean }>(
    `select last_seen_at < $3::timestamptz - interval '2 minutes' as is_due from staff_sessions
      where sid = $1 and account_id = $2 and expires_at > $3`,
    [sid, accountId, now],
  );
  const [row] = rows;
  if (!row) {
    await db.query("delete from users_sessions where id = $1", [sid]);
    return false;
  }
  if (row.is_due) await db.query("update staff_sessions set last_seen_at = $2 where sid = $1", [sid, now]);
  return true;
}

/** Prolongs a session. Inside a transaction. @returns whether it is open */
export async function prolongStaffSession(
  db: Queries,
  { accountId, sid, now, expiresAt }: Pick<NewSession, "accountId" | "sid" | "now" | "expiresAt">,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update staff_sessions set expires_at = $4, last_seen_at = $3
      where sid = $1 and account_id = $2 and expires_at > $3`,
    [sid, accountId, now, expiresAt],
  );
  if (rowCount !== 1) return false;
  await db.query("update users_sessions set expires_at = $2 where id = $1", [sid, expiresAt]);
  return true;
}

/** Open sessions of an account, last used first. */
export async function findStaffSessions(
  db: Queries,
  accountId: number,
  now: Date,
): Promise<readonly StaffSession[]> {
  const { rows } = await db.query<{
    id: number;
    sid: string;
    device: string | null;
    place: string | null;
    created_at: Date;
    last_seen_at: Date;
  }>(
    `select id, sid, device, place, created_at, last_seen_at from staff_sessions
      where account_id = $1 and expires_at > $2 order by last_seen_at desc, id desc`,
    [accountId, now],
  );
  return rows.map((row) => ({
    id: row.id,
    sid: row.sid,
    device: row.device ?? "",
    place: row.place ?? "",
    openedAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }));
}

/** Which sessions of an account are ended: one, all but one, or all. */
export type EndedSessions = { readonly id: number } | { readonly exceptSid: string | null };

/** Ends sessions permanently. Inside a transaction: the CMS, which writes whole accounts, waits. @returns how many */
export async function endStaffSessions(
  db: Queries,
  accountId: number,
  which: EndedSessions,
): Promise<number> {
  await db.query("select id from users where id = $1 for update", [accountId]);
  const [condition, value] =
    "id" in which ? ["id = $2", which.id] : ["sid is distinct from $2", which.exceptSid];
  const { rows } = await db.query<{ sid: string }>(
    `delete from staff_sessions where account_id = $1 and ${condition} returning sid`,
    [accountId, value],
  );
  await db.query(
    `delete from users_sessions where _parent_id = $1
        and not exists (select 1 from staff_sessions where staff_sessions.sid = users_sessions.id)`,
    [accountId],
  );
  return rows.length;
}

/** Deletes a batch of expired sessions. @returns how many */
export async function purgeStaffSessions(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from staff_sessions where id = any(array(
       select id from staff_sessions where expires_at <= $1 or account_id is null limit ${MAX_PURGED_AT_ONCE}))`,
    [now],
  );
  return rowCount ?? 0;
}
