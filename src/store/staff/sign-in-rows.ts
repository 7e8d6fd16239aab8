import type { SignInOutcome } from "@/src/domain/staff/staff-account";
import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

export interface SignInTry {
  readonly at: Date;
  /** Null without an account. */
  readonly email: string | null;
  readonly outcome: SignInOutcome;
  readonly address: string | null;
  readonly device: string;
}

/** Logs a sign-in attempt. */
export async function logSignIn(
  db: Queries,
  { at, email, outcome, address, device }: SignInTry,
): Promise<void> {
  await db.query(
    "insert into staff_sign_ins (at, email, outcome, address, device) values ($1, $2, $3, $4, $5)",
    [at, email, outcome, address, device],
  );
}

/** Whether an account had a successful sign-in from an address since a day: a known address of its owner. */
export async function hasSignedInFrom(
  db: Queries,
  { email, address, since }: { readonly email: string; readonly address: string; readonly since: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from staff_sign_ins where email = $1 and address = $2 and at > $3
        and outcome in ('signed-in', 'recovery-code') limit 1`,
    [email, address, since],
  );
  return rowCount === 1;
}

/** Deletes a batch of entries from before a day. @returns how many */
export async function purgeSignIns(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from staff_sign_ins where id = any(array(
       select id from staff_sign_ins where at < $1 order by at limit ${MAX_PURGED_AT_ONCE}))`,
    [before],
  );
  return rowCount ?? 0;
}
