import type { AddressedMail } from "@/src/domain/mail/mail";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import type { Queries } from "@/src/store/queries";

/** A code on its way: hashes only. */
export interface NewCode {
  readonly email: string;
  readonly codeHash: string;
  readonly browserHash: string;
  readonly expiresAt: Date;
}

/** Makes a code the only one of its e-mail, and writes the mail that brings it. Inside a transaction. */
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
  /** How many tries a code stands. */
  readonly MAX_TRIES: number;
}

/**
 * Tries a code. The try is counted before anybody knows whether it is the right one, so that parallel tries are
 * counted too; the right one is used up by it. A try from a browser that did not ask can't succeed and costs nothing.
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

/** @returns how many codes were over and are gone */
export async function purgeCodes(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query("delete from sign_in_codes where expires_at <= $1", [now]);
  return rowCount ?? 0;
}
