import { fill } from "@/src/domain/locale/fill";
import { dateTag } from "@/src/domain/locale/locale";
import type { CartReminderMail, IdleAccountMail, ReviewAnsweredMail } from "@/src/domain/mail/mail";
import type { MailContext, MailContent } from "./mail-content";
import { mailLink, plainMail } from "./plain-mail";

/** Cart reminder, sent once to a customer who has consented. */
export function cartReminder(
  { locale, customer, lines }: CartReminderMail,
  context: MailContext,
): MailContent {
  const words = context.words[locale]["customer-mail"].reminder;
  const { open, stop } = context.reminderTokens(customer);
  return plainMail(
    {
      locale,
      subject: words.subject,
      title: words.title,
      intro: words.intro,
      links: [
        { label: words.open, href: mailLink(context.origin, locale, `/panier/rappel?token=${open}`) },
        { label: words.leave, href: mailLink(context.origin, locale, `/panier/rappels?token=${stop}`) },
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

/** Notice that the account will be erased unless its owner signs in. */
export function idleAccount({ locale, day }: IdleAccountMail, context: MailContext): MailContent {
  const words = context.words[locale]["customer-mail"].idle;
  const date = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" }).format(
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

/** The shop's reply to a review, with its link: sent once to the author. */
export function reviewAnswered(
  { locale, watch, path, answer }: ReviewAnsweredMail,
  context: MailContext,
): MailContent {
  const words = context.words[locale]["customer-mail"].review;
  return plainMail(
    {
      locale,
      subject: words.subject,
      title: words.title,
      intro: fill(words.intro, { watch }),
      links: [{ label: words.link, href: `${mailLink(context.origin, locale, path)}#reviews` }],
      notes: [answer, words.after],
    },
    context,
  );
}
