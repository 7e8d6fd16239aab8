import { fill } from "@/src/domain/locale/fill";
import type { AffiliateMail } from "@/src/domain/mail/mail";
import type { MailContext, MailContent } from "./mail-content";
import { mailLink, plainMail } from "./plain-mail";

/** Acceptance or refusal of an affiliate's application, with the reason given by staff. */
export function affiliateMail(mail: AffiliateMail, context: MailContext): MailContent {
  const { locale, reason } = mail;
  if (mail.kind === "affiliate-refused") {
    const { subject, title, intro, link, after } = context.words[locale]["affiliate-mail"].refused;
    const links = [{ label: link, href: mailLink(context.origin, locale, "/programme-affiliation") }];
    return plainMail({ locale, subject, title, intro, links, notes: [reason, after] }, context);
  }
  const words = context.words[locale]["affiliate-mail"].accepted;
  const { code, reduction, commission, affiliate } = mail;
  const report = `/programme-affiliation/rapport/${context.reportToken(affiliate)}`;
  return plainMail(
    {
      locale,
      subject: fill(words.subject, { code }),
      title: words.title,
      intro: reason,
      links: [
        {
          label: fill(words.address, { address: `${context.origin}/p/${code}` }),
          href: `${context.origin}/p/${code}`,
        },
        { label: words.report, href: mailLink(context.origin, locale, report) },
      ],
      notes: [fill(words.terms, { code, reduction, commission }), words.after],
    },
    context,
  );
}
