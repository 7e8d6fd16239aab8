import { groupedCode } from "@/src/domain/gift-card/card-code";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { languageTag } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import type { LanguageWords } from "@/src/i18n/words";
import type { Company } from "@/src/domain/settings";

/** A gift card on its way to whoever it is for. */
export interface GiftCardMail {
  readonly card: GiftCard;
  /** what it is worth on the day it is sent, hundredths of a euro */
  readonly worth: GiftCard["value"];
  readonly code: string;
  readonly company: Company;
  /** in the card's language */
  readonly words: LanguageWords;
  /** absolute address of the card's page, a secret like the code */
  readonly page: string;
  /** address of the shop's own gift card page, for paper */
  readonly home: string;
}

/** The words of a card with its figures as its owner reads them. */
export function giftCardWords({ card, worth, code, words }: GiftCardMail) {
  const { locale, kind } = card;
  const texts = words["gift-card-mail"];
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "Europe/Paris" });
  return {
    texts,
    own: texts[kind],
    values: {
      amount: formatMoney(worth, "EUR", locale),
      sender: card.senderName ?? "",
      recipient: card.recipientName ?? "",
      day: day.format(card.expiresAt),
    },
    code: groupedCode(code),
    isGift: card.senderName !== null && card.recipientName !== null,
  };
}
