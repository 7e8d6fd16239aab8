/** The name on every dial, in titles, feeds and pictures; the legal seller is in the shop's settings. */
export const brandName = "Atelier Valcour";
