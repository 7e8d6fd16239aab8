import type { AccountCard } from "@/src/domain/contracts/account";
import { groupedCode } from "@/src/domain/gift-card/card-code";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { worthOf } from "@/src/domain/gift-card/ledger";
import type { Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { codeOfCard } from "@/src/services/gift-cards/card-secrets";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";

/**
 * A gift card as the account of its receiver or buyer shows it. Only the receiver sees the balance and may open the card.
 * @param email of the account
 */
export function accountCard(
  { cardKeys }: Pick<Shop, "cardKeys">,
  card: GiftCard,
  email: string,
  locale: Locale,
  day: (date: Date) => string,
): AccountCard {
  const isOwn = card.recipientEmail?.toLowerCase() === email.toLowerCase();
  const code = isOwn ? codeOfCard(cardKeys, card) : null;
  return {
    ending: card.ending,
    value: formatMoney(card.value, "EUR", locale),
    left: isOwn ? formatMoney(worthOf(card.balance), "EUR", locale) : null,
    until: day(card.expiresAt),
    sentOn: day(card.sendAt),
    recipient: card.recipientName,
    href: code === null ? null : shopUrl("", `/carte-cadeaux/${groupedCode(code)}`, locale),
  };
}
