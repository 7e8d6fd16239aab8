import { encodeQR } from "qr";
import { Secret, TOTP } from "otpauth";
import * as v from "valibot";
import {
  codeDrift,
  codeSeconds,
  recoveryCodes,
  shownRecoveryCode,
  typedAuthenticatorCode,
  typedRecoveryCode,
} from "@/src/domain/staff/second-factor-rules";
import type { StaffAccount } from "@/src/domain/staff/staff-account";
import { resealed, seal, unseal } from "@/src/services/forms/sealed";
import type { Keys, Shop } from "@/src/services/shop";
import { signaturesOf } from "@/src/services/signed";
import type { Transaction } from "@/src/store/store";

type Owner = Pick<StaffAccount, "id" | "email">;

/** Data shown to set up an authenticator; nothing is stored before its first code is confirmed. */
export interface Setup {
  /** The encrypted secret, sent back with the first code. */
  readonly sealed: string;
  /** The secret, to type if the QR code cannot be scanned. */
  readonly secret: string;
  /** The same as a QR code, a standalone SVG. */
  readonly qr: string;
}

const setupPurpose = "staff-second-factor-setup";
const secretPurpose = "staff-second-factor";
const setupMinutes = 30;

const setupRow = v.object({ account: v.number(), secret: v.string(), until: v.number() });

/** @param listing name of the shop and of the account in the authenticator */
const totpOf = (secret: string, listing: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...listing, secret: Secret.fromBase32(secret), period: codeSeconds });

/** Creates a secret for an account's authenticator, which lists it under the shop's name. */
export async function beginSetup(
  shop: Pick<Shop, "sign" | "clock" | "store">,
  { id, email }: Owner,
): Promise<Setup> {
  const secret = new Secret({ size: 20 }).base32;
  const { brand } = await shop.store.loadSettings();
  const until = shop.clock().getTime() + setupMinutes * 60_000;
  return {
    sealed: seal(shop, setupPurpose, JSON.stringify({ account: id, secret, until })),
    secret,
    qr: encodeQR(totpOf(secret, { issuer: brand.name, label: email }).toString(), "svg"),
  };
}

/** The secret of a setup of this account; null if invalid or expired. */
function readSetup(shop: Pick<Shop, keyof Keys | "clock">, { id }: Owner, sealed: string): string | null {
  try {
    const setup = v.parse(setupRow, JSON.parse(unseal(shop, setupPurpose, sealed)));
    return setup.account === id && setup.until > shop.clock().getTime() ? setup.secret : null;
  } catch {
    // Not sealed by this shop.
    return null;
  }
}

/** The time step of a code; null for a wrong one. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, window: codeDrift, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / codeSeconds) + delta;
}

const recoveryPurpose = "staff-recovery-code";
const recoveryText = (accountId: number, code: string) => `${accountId}\0${code}`;

/** Creates recovery codes, which are shown once; earlier ones become void. */
export async function renewRecoveryCodes(
  shop: Shop,
  tx: Transaction,
  id: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => new Secret({ size: 10 }).base32);
  const hashes = codes.map((code) => shop.sign(recoveryPurpose, recoveryText(id, code)));
  await tx.staff.replaceRecoveryCodes(id, hashes, shop.clock());
  return codes.map(shownRecoveryCode);
}

/**
 * Turns a second factor on with the first code of its authenticator.
 * @returns its recovery codes; null for a wrong code, another account's setup or an account that already has one
 */
export async function finishSetup(
  shop: Shop,
  tx: Transaction,
  owner: Owner,
  { sealed, code }: { readonly sealed: string; readonly code: string },
): Promise<readonly string[] | null> {
  const secret = readSetup(shop, owner, sealed);
  const typed = typedAuthenticatorCode(code);
  const now = shop.clock();
  const step = secret !== null && typed !== null ? stepOf(secret, typed, now) : null;
  if (secret === null || step === null) return null;
  const row = { accountId: owner.id, secret: seal(shop, secretPurpose, secret), step, now };
  return (await tx.staff.insertSecondFactor(row)) ? renewRecoveryCodes(shop, tx, owner.id) : null;
}

/**
 * Consumes a code of an account's authenticator, or one of its recovery codes.
 * @param sealed the account's stored second factor
 * @returns the kind of code; null for a wrong or used code
 */
export async function spendCode(
  shop: Shop,
  tx: Transaction,
  { id, sealed, code }: { readonly id: number; readonly sealed: string; readonly code: string },
): Promise<"authenticator" | "recovery" | null> {
  const digits = typedAuthenticatorCode(code);
  if (digits !== null) {
    const step = stepOf(unseal(shop, secretPurpose, sealed), digits, shop.clock());
    return step !== null && (await tx.staff.spendStep(id, step)) ? "authenticator" : null;
  }
  const recovery = typedRecoveryCode(code);
  if (recovery === null) return null;
  const hashes = signaturesOf(shop, recoveryPurpose, recoveryText(id, recovery));
  return (await tx.staff.consumeRecoveryCode(id, hashes)) ? "recovery" : null;
}

/**
 * Reseals second factors from an earlier secret with the current one. Recovery codes are stored as hashes only and cannot
 * be rekeyed: they work as long as the earlier secret is accepted.
 * @returns how many
 */
export async function rekeySecondFactors(shop: Pick<Shop, keyof Keys | "store">): Promise<number> {
  let done = 0;
  for (const { accountId, secret } of await shop.store.staff.listSecondFactors()) {
    const fresh = resealed(shop, secretPurpose, secret);
    if (fresh === null) continue;
    if (await shop.store.staff.resealSecondFactor(accountId, secret, fresh)) done += 1;
  }
  return done;
}
