import { totalCart } from "@/src/domain/cart/total-cart";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import { multiplyMinor, zero } from "@/src/domain/money/minor";
import type { LinkedItem } from "@/src/domain/ucp/permalink";
import { showLines } from "@/src/services/cart/show-lines";
import type { Shop } from "@/src/services/shop";
import type { SessionLine } from "@/src/services/ucp/sessions/price-session";

export interface LinkedLines {
  readonly lines: readonly SessionLine[];
  /** of items that cannot be bought, or do not exist */
  readonly unknown: readonly string[];
}

/** The articles of a link as they cost now, before any code. */
export async function readLinked(
  shop: Shop,
  items: readonly LinkedItem[],
  locale: Locale,
  currency: Currency,
): Promise<LinkedLines> {
  const stored = items.map(({ id, quantity }, place) => ({
    id: String(place),
    sku: id,
    quantity,
    priceSeen: zero,
  }));
  const [shown, { rates }] = await Promise.all([showLines(shop, stored, locale), shop.store.loadSettings()]);
  const sold = shown.filter(({ isSellable }) => isSellable);
  const totals = totalCart(sold, currency, rates);
  return {
    lines: sold.map((line, place): SessionLine => {
      const unit = totals.lines[place]?.unit ?? zero;
      const total = multiplyMinor(unit, line.quantity);
      return { ...line, unit, subtotal: total, total, left: null, seen: null };
    }),
    unknown: shown.flatMap(({ isSellable, sku }) => (isSellable ? [] : [sku])),
  };
}
