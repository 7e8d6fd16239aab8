/** Digits of a code. Source: specification §9. */
export const codeLength = 6;

/** How long a code is good for. Source: specification 11.1. */
export const codeMinutes = 10;

/** Wrong tries that end a code. Source: specification 11.1; scenario 18. */
export const codeTries = 5;

/** How long a customer stays signed in without coming back. */
export const sessionDays = 30;

/** A code as it is compared: the number 7 and the text "000007" are the same. Source: scenario 17. */
export const paddedCode = (code: number | string): string => String(code).padStart(codeLength, "0");

/**
 * Why nobody was signed in; of a code that is wrong, too old, used or meant for another browser the page says the
 * same. Source: specification §8, sign-in and code confirmation.
 */
export type SignInError = "wrong-code" | "too-many" | "failed";
