/** The name on every dial, in titles, feeds and pictures; who sells by law stands in the shop's settings. */
export const brandName = "Atelier Valcour";
