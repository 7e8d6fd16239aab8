import type { StaffLinkMail } from "@/src/domain/mail/mail";
import type { MailContext, MailContent } from "./mail-content";
import { plainMail } from "./plain-mail";

/** To a member of staff: the link to choose a first or new password. */
export function staffLinkMail({ locale, purpose, seed }: StaffLinkMail, context: MailContext): MailContent {
  const { subject, title, intro, link, after } = context.words[locale]["staff-mail"].account[purpose];
  const links = [{ label: link, href: context.staffLink(purpose, seed) }];
  return plainMail({ locale, subject, title, intro, links, notes: [after] }, context);
}
