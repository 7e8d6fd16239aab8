import type { AnswerLine } from "@/src/domain/forms/request";
import type { FormName } from "@/src/domain/forms/form-name";
import type { Locale } from "@/src/domain/locale/locale";

/**
 * Confirmation to the sender of a form. It repeats none of the submitted text, so that spammers cannot use it to
 * send text to any address.
 */
export interface ReceivedMail {
  readonly kind: "form-received";
  readonly form: FormName;
  readonly locale: Locale;
  readonly reference: string;
}

/** To staff, in French: the complete submission. */
export interface NoticeMail {
  readonly kind: "form-notice";
  readonly form: FormName;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly lines: readonly AnswerLine[];
  /** Path of the attached composed watch, or null. */
  readonly watch: string | null;
  /** Path of the record in the admin. */
  readonly record: string;
}

/** Newsletter mails: confirmation request, welcome, and a notice for a repeated sign-up. */
export interface NewsletterMail {
  readonly kind: "newsletter-confirm" | "newsletter-welcome" | "newsletter-known";
  readonly locale: Locale;
  /** Token of the link in the mail. */
  readonly token: string;
}

/** A newsletter that staff composed. */
export interface NewsletterIssueMail {
  readonly kind: "newsletter-issue";
  readonly locale: Locale;
  /** Row number: the mail is rendered from the current content. */
  readonly newsletter: number;
  /** Row number of the subscriber; null for a test sent to a staff member. */
  readonly subscriber: number | null;
}

/** Six digits to sign in with. */
export interface SignInMail {
  readonly kind: "sign-in-code";
  readonly locale: Locale;
  /** Seed from which the shop's key derives the digits: they are stored nowhere. */
  readonly seed: string;
  /** When the code ends, milliseconds since 1970: the mail is not sent afterwards. */
  readonly expires: number;
}

/** Asks to confirm the erasure of an account; then confirms that it was erased. */
export interface ErasureMail {
  readonly kind: "erase-account" | "account-erased";
  readonly locale: Locale;
  /** Token of the link that erases; empty after the erasure. */
  readonly token: string;
}

/** Acceptance of an affiliate's application, with the agreed terms. */
export interface AffiliateAcceptedMail {
  readonly kind: "affiliate-accepted";
  readonly locale: Locale;
  /** Row number: identifies the report, whose secret is made when the mail is rendered. */
  readonly affiliate: number;
  readonly code: string;
  /** Whole percent the code takes off. */
  readonly reduction: number;
  /** Whole percent of the sales. */
  readonly commission: number;
  /** Written by staff, in the affiliate's language. */
  readonly reason: string;
}

/** Refusal of an affiliate's application, with the reason. */
export interface AffiliateRefusedMail {
  readonly kind: "affiliate-refused";
  readonly locale: Locale;
  readonly reason: string;
}

export type AffiliateMail = AffiliateAcceptedMail | AffiliateRefusedMail;

/** Cart reminder for a customer who agreed to it. */
export interface CartReminderMail {
  readonly kind: "cart-reminder";
  readonly locale: Locale;
  /** Row numbers: the secrets of the links are made when the mail is rendered. */
  readonly customer: number;
  readonly cart: number;
  /** Contents of the cart, in the customer's language. */
  readonly lines: readonly { readonly title: string; readonly quantity: number }[];
}

/** To the author of a review: the shop has published an answer. */
export interface ReviewAnsweredMail {
  readonly kind: "review-answered";
  readonly locale: Locale;
  /** Name of the watch, in the language of the review. */
  readonly watch: string;
  /** Path of its page, without a language. */
  readonly path: string;
  /** The shop's answer, unchanged. */
  readonly answer: string;
}

/** Notice that an unused account is about to be erased. */
export interface IdleAccountMail {
  readonly kind: "idle-account";
  readonly locale: Locale;
  /** Of the erasure, as 2026-03-31. */
  readonly day: string;
}

/** To a member of staff: a link to choose a password. */
export interface StaffLinkMail {
  readonly kind: "staff-link";
  readonly locale: Locale;
  readonly purpose: "invitation" | "reset";
  /** Seed from which the shop's key derives the link's secret: it is stored nowhere. */
  readonly seed: string;
  /** When the link ends, milliseconds since 1970: the mail is not sent afterwards. */
  readonly expires: number;
}

/** To a staff member mentioned in a note on an order. */
export interface StaffMentionMail {
  readonly kind: "staff-mention";
  readonly locale: Locale;
  /** Row number of the order. */
  readonly order: number;
  readonly number: string;
  /** E-mail of the author. */
  readonly by: string;
}

/** Test of mail delivery; it bypasses the outbox. */
export interface TrialMail {
  readonly kind: "trial";
  readonly locale: Locale;
}

/** Delivers a gift card. Its code is made when the mail is rendered: the outbox holds none. */
export interface GiftCardMail {
  readonly kind: "gift-card";
  readonly locale: Locale;
  /** Row number of the card. */
  readonly card: number;
}

/** To staff: the stock of something is low. */
export interface StockLowMail {
  readonly kind: "stock-low";
  readonly locale: Locale;
  readonly name: string;
  readonly available: number;
  readonly lowAt: number;
  /** Path of the record in the admin. */
  readonly record: string;
}

/** To the shop: a webhook's address has accepted nothing for days and was switched off. */
export interface WebhookOffMail {
  readonly kind: "webhook-off";
  readonly locale: Locale;
  readonly host: string;
  /** The last error. */
  readonly error: string;
  /** Path of the record in the admin. */
  readonly record: string;
}

/** Asks to confirm a back-in-stock notice. */
export interface StockNoticeMail {
  readonly kind: "stock-notice";
  readonly locale: Locale;
  /** Row number of the stock item: its name is looked up when the mail is rendered. */
  readonly item: number;
  /** Token of the link that confirms. */
  readonly token: string;
}

/** Notice that something is back in stock. */
export interface StockBackMail {
  readonly kind: "stock-back";
  readonly locale: Locale;
  readonly item: number;
  /** Row number of the notice: cancelled notices are not sent. */
  readonly notice: number;
}

/** Mails about a stock item, whose name is looked up when they are rendered. */
export type StockMail = StockNoticeMail | StockBackMail;

/** A mail that belongs to no order: the data it is rendered from, kept in the outbox until it is sent. */
export type Mail =
  | ReceivedMail
  | NoticeMail
  | NewsletterMail
  | NewsletterIssueMail
  | SignInMail
  | ErasureMail
  | AffiliateMail
  | CartReminderMail
  | IdleAccountMail
  | ReviewAnsweredMail
  | StaffLinkMail
  | StaffMentionMail
  | GiftCardMail
  | StockLowMail
  | StockMail
  | WebhookOffMail;

/** Mails that hold all data they are rendered from; the others look it up. */
export type PlainMail = Exclude<Mail, GiftCardMail | NewsletterIssueMail> | TrialMail;

/** A mail on its way into the outbox. */
export interface AddressedMail {
  /** Identifies the occasion: one mail per key. */
  readonly key: string;
  /** Null for staff. */
  readonly to: string | null;
  readonly mail: Mail;
}
