import { fill } from "@/src/domain/locale/fill";
import type { ReceivedMail } from "@/src/domain/mail/mail";
import type { MailContext, MailContent } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { html } from "./markup";
import { companyLines } from "./order-confirmation";

/** To the sender of a form: confirmation with its number and the next steps. */
export function formReceived(
  { form, locale, reference }: ReceivedMail,
  { company, origin, words: texts }: MailContext,
): MailContent {
  const { received, footer } = texts[locale].mail;
  const words = Object.entries(received.forms).find(([name]) => name === form)?.[1] ?? received.forms.contact;
  const frame = {
    locale,
    brand: texts[locale].brand,
    title: words.title,
    intro: words.next,
    links: [{ label: received.shop, href: origin }],
    footer: [
      fill(received.notYou, { email: company.email }),
      fill(footer.questions, { email: company.email }),
      ...companyLines(company),
    ],
  };
  const number = fill(received.reference, { reference });
  return {
    // A subject has no full stop.
    subject: fill(received.inSubject, { title: words.title.replace(/[.。]$/, ""), reference }),
    html: mailFrame({
      ...frame,
      body: html`<p class="quiet" style="margin:20px 0 0;color:#47515a">${number}</p>`,
    }),
    text: mailText(frame, number),
  };
}
