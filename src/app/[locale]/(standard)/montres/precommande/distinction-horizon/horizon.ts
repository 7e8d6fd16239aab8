/** The offer of these pages. */
export const horizonOffer = "distinction-horizon";

/** Address of the pages, without a language and a number. */
export const horizonPath = "/montres/precommande/distinction-horizon";
