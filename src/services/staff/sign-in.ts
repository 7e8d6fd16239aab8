import { fail, ok, type Result } from "@/src/domain/result";
import { deviceName } from "@/src/domain/staff/device-name";
import { needsSecondFactor } from "@/src/domain/staff/second-factor-rules";
import { shortAddress } from "@/src/domain/staff/short-address";
import { staffSessionSeconds, type SignInOutcome, type StaffAccount } from "@/src/domain/staff/staff-account";
import { isTryOut } from "@/src/domain/staff/try-out";
import type { Shop } from "@/src/services/shop";
import type { Transaction } from "@/src/store/store";
import type { LockedAccount } from "@/src/store/staff/account-rows";
import { countAttempt } from "./attempts";
import { isDelivered } from "./choosable-password";
import { isPassword } from "./password-hash";
import { beginSetup, finishSetup, spendCode, type Setup } from "./second-factor";

/** Origin of a request. */
export interface Visitor {
  /** Network address, or null if unknown. */
  readonly address: string | null;
  readonly userAgent: string;
}

interface SigningIn {
  /** in lower case */
  readonly email: string;
  readonly password: string;
  /** Of the authenticator, or a recovery code; null in the first step. */
  readonly code: string | null;
  /** Sealed setup that the code confirms, if the account must first set up a second factor. */
  readonly setup: string | null;
}

export interface SignedIn {
  readonly account: StaffAccount;
  readonly sid: string;
  readonly expiresAt: Date;
  /** Of a second factor just set up: shown once. */
  readonly recoveryCodes: readonly string[];
}

/** `code-needed` and `setup-needed` are only returned after the right password. */
export type SignInError =
  | { readonly code: "wrong-password" | "too-many" | "code-needed" | "wrong-code" }
  | { readonly code: "setup-needed"; readonly setup: Setup };

type Passed = { readonly outcome: SignInOutcome; readonly recoveryCodes: readonly string[] };

function log(shop: Shop, outcome: SignInOutcome, email: string | null, { address, userAgent }: Visitor) {
  return { at: shop.clock(), email, outcome, address, device: deviceName(userAgent) };
}

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + staffSessionSeconds * 1_000);

/** Whether the account must set up a second factor now; never in a trial shop. */
const mustSetUp = ({ origin, secondFactorDays, clock }: Shop, account: StaffAccount): boolean =>
  needsSecondFactor({
    ...account,
    graceDays: isTryOut(origin) ? null : secondFactorDays,
    now: clock(),
  });

/** The second step, inside the transaction that opens the session; null for a wrong code. */
async function passSecondFactor(
  shop: Shop,
  tx: Transaction,
  account: StaffAccount,
  { sealed, code, setup }: { readonly sealed: string | null } & Pick<SigningIn, "code" | "setup">,
): Promise<Passed | null> {
  if (sealed !== null) {
    const used = code === null ? null : await spendCode(shop, tx, { id: account.id, sealed, code });
    if (used === null) return null;
    return { outcome: used === "recovery" ? "recovery-code" : "signed-in", recoveryCodes: [] };
  }
  if (!mustSetUp(shop, account)) return { outcome: "signed-in", recoveryCodes: [] };
  const recoveryCodes =
    setup === null || code === null ? null : await finishSetup(shop, tx, account, { sealed: setup, code });
  return recoveryCodes && { outcome: "signed-in", recoveryCodes };
}

/** Opens a session after the right password, if the account has not changed in the meantime. */
const open = (shop: Shop, account: LockedAccount, { code, setup }: SigningIn, visitor: Visitor) =>
  shop.store.transaction(async (tx): Promise<SignedIn | null> => {
    const now = shop.clock();
    const locked = await tx.staff.lockAccount(account.id);
    if (locked?.password?.hash !== account.password?.hash) return null;
    const sealed = await tx.staff.findSecondFactor(account.id);
    const passed = await passSecondFactor(shop, tx, account, { sealed, code, setup });
    if (passed === null) return null;
    const sid = shop.random(192);
    const expiresAt = sessionEnd(now);
    await tx.staff.beginStaffSession({
      sid,
      accountId: account.id,
      device: deviceName(visitor.userAgent),
      place: shortAddress(visitor.address),
      now,
      expiresAt,
    });
    await tx.staff.logSignIn(log(shop, passed.outcome, account.email, visitor));
    return { account, sid, expiresAt, recoveryCodes: passed.recoveryCodes };
  });

/** What the second step still needs; null if it can run. */
async function missingStep(
  shop: Shop,
  account: StaffAccount,
  { code, setup }: SigningIn,
): Promise<SignInError | null> {
  if ((await shop.store.staff.findSecondFactor(account.id)) !== null) {
    return code === null ? { code: "code-needed" } : null;
  }
  if (!mustSetUp(shop, account) || (code !== null && setup !== null)) return null;
  return { code: "setup-needed", setup: await beginSetup(shop, account) };
}

async function tryCode(
  shop: Shop,
  account: LockedAccount,
  asked: SigningIn,
  visitor: Visitor,
): Promise<Result<SignedIn, SignInError>> {
  const { staff } = shop.store;
  const giveBack = await countAttempt(shop, "code", { email: account.email, address: visitor.address });
  if (giveBack === null) {
    await staff.logSignIn(log(shop, "limited", account.email, visitor));
    return fail({ code: "too-many" });
  }
  const signedIn = await open(shop, account, asked, visitor);
  if (signedIn === null) {
    await staff.logSignIn(log(shop, "wrong-code", account.email, visitor));
    return fail({ code: "wrong-code" });
  }
  await giveBack();
  return ok(signedIn);
}

/**
 * Signs a staff member in: password and second factor in one request, so that there is no half-open state. For an address
 * without an account the same work is done and takes as long.
 * Source: specification 6.5 and 6.6.
 */
export async function signInStaff(
  shop: Shop,
  asked: SigningIn,
  visitor: Visitor,
): Promise<Result<SignedIn, SignInError>> {
  const { staff } = shop.store;
  const { email, password } = asked;
  const giveBack = await countAttempt(shop, "password", { email, address: visitor.address });
  const account = await staff.findAccountByEmail(email);
  if (giveBack === null) {
    await staff.logSignIn(log(shop, "limited", account?.email ?? null, visitor));
    return fail({ code: "too-many" });
  }
  const isRight = await isPassword(account?.password ?? null, password);
  if (account === null || !isRight || isDelivered(shop, password)) {
    await staff.logSignIn(log(shop, "wrong-password", account?.email ?? null, visitor));
    return fail({ code: "wrong-password" });
  }
  await giveBack();
  const missing = await missingStep(shop, account, asked);
  return missing ? fail(missing) : tryCode(shop, account, asked, visitor);
}
