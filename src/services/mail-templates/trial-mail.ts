import { fill } from "@/src/domain/locale/fill";
import type { TrialMail } from "@/src/domain/mail/mail";
import type { MailContext, MailContent } from "./mail-content";
import { plainMail } from "./plain-mail";

/** Trial mail, to check whether the shop's mails arrive. */
export function trialMail({ locale }: TrialMail, context: MailContext): MailContent {
  const { subject, title, intro, link } = context.words[locale]["staff-mail"].trial;
  const links = [{ label: link, href: `${context.origin}/admin/launch-checks` }];
  return plainMail(
    { locale, subject, title, intro: fill(intro, { origin: context.origin }), links, notes: [] },
    context,
  );
}
