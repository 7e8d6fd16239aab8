import { groupedCode } from "@/src/domain/gift-card/card-code";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Company } from "@/src/domain/settings";
import en from "@/src/i18n/messages/en/gift-card-mail.json";
import es from "@/src/i18n/messages/es/gift-card-mail.json";
import fr from "@/src/i18n/messages/fr/gift-card-mail.json";
import jp from "@/src/i18n/messages/jp/gift-card-mail.json";

const allTexts: Record<Locale, typeof fr> = { fr, en, es, jp };

/** A gift card on its way to whoever it is for. */
export interface GiftCardMail {
  readonly card: GiftCard;
  /** what it is worth on the day it is sent, hundredths of a euro */
  readonly worth: GiftCard["value"];
  readonly code: string;
  readonly company: Company;
  /** absolute address of the card's page, a secret like the code */
  readonly page: string;
  /** address of the shop's own gift card page, for paper */
  readonly home: string;
}

/** The words of a card with its figures as its owner reads them. */
export function giftCardWords({ card, worth, code }: GiftCardMail) {
  const { locale, kind } = card;
  const texts = allTexts[locale];
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
