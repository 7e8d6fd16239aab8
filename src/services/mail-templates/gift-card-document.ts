import { fill } from "@/src/domain/locale/fill";
import type { PrintedCard } from "@/src/domain/gift-card/printed-card";
import { languageTag } from "@/src/domain/locale/locale";
import { giftCardWords, type GiftCardMail } from "./gift-card-texts";

/** Hundredths of a euro at the end of the ruler. */
const ruleEnd = 50_000;

/** The printable card attached to the mail. */
export function giftCardDocument(mail: GiftCardMail): PrintedCard {
  const { card, worth, home, page } = mail;
  const { texts, own, values, code } = giftCardWords(mail);
  const { pdf } = texts;
  return {
    language: languageTag(card.locale),
    brand: mail.words.brand,
    file: pdf.file,
    title: card.kind === "watch" ? pdf.titleWatch : pdf.title,
    amount: values.amount,
    share: Math.min(1, worth / ruleEnd),
    recipient: card.recipientName ? fill(pdf.for, { name: card.recipientName }) : pdf.title,
    until: fill(pdf.until, values),
    message: card.message?.trim() ? card.message.trim().split("\n") : [],
    sender: card.senderName ? fill(pdf.from, { name: card.senderName }) : "",
    codeLabel: texts.code,
    code,
    notes: [{ title: pdf.how, text: `${fill(own.use, values)} ${fill(texts.until, values)}` }],
    foot: fill(pdf.where, { address: home }),
    opens: page,
  };
}
