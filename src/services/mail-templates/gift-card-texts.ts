import { groupedCode } from "@/src/domain/gift-card/card-code";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { dateTag } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import type { LanguageWords } from "@/src/i18n/words";
import type { Company } from "@/src/domain/settings";

/** Data of a gift card's mail. */
export interface GiftCardMail {
  readonly card: GiftCard;
  /** value on the day it is sent, hundredths of a euro */
  readonly worth: GiftCard["value"];
  readonly code: string;
  readonly company: Company;
  /** in the card's language */
  readonly words: LanguageWords;
  /** absolute URL of the card's page, secret like the code */
  readonly page: string;
  /** URL of the shop's gift card page, for print */
  readonly home: string;
}

/** The texts of a card with formatted figures. */
export function giftCardWords({ card, worth, code, words }: GiftCardMail) {
  const { locale, kind } = card;
  const texts = words["gift-card-mail"];
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "Europe/Paris" });
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
