/** A telephone or tracking number of an order, as it was typed into a search. */
export interface OrderReference {
  /** the digits of a telephone without what dials a country or begins a national number; null for none */
  readonly phone: string | null;
  /** without what people put between its signs */
  readonly tracking: string;
}

/** Shorter inputs match too many numbers. */
const MIN_SIGNS = 6;

/**
 * @returns null for anything else
 */
export function orderReference(typed: string): OrderReference | null {
  const compact = typed.replaceAll(/[\s.()/-]/g, "");
  const signs = compact.replace(/^\+/, "");
  if (!new RegExp(`^[a-z0-9]{${MIN_SIGNS},40}$`, "i").test(signs) || !/\d/.test(signs)) return null;
  return { phone: /^\d+$/.test(signs) ? signs.replace(/^0+/, "") || null : null, tracking: signs };
}
