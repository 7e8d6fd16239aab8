/**
 * Version of the words somebody agreed to be reminded of a cart with (auth.cartMail, account.settings.cartMail): a new
 * one whenever they change in meaning. Kept with each consent.
 */
export const cartMailText = "2026-11";
