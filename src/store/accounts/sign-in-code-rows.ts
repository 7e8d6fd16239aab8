import type { AddressedMail } from "@/src/domain/mail/mail";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import type { Queries } from "@/src/store/queries";

/** A pending code: hashes only. */
export interface NewCode {
  readonly email: string;
  readonly codeHash: string;
  readonly browserHash: string;
  readonly expiresAt: Date;
}

/** Replaces the codes of an e-mail with a new one, and queues its mail. Inside a transaction. */
export async function replaceCode(
  db: Queries,
  { email, codeHash, browserHash, expiresAt }: NewCode,
  mail: AddressedMail,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into sign_in_codes (email, code_hash, browser_hash, tries, expires_at) values ($1, $2, $3, 0, $4)
     on conflict (email) do update set code_hash = excluded.code_hash, browser_hash = excluded.browser_hash,
            tries = 0, expires_at = excluded.expires_at`,
    [email, codeHash, browserHash, expiresAt],
  );
  await queueMails(db, [mail], now);
}

export interface CodeTry {
  readonly email: string;
  readonly codeHash: string;
  readonly browserHash: string;
  readonly now: Date;
  /** Allowed attempts per code. */
  readonly MAX_TRIES: number;
}

/**
 * Tries a code. The attempt is counted before the code is compared, so that parallel attempts are counted too; the right
 * code is used up. An attempt from another browser cannot succeed and is not counted.
 */
export async function tryCode(
  db: Queries,
  { email, codeHash, browserHash, now, MAX_TRIES }: CodeTry,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update sign_in_codes set tries = tries + 1
      where email = $1 and browser_hash = $2 and expires_at > $3 and tries < $4`,
    [email, browserHash, now, MAX_TRIES],
  );
  if (rowCount === 0) return false;
  const used = await db.query("delete from sign_in_codes where email = $1 and code_hash = $2", [
    email,
    codeHash,
  ]);
  return used.rowCount === 1;
}

/** @returns number of expired codes deleted */
export async function purgeCodes(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query("delete from sign_in_codes where expires_at <= $1", [now]);
  return rowCount ?? 0;
}
