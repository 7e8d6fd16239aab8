import { chargeCurrency } from "@/src/domain/money/charge-currency";
import type { Currency } from "@/src/domain/money/currency";
import { isCode, type OrderedKind } from "./article-kind";

interface Payment {
  readonly kinds: readonly OrderedKind[];
  /** whether a gift card pays a part */
  readonly hasCards: boolean;
}

/**
 * Currency a cart is charged in. Gift cards are kept in euros: whatever buys one, or is paid with one, is charged in
 * euros too, so that a card's balance is never converted.
 * @param chargedAsShown currencies the shop settles in, besides EUR (shop settings)
 * Source: specification 9.5; terms, "Cartes cadeaux".
 */
export function cartChargeCurrency(
  shown: Currency,
  chargedAsShown: readonly Currency[],
  { kinds, hasCards }: Payment,
): Currency {
  const isInEuros = hasCards || kinds.some((kind) => isCode(kind));
  return isInEuros ? "EUR" : chargeCurrency(shown, chargedAsShown);
}
