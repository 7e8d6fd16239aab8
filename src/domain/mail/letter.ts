import type { AnswerLine } from "../forms/request";
import type { FormName } from "../forms/form-name";
import type { Locale } from "../locale/locale";

/**
 * To whoever filled in a form. Of what was written it repeats nothing: a form that sends its text to any address
 * somebody types in would be a spammer's friend.
 */
export interface ReceivedLetter {
  readonly kind: "form-received";
  readonly form: FormName;
  readonly locale: Locale;
  readonly reference: string;
}

/** To staff, in French: everything that was written. */
export interface NoticeLetter {
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
export interface NewsletterLetter {
  readonly kind: "newsletter-confirm" | "newsletter-welcome" | "newsletter-known";
  readonly locale: Locale;
  /** Opens the page the mail is about. */
  readonly token: string;
}

/** A mail that belongs to no order: what it is written from, kept in the outbox until it is sent. */
export type Letter = ReceivedLetter | NoticeLetter | NewsletterLetter;

/** A letter on its way into the outbox. */
export interface AddressedLetter {
  /** Names the occasion: the same one is written once. */
  readonly key: string;
  /** Null for staff. */
  readonly to: string | null;
  readonly letter: Letter;
}
