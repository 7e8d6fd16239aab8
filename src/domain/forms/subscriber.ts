/** States of a newsletter address: requested, confirmed by mail, unsubscribed. */
export const subscriberStates = ["pending", "confirmed", "left"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/**
 * Version of the words a subscriber agreed to (common.newsletter, forms.newsletter-confirm): a new one whenever
 * they change in meaning. Kept with each consent.
 */
export const consentText = "2026-11";
