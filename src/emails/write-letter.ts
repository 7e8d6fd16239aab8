import type { ErasureLetter, Letter, PlainLetter } from "@/src/domain/mail/letter";
import { erasureMail, signInMail } from "./account-mails";
import { affiliateMail } from "./affiliate-mails";
import { cartReminder, idleAccount } from "./customer-mails";
import { formNotice } from "./form-notice";
import { formReceived } from "./form-received";
import type { LetterContext, MailContent } from "./mail-content";
import { newsletterMail } from "./newsletter-mails";

const isErasure = (letter: Letter): letter is ErasureLetter =>
  letter.kind === "erase-account" || letter.kind === "account-erased";

/** Writes a mail that belongs to no order. */
export function writeLetter(letter: PlainLetter, context: LetterContext): MailContent {
  if (letter.kind === "form-received") return formReceived(letter, context);
  if (letter.kind === "form-notice") return formNotice(letter, context);
  if (letter.kind === "sign-in-code") return signInMail(letter, context);
  if (isErasure(letter)) return erasureMail(letter, context);
  if (letter.kind === "affiliate-accepted" || letter.kind === "affiliate-refused") {
    return affiliateMail(letter, context);
  }
  if (letter.kind === "cart-reminder") return cartReminder(letter, context);
  if (letter.kind === "idle-account") return idleAccount(letter, context);
  return newsletterMail(letter, context);
}
