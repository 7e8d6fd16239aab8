import { fill } from "@/src/domain/locale/fill";
import type { NewsletterMail } from "@/src/domain/mail/mail";
import type { MailContext, MailContent } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { html } from "./markup";
import { companyLines } from "./order-confirmation";
import { mailLink } from "./plain-mail";

/** Page of the link: confirm, or unsubscribe. */
const paths = {
  "newsletter-confirm": "/newsletter/confirmation",
  "newsletter-welcome": "/newsletter/desinscription",
  "newsletter-known": "/newsletter/desinscription",
} as const;

/** Subscription mails; each links to one page for one action. */
export function newsletterMail(
  { kind, locale, token }: NewsletterMail,
  { company, origin, words: texts }: MailContext,
): MailContent {
  const { newsletter, footer } = texts[locale].mail;
  const words = newsletter[kind];
  const frame = {
    locale,
    brand: texts[locale].brand,
    title: words.title,
    intro: words.text,
    links: [{ label: words.link, href: `${mailLink(origin, locale, paths[kind])}?token=${token}` }],
    footer: [fill(footer.questions, { email: company.email }), ...companyLines(company)],
  };
  return {
    subject: words.subject,
    html: mailFrame({
      ...frame,
      body: html`<p class="quiet" style="margin:20px 0 0;color:#47515a">${words.after}</p>`,
    }),
    text: mailText(frame, words.after),
  };
}
