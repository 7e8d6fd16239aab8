import type { ErasureMail, PlainMail } from "@/src/domain/mail/mail";
import { erasureMail, signInMail } from "./account-mails";
import { affiliateMail } from "./affiliate-mails";
import { cartReminder, idleAccount, reviewAnswered } from "./customer-mails";
import { formNotice } from "./form-notice";
import { formReceived } from "./form-received";
import type { MailContext, MailContent } from "./mail-content";
import { newsletterMail } from "./newsletter-mails";
import { staffLinkMail } from "./staff-link-mail";
import { staffMentionMail } from "./staff-mention-mail";
import { stockLowMail, stockMail } from "./stock-mails";
import { webhookOffMail } from "./webhook-off-mail";
import { trialMail } from "./trial-mail";

const isErasure = (mail: PlainMail): mail is ErasureMail =>
  mail.kind === "erase-account" || mail.kind === "account-erased";

/** Composes a mail that is not about an order. */
export function writeMail(mail: PlainMail, context: MailContext): MailContent {
  if (mail.kind === "form-received") return formReceived(mail, context);
  if (mail.kind === "form-notice") return formNotice(mail, context);
  if (mail.kind === "sign-in-code") return signInMail(mail, context);
  if (isErasure(mail)) return erasureMail(mail, context);
  if (mail.kind === "affiliate-accepted" || mail.kind === "affiliate-refused") {
    return affiliateMail(mail, context);
  }
  if (mail.kind === "cart-reminder") return cartReminder(mail, context);
  if (mail.kind === "staff-link") return staffLinkMail(mail, context);
  if (mail.kind === "staff-mention") return staffMentionMail(mail, context);
  if (mail.kind === "trial") return trialMail(mail, context);
  if (mail.kind === "webhook-off") return webhookOffMail(mail, context);
  if (mail.kind === "stock-low") return stockLowMail(mail, context);
  if (mail.kind === "stock-notice" || mail.kind === "stock-back") return stockMail(mail, context);
  if (mail.kind === "idle-account") return idleAccount(mail, context);
  if (mail.kind === "review-answered") return reviewAnswered(mail, context);
  return newsletterMail(mail, context);
}
