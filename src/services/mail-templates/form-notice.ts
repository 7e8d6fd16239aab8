import { fill } from "@/src/domain/locale/fill";
import { languageTag, staffLocale, type Locale } from "@/src/domain/locale/locale";
import type { NoticeMail } from "@/src/domain/mail/mail";
import { formTitle } from "./form-words";
import type { MailContext, MailContent } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { html, type Markup } from "./markup";

const cell = "padding:12px 0;border-top:1px solid #cdd4d8;vertical-align:top";

/** Keeps line breaks. */
const lines = (text: string): readonly Markup[] => text.split("\n").map((line) => html`<div>${line}</div>`);

/** Name of a language for staff. */
const nameOf = (locale: Locale) =>
  new Intl.DisplayNames(languageTag(staffLocale), { type: "language" }).of(languageTag(locale)) ?? locale;

/** To staff: a submitted form. A reply to the mail goes to the sender. */
export function formNotice(mail: NoticeMail, { origin, words }: MailContext): MailContent {
  const { form, reference, name, email, locale, watch, record } = mail;
  const { [staffLocale]: said } = words;
  const { form: texts, admin } = said["staff-mail"];
  const values = { form: formTitle(form, said), reference, name, email, language: nameOf(locale) };
  const frame = {
    locale: staffLocale,
    brand: said.brand,
    title: fill(texts.title, values),
    intro: fill(texts.intro, values),
    links: [
      { label: admin, href: `${origin}${record}` },
      ...(watch === null ? [] : [{ label: texts.watch, href: `${origin}${watch}` }]),
    ],
    footer: [],
  };
  const body = html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin-top:24px"
  >
    ${mail.lines.map(
      ({ label, value }) =>
        html`<tr>
          <td class="quiet" style="${cell};width:34%;color:#47515a;padding-right:16px">${label}</td>
          <td style="${cell}">${lines(value)}</td>
        </tr>`,
    )}
  </table>`;
  return {
    subject: fill(texts.subject, values),
    html: mailFrame({ ...frame, body }),
    text: mailText(frame, mail.lines.map(({ label, value }) => `${label}\n${value}\n`).join("\n")),
  };
}
