import type { Locale } from "@/src/domain/locale/locale";
import type { AffiliateMail } from "@/src/domain/mail/mail";
import en from "@/src/i18n/messages/en/affiliate-mail.json";
import es from "@/src/i18n/messages/es/affiliate-mail.json";
import fr from "@/src/i18n/messages/fr/affiliate-mail.json";
import jp from "@/src/i18n/messages/jp/affiliate-mail.json";
import type { MailContext, MailContent } from "./mail-content";
import { fill } from "./mail-texts";
import { mailLink, plainMail } from "./plain-mail";

const allTexts: Record<Locale, typeof fr> = { fr, en, es, jp };

/** Yes or no to an affiliate's application, with the reason staff has written. */
export function affiliateMail(mail: AffiliateMail, context: MailContext): MailContent {
  const { locale, reason } = mail;
  if (mail.kind === "affiliate-refused") {
    const { subject, title, intro, link, after } = allTexts[locale].refused;
    const links = [{ label: link, href: mailLink(context.origin, locale, "/programme-affiliation") }];
    return plainMail({ locale, subject, title, intro, links, notes: [reason, after] }, context);
  }
  const words = allTexts[locale].accepted;
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
