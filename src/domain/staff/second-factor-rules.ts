import type { StaffRoleName } from "./staff-account";

/**
 * Validity of an authenticator code in seconds; the previous and the next one are accepted too, for inaccurate
 * clocks.
 */
export const codeSeconds = 30;
export const codeDrift = 1;

/** Recovery codes issued at once. */
export const recoveryCodes = 10;

interface Standing {
  readonly role: StaffRoleName;
  /** When the account was activated; null before that. */
  readonly joinedAt: Date | null;
  /** Days an admin may work without a second factor; null requires none. */
  readonly graceDays: number | null;
  readonly now: Date;
}

/** Whether a second factor has to be set up before the sign-in. Source: specification 6.6. */
export function needsSecondFactor({ role, joinedAt, graceDays, now }: Standing): boolean {
  if (role !== "admin" || graceDays === null) return false;
  return joinedAt === null || now.getTime() - joinedAt.getTime() >= graceDays * 86_400_000;
}

/** A code of an authenticator as typed: "482 913". */
export const typedAuthenticatorCode = (typed: string): string | null => {
  const digits = typed.replaceAll(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
};

/** A typed recovery code; characters that look alike are corrected. */
export function typedRecoveryCode(typed: string): string | null {
  const bare = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("0", "O")
    .replaceAll("1", "I")
    .replaceAll("8", "B");
  return /^[A-Z2-7]{16}$/.test(bare) ? bare : null;
}

/** Display form of a recovery code: groups of four letters. */
export const shownRecoveryCode = (code: string): string => code.match(/.{4}/g)?.join("-") ?? code;
