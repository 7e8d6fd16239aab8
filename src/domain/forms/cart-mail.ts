/**
 * Version of the consent text for cart reminders (auth.cartMail, account.settings.cartMail): raised whenever the
 * meaning changes. Stored with each consent.
 */
export const cartMailText = "2026-11";
