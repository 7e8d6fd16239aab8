import { defaultCurrency, type Currency } from "@/src/domain/money/currency";
import { parseAmount } from "@/src/domain/money/parse-amount";
import { isOwnPrice } from "@/src/domain/prices/own-price-limits";
import type { SetPrice } from "@/src/domain/prices/price-batch";

/** Typed in a market's currency to convert the price from the euro again. */
export const asConverted = "=";

/** A typed price; undefined for an invalid one. */
export function typedPrice(typed: string, currency: Currency): SetPrice | undefined {
  if (typed.trim() === asConverted && currency !== defaultCurrency) return null;
  const amount = parseAmount(typed);
  return amount !== null && isOwnPrice(amount, currency) ? amount : undefined;
}
