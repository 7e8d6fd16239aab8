import type { NewsletterMail } from "@/src/domain/mail/mail";
import type { MailContext, MailContent } from "./mail-content";
import { mailLink, plainMail } from "./plain-mail";

/** Page of the link: confirm, or unsubscribe. */
const paths = {
  "newsletter-confirm": "/newsletter/confirmation",
  "newsletter-welcome": "/newsletter/desinscription",
  "newsletter-known": "/newsletter/desinscription",
} as const;

/** Subscription mails; each links to one page for one action. */
export function newsletterMail({ kind, locale, token }: NewsletterMail, context: MailContext): MailContent {
  const { subject, title, text, link, after } = context.words[locale].mail.newsletter[kind];
  const links = [{ label: link, href: `${mailLink(context.origin, locale, paths[kind])}?token=${token}` }];
  return plainMail({ locale, subject, title, intro: text, links, notes: [after] }, context);
}
