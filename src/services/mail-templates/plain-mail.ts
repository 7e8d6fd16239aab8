import { fill } from "@/src/domain/locale/fill";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import type { MailContext, MailContent } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { html } from "./markup";
import { companyLines } from "./order-confirmation";

/** Texts of a mail, with placeholders filled. */
export interface PlainMail {
  readonly locale: Locale;
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Paragraphs below the links. */
  readonly notes: readonly string[];
}

/** URL of a shop page for mails. */
export const mailLink = (origin: string, locale: Locale, path: string): string =>
  origin + localeHref(locale, path);

/** Whom to ask, and the company's name and address. */
export const plainFooter = (locale: Locale, { company, words }: MailContext): readonly string[] => [
  fill(words[locale].mail.footer.questions, { email: company.email }),
  ...companyLines(company),
];

/** A mail with title, sentence, links and notes. */
export function plainMail(
  { locale, subject, title, intro, links, notes }: PlainMail,
  context: MailContext,
): MailContent {
  const frame = {
    locale,
    brand: context.words[locale].brand,
    title,
    intro,
    links,
    footer: plainFooter(locale, context),
  };
  const body = html`${notes.map(
    (note) => html`<p class="quiet" style="margin:20px 0 0;color:#47515a">${note}</p>`,
  )}`;
  return { subject, html: mailFrame({ ...frame, body }), text: mailText(frame, notes.join("\n\n")) };
}

/** Texts of a mail to staff, with placeholders. */
interface StaffMailTexts {
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  readonly link: string;
}

/** A mail to staff about a record of the admin. @param path of the record @param values of the placeholders */
export function recordMail(
  locale: Locale,
  { subject, title, intro, link }: StaffMailTexts,
  { path, values }: { readonly path: string; readonly values: Readonly<Record<string, string | number>> },
  context: MailContext,
): MailContent {
  return plainMail(
    {
      locale,
      subject: fill(subject, values),
      title: fill(title, values),
      intro: fill(intro, values),
      links: [{ label: link, href: `${context.origin}${path}` }],
      notes: [],
    },
    context,
  );
}
