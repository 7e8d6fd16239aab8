/** Version of the Universal Commerce Protocol that the shop speaks. */
export const ucpVersion = "2026-08-25";
