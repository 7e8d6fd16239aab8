import { fill } from "@/src/domain/locale/fill";
import type { StaffMentionMail } from "@/src/domain/mail/mail";
import type { MailContext, MailContent } from "./mail-content";
import { plainMail } from "./plain-mail";

/** To a staff member mentioned in an order's note. The text of the note is not sent. */
export function staffMentionMail(
  { locale, order, number, by }: StaffMentionMail,
  context: MailContext,
): MailContent {
  const { subject, title, intro, link } = context.words[locale]["staff-mail"].mention;
  const links = [{ label: link, href: `${context.origin}/admin/collections/orders/${order}` }];
  const values = { number, by };
  return plainMail(
    {
      locale,
      subject: fill(subject, values),
      title: fill(title, values),
      intro: fill(intro, values),
      links,
      notes: [],
    },
    context,
  );
}
