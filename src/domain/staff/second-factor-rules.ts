import type { StaffRoleName } from "./staff-account";

/** Seconds a code of an authenticator holds; one before and one after count as well, for clocks that are off. */
export const codeSeconds = 30;
export const codeDrift = 1;

/** How many recovery codes somebody gets at once. */
export const recoveryCodes = 10;

interface Standing {
  readonly role: StaffRoleName;
  /** When the account was opened; null for one that was not yet. */
  readonly joinedAt: Date | null;
  /** Days an admin may work without a second factor; null asks nobody for one. */
  readonly graceDays: number | null;
  readonly now: Date;
}

/** Whether somebody has to set up a second factor before they can sign in. Source: specification 6.6. */
export function needsSecondFactor({ role, joinedAt, graceDays, now }: Standing): boolean {
  if (role !== "admin" || graceDays === null) return false;
  return joinedAt === null || now.getTime() - joinedAt.getTime() >= graceDays * 86_400_000;
}

/** A code of an authenticator as typed: "482 913". */
export const typedAuthenticatorCode = (typed: string): string | null => {
  const digits = typed.replaceAll(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
};

/** A recovery code as typed; letters that look alike are read as what is meant. */
export function typedRecoveryCode(typed: string): string | null {
  const bare = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("0", "O")
    .replaceAll("1", "I")
    .replaceAll("8", "B");
  return /^[A-Z2-7]{16}$/.test(bare) ? bare : null;
}

/** A recovery code as it is shown: four letters at a time. */
export const shownRecoveryCode = (code: string): string => code.match(/.{4}/g)?.join("-") ?? code;
