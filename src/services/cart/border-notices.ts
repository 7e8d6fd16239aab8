import { isParcel } from "@/src/domain/cart/article-kind";
import { totalCart } from "@/src/domain/cart/total-cart";
import type { Locale } from "@/src/domain/locale/locale";
import { borderWords } from "@/src/domain/market/border-words";
import type { Currency } from "@/src/domain/money/currency";
import { addMinor, zero, type Minor } from "@/src/domain/money/minor";
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
  { settings: { markets, rates, shipping }, words }: Pick<Snapshot, "settings" | "words">,
  locale: Locale,
): Partial<Record<Currency, string>> {
  if (!lines.some(({ kind }) => isParcel(kind))) return {};
  const notices = markets.map((market) => {
    const totals = totalCart(lines, market.currency, rates, amount).lines;
    const sent = lines.map(({ kind }, place) => (isParcel(kind) ? (totals[place]?.total ?? zero) : zero));
    const value = addMinor(...sent);
    const parcel = { value, sold: shipping.countries, locale };
    return [market.currency, borderWords(market, parcel, words[locale].border)] as const;
  });
  return Object.fromEntries(notices.filter(([, notice]) => notice !== ""));
}
