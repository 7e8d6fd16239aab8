/** Longer words are no codes. */
const MAX_CHARACTERS = 40;

/**
 * Whether a word from an address or a cookie has the form of a promo code; the store checks whether it exists. A
 * null character can occur in both, but not in a database query.
 */
export const isPromoCode = (word: string): boolean =>
  word !== "" && word.length <= MAX_CHARACTERS && !word.includes("\0");

/** Cookie of the promo code the shopper arrived with. Source: specification §4, promo banner. */
export const promoCookieName = "promo";
