import { fail, ok, type Result } from "@/src/domain/result";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import type { StaffAccount } from "@/src/domain/staff/staff-account";
import type { Shop } from "@/src/services/shop";
import type { Transaction } from "@/src/store/store";
import { countAttempt } from "./attempts";
import { isOwnPassword } from "./own-password";
import { beginSetup, finishSetup, renewRecoveryCodes, spendCode, type Setup } from "./second-factor";

export type SecondFactorError = "wrong-password" | "wrong-code" | "too-many";

type Codes = Promise<Result<readonly string[], SecondFactorError>>;

const note = (shop: Shop, tx: Transaction, account: StaffAccount, by: string, after: string) =>
  tx.staff.auditAct({
    at: shop.clock(),
    by,
    entity: "users",
    document: account.id,
    changes: [{ field: "secondFactor", before: "", after }],
  });

/** Begins the setup of an authenticator; requires the password. */
export async function beginOwnSetup(
  shop: Shop,
  account: StaffAccount,
  password: string,
): Promise<Result<Setup, SecondFactorError>> {
  return (await isOwnPassword(shop, account.id, password))
    ? ok(await beginSetup(shop, account))
    : fail("wrong-password");
}

/** Runs an action on one's own second factor that needs a code; attempts are counted like at sign-in. */
async function withCode(
  shop: Shop,
  account: StaffAccount,
  work: (tx: Transaction) => Promise<readonly string[] | null>,
): Codes {
  const giveBack = await countAttempt(shop, "code", { email: `${account.email} signed in`, address: null });
  if (giveBack === null) return fail("too-many");
  const done = await shop.store.transaction(async (tx) => {
    await tx.staff.lockAccount(account.id);
    return work(tx);
  });
  if (done === null) return fail("wrong-code");
  await giveBack();
  return ok(done);
}

/** Turns one's own second factor on. @returns the recovery codes, shown once */
export const finishOwnSetup = (
  shop: Shop,
  account: StaffAccount,
  asked: { readonly sealed: string; readonly code: string },
): Codes =>
  withCode(shop, account, async (tx) => {
    const codes = await finishSetup(shop, tx, account, asked);
    if (codes) await note(shop, tx, account, account.email, "on");
    return codes;
  });

async function spendOwnCode(shop: Shop, tx: Transaction, id: number, code: string): Promise<boolean> {
  const sealed = await tx.staff.findSecondFactor(id);
  return sealed !== null && (await spendCode(shop, tx, { id, sealed, code })) !== null;
}

interface Proof {
  readonly password: string;
  readonly code: string;
}

/** Turns one's own second factor off. */
export async function removeOwnSecondFactor(
  shop: Shop,
  account: StaffAccount,
  { password, code }: Proof,
): Codes {
  if (!(await isOwnPassword(shop, account.id, password))) return fail("wrong-password");
  return withCode(shop, account, async (tx) => {
    if (!(await spendOwnCode(shop, tx, account.id, code))) return null;
    await tx.staff.deleteSecondFactor(account.id);
    await note(shop, tx, account, account.email, "off");
    return [];
  });
}

/** Renews one's own recovery codes. */
export async function renewOwnCodes(shop: Shop, account: StaffAccount, { password, code }: Proof): Codes {
  if (!(await isOwnPassword(shop, account.id, password))) return fail("wrong-password");
  return withCode(shop, account, async (tx) => {
    if (!(await spendOwnCode(shop, tx, account.id, code))) return null;
    await note(shop, tx, account, account.email, hiddenValue);
    return renewRecoveryCodes(shop, tx, account.id);
  });
}

/**
 * Removes a lost second factor of an account, and ends its sessions.
 * @param by an admin, or the operator who runs the command
 * @returns false for an account without one
 */
export const removeSecondFactor = (shop: Shop, accountId: number, by: string): Promise<boolean> =>
  shop.store.transaction(async (tx) => {
    const account = await tx.staff.lockAccount(accountId);
    if (!account || !(await tx.staff.deleteSecondFactor(accountId))) return false;
    await tx.staff.endStaffSessions(accountId, { exceptSid: null });
    await note(shop, tx, account, by, "off");
    return true;
  });
