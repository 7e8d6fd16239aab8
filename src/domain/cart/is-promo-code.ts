/** Longer words are no codes. */
const MAX_CHARACTERS = 40;

/**
 * Whether a word from an address or a cookie can be a promo code at all; whether it is one, the store knows.
 * A null character can be written into both, but not into a question to the database.
 */
export const isPromoCode = (word: string): boolean =>
  word !== "" && word.length <= MAX_CHARACTERS && !word.includes("\0");

/** Cookie of the promo code the shopper arrived with. Source: specification §4, promo banner. */
export const promoCookieName = "promo";
