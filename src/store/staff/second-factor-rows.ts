import type { Queries } from "@/src/store/queries";

/** The sealed secret of an account's authenticator; null if it has none. */
export async function findSecondFactor(db: Queries, accountId: number): Promise<string | null> {
  const { rows } = await db.query<{ secret: string }>(
    "select secret from staff_second_factors where account_id = $1",
    [accountId],
  );
  return rows[0]?.secret ?? null;
}

/** Records that the code of a time step was used. @returns false if it or a later one was already used */
export async function spendStep(db: Queries, accountId: number, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    "update staff_second_factors set last_step = $2 where account_id = $1 and last_step < $2",
    [accountId, step],
  );
  return rowCount === 1;
}

/** Consumes a recovery code. @param codeHashes with every accepted secret @returns whether it was valid */
export async function consumeRecoveryCode(
  db: Queries,
  accountId: number,
  codeHashes: readonly string[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    "delete from staff_recovery_codes where account_id = $1 and code_hash = any($2::text[])",
    [accountId, codeHashes],
  );
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Queries, accountId: number): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    "select count(*)::int as n from staff_recovery_codes where account_id = $1",
    [accountId],
  );
  return rows[0]?.n ?? 0;
}

/** Replaces the codes; earlier ones become void. Inside a transaction. */
export async function replaceRecoveryCodes(
  db: Queries,
  accountId: number,
  codeHashes: readonly string[],
  now: Date,
): Promise<void> {
  await db.query("delete from staff_recovery_codes where account_id = $1", [accountId]);
  await db.query(
    `insert into staff_recovery_codes (account_id, code_hash, created_at, updated_at)
     select $1, code, $3, $3 from unnest($2::text[]) as code`,
    [accountId, codeHashes, now],
  );
}

interface NewSecondFactor {
  readonly accountId: number;
  readonly secret: string;
  /** Time step of the confirming code, which is thereby used up. */
  readonly step: number;
  readonly now: Date;
}

/** @returns false if the account already has one */
export async function insertSecondFactor(
  db: Queries,
  { accountId, secret, step, now }: NewSecondFactor,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into staff_second_factors (account_id, secret, last_step, created_at, updated_at)
     values ($1, $2, $3, $4, $4) on conflict (account_id) do nothing`,
    [accountId, secret, step, now],
  );
  return rowCount === 1;
}

/** Every second factor in its sealed form. */
export async function listSecondFactors(
  db: Queries,
): Promise<readonly { readonly accountId: number; readonly secret: string }[]> {
  const { rows } = await db.query<{ account_id: number; secret: string }>(
    "select account_id, secret from staff_second_factors where account_id is not null order by account_id",
  );
  return rows.map(({ account_id, secret }) => ({ accountId: account_id, secret }));
}

/** Replaces the sealed form of the same secret. @returns false if it has changed in the meantime */
export async function resealSecondFactor(
  db: Queries,
  accountId: number,
  before: string,
  after: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "update staff_second_factors set secret = $3, updated_at = now() where account_id = $1 and secret = $2",
    [accountId, before, after],
  );
  return rowCount === 1;
}

/** Deletes the second factor of an account, with its recovery codes. @returns whether it had one */
export async function deleteSecondFactor(db: Queries, accountId: number): Promise<boolean> {
  await db.query("delete from staff_recovery_codes where account_id = $1", [accountId]);
  const { rowCount } = await db.query("delete from staff_second_factors where account_id = $1", [accountId]);
  return rowCount === 1;
}

/** @returns number of second factors deleted whose accounts no longer exist */
export async function purgeSecondFactors(db: Queries): Promise<number> {
  const codes = await db.query("delete from staff_recovery_codes where account_id is null");
  const factors = await db.query("delete from staff_second_factors where account_id is null");
  return (codes.rowCount ?? 0) + (factors.rowCount ?? 0);
}
