import { fill } from "@/src/domain/locale/fill";
import type { ErasureMail, SignInMail } from "@/src/domain/mail/mail";
import type { MailContext, MailContent } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { html } from "./markup";
import { mailLink, plainFooter, plainMail } from "./plain-mail";

/** The code is in the subject and once in the text, unbroken: mail clients detect it and offer to fill it in. */
export function signInMail({ locale, seed }: SignInMail, context: MailContext): MailContent {
  const words = context.words[locale].mail["sign-in-code"];
  const code = context.codeOfSeed(seed);
  const frame = {
    locale,
    brand: context.words[locale].brand,
    title: fill(words.title, { code }),
    intro: words.text,
    links: [{ label: words.link, href: mailLink(context.origin, locale, "/auth") }],
    footer: plainFooter(locale, context),
  };
  const body = html`<p class="quiet" style="margin:20px 0 12px;color:#47515a">${words.after}</p>
    <p class="quiet" style="margin:0;color:#47515a">${words.notYou}</p>`;
  return {
    subject: fill(words.subject, { code }),
    html: mailFrame({ ...frame, body }),
    text: mailText(frame, `${words.after}\n\n${words.notYou}`),
  };
}

/** Mails before and after the erasure of an account. */
export function erasureMail({ kind, locale, token }: ErasureMail, context: MailContext): MailContent {
  const { subject, title, text, link, after } = context.words[locale].mail.erasure[kind];
  const path = kind === "erase-account" ? `/account/effacement?token=${token}` : "/";
  const links = [{ label: link, href: mailLink(context.origin, locale, path) }];
  return plainMail({ locale, subject, title, intro: text, links, notes: [after] }, context);
}
