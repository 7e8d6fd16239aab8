import { languageTag, type Locale } from "@/src/domain/locale/locale";
import type { CartReminderMail, IdleAccountMail } from "@/src/domain/mail/mail";
import en from "@/src/i18n/messages/en/customer-mail.json";
import es from "@/src/i18n/messages/es/customer-mail.json";
import fr from "@/src/i18n/messages/fr/customer-mail.json";
import jp from "@/src/i18n/messages/jp/customer-mail.json";
import type { MailContext, MailContent } from "./mail-content";
import { fill } from "./mail-texts";
import { mailLink, plainMail } from "./plain-mail";

const allTexts: Record<Locale, typeof fr> = { fr, en, es, jp };

/** The cart is still there: said once, to somebody who asked for it. */
export function cartReminder(
  { locale, customer, lines }: CartReminderMail,
  context: MailContext,
): MailContent {
  const words = allTexts[locale].reminder;
  const { open, leave } = context.reminderTokens(customer);
  return plainMail(
    {
      locale,
      subject: words.subject,
      title: words.title,
      intro: words.intro,
      links: [
        { label: words.open, href: mailLink(context.origin, locale, `/panier/rappel?token=${open}`) },
        { label: words.leave, href: mailLink(context.origin, locale, `/panier/rappels?token=${leave}`) },
      ],
      notes: [
        ...lines.map(({ title, quantity }) => fill(words.line, { title, quantity })),
        words.price,
        words.after,
      ],
    },
    context,
  );
}

/** The account will be erased unless somebody signs in. */
export function idleAccount({ locale, day }: IdleAccountMail, context: MailContext): MailContent {
  const words = allTexts[locale].idle;
  const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
  return plainMail(
    {
      locale,
      subject: fill(words.subject, { day: date }),
      title: words.title,
      intro: fill(words.intro, { day: date }),
      links: [{ label: words.link, href: mailLink(context.origin, locale, "/auth") }],
      notes: [words.after],
    },
    context,
  );
}
