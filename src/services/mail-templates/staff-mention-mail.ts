import type { StaffMentionMail } from "@/src/domain/mail/mail";
import type { MailContext, MailContent } from "./mail-content";
import { recordMail } from "./plain-mail";

/** To a staff member mentioned in an order's note. The text of the note is not sent. */
export function staffMentionMail(
  { locale, order, number, by }: StaffMentionMail,
  context: MailContext,
): MailContent {
  const words = context.words[locale]["staff-mail"].mention;
  const path = `/admin/collections/orders/${order}`;
  return recordMail(locale, words, { path, values: { number, by } }, context);
}
