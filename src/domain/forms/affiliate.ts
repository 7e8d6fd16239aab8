/** Where an application stands; only an accepted affiliate gets a code. */
export const affiliateStates = ["applied", "accepted", "refused"] as const;
export type AffiliateState = (typeof affiliateStates)[number];
