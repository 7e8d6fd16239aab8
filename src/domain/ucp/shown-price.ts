import { convert } from "@/src/domain/money/convert";
import type { Currency, Rates } from "@/src/domain/money/currency";
import type { Amount } from "@/src/domain/money/own-price";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";

/** Source: schemas/common/types/price.json of the protocol. */
export interface UcpPrice {
  /** ISO 4217 minor units: cents, or whole yen */
  readonly amount: number;
  readonly currency: Currency;
}

/** A price as a shopper sees it. */
export const shownPrice = (amount: Amount, currency: Currency, rates: Rates): UcpPrice => ({
  amount: toSmallestUnit(convert(amount, currency, rates), currency),
  currency,
});
