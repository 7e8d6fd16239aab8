/** Digits of a code. Source: specification §9. */
export const codeLength = 6;

/** Validity of a code. Source: specification 11.1. */
export const codeMinutes = 10;

/** Wrong attempts that invalidate a code. Source: specification 11.1; scenario 18. */
export const codeTries = 5;

/** Days a customer's session lasts without a visit. */
export const sessionDays = 30;

/** Comparable form of a code: the number 7 and the text "000007" are the same. Source: scenario 17. */
export const paddedCode = (code: number | string): string => String(code).padStart(codeLength, "0");

/**
 * Why a sign-in failed; a wrong, expired or used code and one for another browser get the same message. Source:
 * specification §8, sign-in and code confirmation.
 */
export type SignInError = "wrong-code" | "too-many" | "failed";
