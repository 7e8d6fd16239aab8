import type { Letter } from "../domain/mail/letter";
import { formNotice } from "./form-notice";
import { formReceived } from "./form-received";
import type { LetterContext, MailContent } from "./mail-content";
import { newsletterMail } from "./newsletter-mails";

/** Writes a mail that belongs to no order. */
export function writeLetter(letter: Letter, context: LetterContext): MailContent {
  if (letter.kind === "form-received") return formReceived(letter, context);
  if (letter.kind === "form-notice") return formNotice(letter, context);
  return newsletterMail(letter, context);
}
