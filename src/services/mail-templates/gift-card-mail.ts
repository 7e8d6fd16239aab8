import { fill } from "@/src/domain/locale/fill";
import { mailAccent } from "@/src/domain/mail/mail-accent";
import { giftCardWords, type GiftCardMail } from "./gift-card-texts";
import type { MailContent } from "./mail-content";
import { mailFrame, mailText } from "./mail-frame";
import { html } from "./markup";
import { companyLines } from "./order-confirmation";

/** Mail to the receiver of a gift card: code, value and expiry date. */
export function giftCardMail(mail: GiftCardMail): MailContent {
  const { card, company, page } = mail;
  const { texts, own, values, code, isGift } = giftCardWords(mail);
  const use = fill(own.use, values);
  const until = fill(texts.until, values);
  const words = card.message?.trim() ? card.message.trim().split("\n") : [];
  const frame = {
    locale: card.locale,
    brand: mail.words.brand,
    title: fill(own.title, values),
    intro: isGift ? fill(texts.introFrom, values) : card.orderId === null ? texts.introFromShop : texts.intro,
    links: [{ label: own.open, href: page }],
    footer: [fill(mail.words.mail.footer.questions, { email: company.email }), ...companyLines(company)],
  };
  const quiet = "margin:0 0 12px;color:#47515a";
  const body = html`${
      words.length > 0
        ? html`<p
            class="quiet"
            style="margin:20px 0;padding-left:16px;border-left:2px solid ${mailAccent.onLight};color:#47515a"
          >
            ${words.map((line) => html`${line}<br />`)}
          </p>`
        : null
    }
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0 20px">
      <tr>
        <td
          bgcolor="${mailAccent.onLight}"
          style="padding:28px;border-radius:8px;background:${mailAccent.onLight};color:#ffffff"
        >
          <strong style="font-size:15px">${frame.brand}</strong>
          <div style="margin:36px 0 28px;font-size:40px;line-height:1.1">${values.amount}</div>
          <div style="font-size:13px">${texts.code}</div>
          <div style="font-size:18px;font-weight:600;letter-spacing:.04em;line-height:1.5">${code}</div>
          <div style="margin-top:16px;font-size:13px">
            ${card.recipientName ? html`${fill(texts.pdf.for, { name: card.recipientName })} · ` : null}${fill(texts.pdf.until, values)}
          </div>
        </td>
      </tr>
    </table>
    <p class="quiet" style="${quiet}">${until}</p>
    <p class="quiet" style="${quiet}">${use}</p>
    <p class="quiet" style="${quiet}">${texts.print}</p>
    <p class="quiet" style="margin:0;color:#47515a">${texts.keep}</p>`;
  const plain = [...words, ...(words.length > 0 ? [""] : []), texts.code, code, until, "", use, texts.print];
  return {
    subject: fill(isGift ? own.subjectFrom : own.subject, values),
    html: mailFrame({ ...frame, body }),
    text: mailText(frame, [...plain, "", texts.keep].join("\n")),
  };
}
