import type { StaffNotice } from "@/src/domain/staff/staff-notice";
import type { StaffAccount } from "@/src/domain/staff/staff-account";
import type { Queries } from "@/src/store/queries";

interface Row {
  readonly id: number;
  readonly email: string;
  readonly role: string;
  readonly joined_at: Date | null;
  readonly hash: string | null;
  readonly salt: string | null;
}

/** An account with its password hash. */
export interface LockedAccount extends StaffAccount {
  readonly password: { readonly hash: string; readonly salt: string } | null;
}

const columns = "id, email, role, joined_at, hash, salt";

const toAccount = ({ id, email, role, joined_at, hash, salt }: Row): LockedAccount => ({
  id,
  email,
  role,
  joinedAt: joined_at,
  password: hash !== null && salt !== null ? { hash, salt } : null,
});

const first = ({ rows: [row] }: { readonly rows: Row[] }): LockedAccount | null =>
  row ? toAccount(row) : null;

/** @param email in lower case */
export const findAccountByEmail = async (db: Queries, email: string): Promise<LockedAccount | null> =>
  first(await db.query<Row>(`select ${columns} from users where lower(email) = $1`, [email]));

export const findAccount = async (db: Queries, id: number): Promise<LockedAccount | null> =>
  first(await db.query<Row>(`select ${columns} from users where id = $1`, [id]));

/** The same, locked. Inside a transaction. */
export const lockAccount = async (db: Queries, id: number): Promise<LockedAccount | null> =>
  first(await db.query<Row>(`select ${columns} from users where id = $1 for update`, [id]));

export async function hasAccounts(db: Queries): Promise<boolean> {
  const { rowCount } = await db.query("select 1 from users limit 1");
  return rowCount === 1;
}

interface NewAccount {
  readonly email: string;
  readonly role: string;
  readonly languages: readonly string[];
  readonly notices?: readonly StaffNotice[];
  readonly now: Date;
}

/** Creates an account without a password. @returns null if the address already has one */
export async function insertAccount(
  db: Queries,
  { email, role, languages, notices = [], now }: NewAccount,
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `insert into users (email, role, created_at, updated_at) values ($1, $2, $3, $3)
     on conflict (email) do nothing returning id`,
    [email, role, now],
  );
  const [row] = rows;
  if (!row) return null;
  await db.query(
    `insert into users_languages ("order", parent_id, value)
     select position, $1, value::enum_users_languages
       from unnest($2::text[]) with ordinality as language(value, position)`,
    [row.id, languages],
  );
  await db.query(
    `insert into users_notices ("order", parent_id, value)
     select position, $1, value::enum_users_notices
       from unnest($2::text[]) with ordinality as notice(value, position)`,
    [row.id, notices],
  );
  return row.id;
}

/** Addresses of accounts subscribed to a notice; accounts that were never opened are left out. */
export async function findNoticeReaders(db: Queries, notice: StaffNotice): Promise<readonly string[]> {
  const { rows } = await db.query<{ email: string }>(
    `select users.email from users join users_notices chosen on chosen.parent_id = users.id
      where chosen.value = $1::enum_users_notices order by users.id`,
    [notice],
  );
  return rows.map(({ email }) => email);
}

/** Sets an account's password; all sessions under the old one end. */
export async function setPassword(
  db: Queries,
  id: number,
  { hash, salt }: { readonly hash: string; readonly salt: string },
  now: Date,
): Promise<void> {
  await db.query(
    `update users set hash = $2, salt = $3, joined_at = coalesce(joined_at, $4), updated_at = $4 where id = $1`,
    [id, hash, salt, now],
  );
}
