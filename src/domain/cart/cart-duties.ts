import { dutyPaid, type DutyPaid } from "@/src/domain/market/duty-paid";
import { marketOfCurrency } from "@/src/domain/market/market";
import type { Currency, Rates } from "@/src/domain/money/currency";
import { addMinor, zero, type Minor } from "@/src/domain/money/minor";
import type { ShopSettings } from "@/src/domain/settings";
import { withoutContainedVat } from "@/src/domain/vat/contains-vat";
import { isCode, isParcel, type OrderedKind } from "./article-kind";
import { totalCart, type CountedLine } from "./total-cart";

type SentLine = CountedLine & { readonly kind: OrderedKind };

/** Price of what a cart sends in parcels, hundredths of a currency. @param amount taken off the whole cart */
export function parcelsValue(
  lines: readonly SentLine[],
  amount: Minor,
  currency: Currency,
  rates: Rates,
): Minor {
  const totals = totalCart(lines, currency, rates, amount).lines;
  const sent = lines.map(({ kind }, place) => (isParcel(kind) ? (totals[place]?.total ?? zero) : zero));
  return addMinor(...sent);
}

interface Buyer {
  /** the shown one */
  readonly currency: Currency;
  /** whether gift cards pay a part */
  readonly hasCards: boolean;
}

/**
 * What paying duties and taxes in advance costs a cart; null where it is not offered. Codes are bought and gift cards pay in
 * euros whatever is shown: such carts have no market to estimate a border for.
 */
export function cartDuties(
  lines: readonly SentLine[],
  amount: Minor,
  { currency, hasCards }: Buyer,
  settings: Pick<ShopSettings, "markets" | "rates" | "shipping" | "chargedAsShown" | "vat">,
): DutyPaid | null {
  const { markets, rates, shipping, chargedAsShown } = settings;
  const market = marketOfCurrency(markets, currency);
  if (!market || hasCards || lines.some(({ kind }) => isCode(kind))) return null;
  const value = parcelsValue(lines, amount, currency, rates);
  return dutyPaid(withoutContainedVat(market, settings, value), {
    value,
    sold: shipping.countries,
    chargedAsShown,
    rates,
  });
}
