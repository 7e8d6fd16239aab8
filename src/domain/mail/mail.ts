import type { AnswerLine } from "@/src/domain/forms/request";
import type { FormName } from "@/src/domain/forms/form-name";
import type { Locale } from "@/src/domain/locale/locale";

/**
 * To whoever filled in a form. Of what was written it repeats nothing: a form that sends its text to any address
 * somebody types in would be a spammer's friend.
 */
export interface ReceivedMail {
  readonly kind: "form-received";
  readonly form: FormName;
  readonly locale: Locale;
  readonly reference: string;
}

/** To staff, in French: everything that was written. */
export interface NoticeMail {
  readonly kind: "form-notice";
  readonly form: FormName;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly lines: readonly AnswerLine[];
  /** Path of the composed watch that came along, or null. */
  readonly watch: string | null;
  /** Path of the record in the admin. */
  readonly record: string;
}

/** The newsletter's own mails: please confirm, welcome, and for who asks twice: you are on the list. */
export interface NewsletterMail {
  readonly kind: "newsletter-confirm" | "newsletter-welcome" | "newsletter-known";
  readonly locale: Locale;
  /** Opens the page the mail is about. */
  readonly token: string;
}

/** A newsletter that staff composed. */
export interface NewsletterIssueMail {
  readonly kind: "newsletter-issue";
  readonly locale: Locale;
  /** Row number: the mail is written from it as it now stands. */
  readonly newsletter: number;
  /** Row number of its reader; null for a trial to a member of staff. */
  readonly subscriber: number | null;
}

/** Six digits to sign in with. */
export interface SignInMail {
  readonly kind: "sign-in-code";
  readonly locale: Locale;
  /** Makes the digits, with the shop's own key: they are written down nowhere. */
  readonly seed: string;
  /** When the code ends, milliseconds since 1970: afterwards the mail is of no use. */
  readonly expires: number;
}

/** Asks whether an account is really to be erased; then says that it is. */
export interface ErasureMail {
  readonly kind: "erase-account" | "account-erased";
  readonly locale: Locale;
  /** Opens the page that erases; empty once there is nothing left to erase. */
  readonly token: string;
}

/** Yes to an affiliate's application, with what was agreed. */
export interface AffiliateAcceptedMail {
  readonly kind: "affiliate-accepted";
  readonly locale: Locale;
  /** Row number: names the report, whose secret is made when the mail is written. */
  readonly affiliate: number;
  readonly code: string;
  /** Whole percent the code takes off. */
  readonly reduction: number;
  /** Whole percent of the sales. */
  readonly commission: number;
  /** Written by staff, in the affiliate's language. */
  readonly reason: string;
}

/** No to an affiliate's application, with the reason. */
export interface AffiliateRefusedMail {
  readonly kind: "affiliate-refused";
  readonly locale: Locale;
  readonly reason: string;
}

export type AffiliateMail = AffiliateAcceptedMail | AffiliateRefusedMail;

/** To somebody who agreed to it: the cart is still there. */
export interface CartReminderMail {
  readonly kind: "cart-reminder";
  readonly locale: Locale;
  /** Row numbers: the secrets of the links are made when the mail is written. */
  readonly customer: number;
  readonly cart: number;
  /** What lies in it, in the customer's language. */
  readonly lines: readonly { readonly title: string; readonly quantity: number }[];
}

/** To whoever wrote a review: the shop has answered it in public. */
export interface ReviewAnsweredMail {
  readonly kind: "review-answered";
  readonly locale: Locale;
  /** Name of the watch, in the language of the review. */
  readonly watch: string;
  /** Of its page, without a language. */
  readonly path: string;
  /** As the shop has written it. */
  readonly answer: string;
}

/** An account nobody has used for long is about to be erased. */
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
  /** Makes the link's secret, with the shop's own key: it is written down nowhere. */
  readonly seed: string;
  /** When the link ends, milliseconds since 1970: afterwards the mail is of no use. */
  readonly expires: number;
}

/** To a member of staff: a note on an order names them. */
export interface StaffMentionMail {
  readonly kind: "staff-mention";
  readonly locale: Locale;
  /** Row number of the order. */
  readonly order: number;
  readonly number: string;
  /** E-mail of who wrote it. */
  readonly by: string;
}

/** To whoever wants to know whether the shop's mails arrive; it goes past the outbox. */
export interface TrialMail {
  readonly kind: "trial";
  readonly locale: Locale;
}

/** Brings a gift card. Its code is made when the mail is written: the outbox holds none. */
export interface GiftCardMail {
  readonly kind: "gift-card";
  readonly locale: Locale;
  /** Row number of the card. */
  readonly card: number;
}

/** To staff: few of something are left. */
export interface StockLowMail {
  readonly kind: "stock-low";
  readonly locale: Locale;
  readonly name: string;
  readonly available: number;
  readonly lowAt: number;
  /** Path of the record in the admin. */
  readonly record: string;
}

/** Asks to confirm a back-in-stock notice. */
export interface StockNoticeMail {
  readonly kind: "stock-notice";
  readonly locale: Locale;
  /** Row number of what is counted: its name is looked up when the mail is written. */
  readonly item: number;
  /** Opens the page that confirms. */
  readonly token: string;
}

/** It is there again. */
export interface StockBackMail {
  readonly kind: "stock-back";
  readonly locale: Locale;
  readonly item: number;
  /** Row number of the notice: whoever has left meanwhile gets none. */
  readonly notice: number;
}

/** Mails about something that is counted, and named when they are written. */
export type StockMail = StockNoticeMail | StockBackMail;

/** A mail that belongs to no order: what it is written from, kept in the outbox until it is sent. */
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
  | StockMail;

/** Mails that hold all they are written from; the others look it up. */
export type PlainMail = Exclude<Mail, GiftCardMail | NewsletterIssueMail> | TrialMail;

/** A mail on its way into the outbox. */
export interface AddressedMail {
  /** Names the occasion: the same one is written once. */
  readonly key: string;
  /** Null for staff. */
  readonly to: string | null;
  readonly mail: Mail;
}
