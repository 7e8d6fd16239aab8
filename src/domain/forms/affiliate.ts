/** States of an affiliate; only the code of an accepted one works. */
export const affiliateStates = ["applied", "accepted", "refused", "ended"] as const;
export type AffiliateState = (typeof affiliateStates)[number];

/** Allowed transitions: an application is answered, an agreement ends and may start again. */
const transitions: Readonly<Record<AffiliateState, readonly AffiliateState[]>> = {
  applied: ["accepted", "refused"],
  accepted: ["ended"],
  refused: ["accepted"],
  ended: ["accepted"],
};

/** Whether staff may move an affiliate from one state to another. */
export const canAffiliateBecome = (from: AffiliateState, to: AffiliateState): boolean =>
  transitions[from].includes(to);

/** A word that can be part of an address and be read aloud. */
export const isAffiliateCode = (text: string): boolean => /^[A-Z0-9]{3,20}$/.test(text);
