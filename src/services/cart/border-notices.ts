import { isParcel } from "@/src/domain/cart/article-kind";
import { cartDuties, parcelsValue } from "@/src/domain/cart/cart-duties";
import type { Locale } from "@/src/domain/locale/locale";
import { borderWords } from "@/src/domain/market/border-words";
import type { Currency } from "@/src/domain/money/currency";
import { zero, type Minor } from "@/src/domain/money/minor";
import type { Market } from "@/src/domain/market/market";
import type { CartResponse } from "@/src/domain/contracts/cart";
import { withoutContainedVat } from "@/src/domain/vat/contains-vat";
import type { Snapshot } from "@/src/store/cache/snapshot";
import type { ShownLine } from "./price-lines";

/**
 * What buyers have to know of the border before they pay, by the currency they see; only currencies with such a notice.
 * @param lines of a cart, with its promotions; only what is sent as a parcel counts
 * @param amount taken off the whole cart, hundredths of a euro
 */
export function borderNotices(
  lines: readonly ShownLine[],
  amount: Minor,
  { settings, words }: Pick<Snapshot, "settings" | "words">,
  locale: Locale,
): Partial<Record<Currency, string>> {
  if (!lines.some(({ kind }) => isParcel(kind))) return {};
  const notices = settings.markets.map((market) => {
    const value = parcelsValue(lines, amount, market.currency, settings.rates);
    const parcel = { value, sold: settings.shipping.countries, locale };
    const left = withoutContainedVat(market, settings, value);
    return [market.currency, borderWords(left, parcel, words[locale].border)] as const;
  });
  return Object.fromEntries(notices.filter(([, notice]) => notice !== ""));
}

/**
 * What paying duties and taxes in advance costs, by the currency the buyer sees, and what is then said of the border;
 * only currencies of markets that offer it.
 */
export function dutyOffers(
  lines: readonly ShownLine[],
  amount: Minor,
  hasCards: boolean,
  { settings, words }: Pick<Snapshot, "settings" | "words">,
  locale: Locale,
): CartResponse["duties"] {
  const offers = settings.markets.flatMap((market) => {
    const { currency } = market;
    const duties = cartDuties(lines, amount, { currency, hasCards }, settings);
    if (!duties) return [];
    const paid: Market = { ...market, border: { ...market.border, payer: "shop" } };
    const parcel = { value: zero, sold: settings.shipping.countries, locale };
    const texts = words[locale].border;
    const notice = borderWords(paid, parcel, { ...texts, shop: texts.paid });
    return [[currency, { ...duties, notice }] as const];
  });
  return Object.fromEntries(offers);
}
