import type { NoticeMail } from "@/src/domain/mail/mail";
import { formTitle } from "./form-words";
import type { MailContext, MailContent } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { html, type Markup } from "./markup";

const cell = "padding:12px 0;border-top:1px solid #cdd4d8;vertical-align:top";

/** Several lines stay several lines. */
const lines = (text: string): readonly Markup[] => text.split("\n").map((line) => html`<div>${line}</div>`);

/** To staff, who works in French: what somebody wrote in a form. An answer to the mail goes to the sender. */
export function formNotice(mail: NoticeMail, { origin }: MailContext): MailContent {
  const { form, reference, name, email, locale, watch, record } = mail;
  const frame = {
    locale: "fr" as const,
    title: `${formTitle(form)}, ${reference}`,
    intro: `${name} (${email}) écrit en ${languages[locale]}. Répondre à ce message lui répond.`,
    links: [
      { label: "Administration", href: `${origin}${record}` },
      ...(watch === null ? [] : [{ label: "Montre composée", href: `${origin}${watch}` }]),
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
    subject: `${formTitle(form)} ${reference}, ${name}`,
    html: mailFrame({ ...frame, body }),
    text: mailText(frame, mail.lines.map(({ label, value }) => `${label}\n${value}\n`).join("\n")),
  };
}

const languages = { fr: "français", en: "anglais", es: "espagnol", jp: "japonais" } as const;
