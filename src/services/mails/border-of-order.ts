import { hasParcel } from "@/src/domain/order/has-parcel";
import { dutyLine } from "@/src/domain/order/duty-line";
import type { Order } from "@/src/domain/order/order";
import { borderWords } from "@/src/domain/market/border-words";
import { marketOfCountry, type Border } from "@/src/domain/market/market";
import { convert } from "@/src/domain/money/convert";
import { minor } from "@/src/domain/money/minor";
import { orderVat } from "@/src/domain/vat/order-vat";
import type { ShopSettings } from "@/src/domain/settings";
import type { Snapshot } from "@/src/store/cache/snapshot";

interface SentOrder extends Pick<Order, "locale" | "chargeCurrency" | "rates" | "vatPercent" | "vat"> {
  readonly lines: readonly Pick<Order["lines"][number], "kind" | "total">[];
  readonly contact: { readonly shippingAddress: { readonly country: string | null } | null };
}

/** What an order's parcel costs at the border of its country, for the buyer; null where there is nothing to say. */
export function borderOfOrder(
  order: SentOrder,
  {
    settings: { markets, rates },
    words,
  }: { readonly settings: Pick<ShopSettings, "markets" | "rates">; readonly words: Snapshot["words"] },
): string | null {
  const country = order.contact.shippingAddress?.country ?? "";
  const market = marketOfCountry(markets, country);
  if (!market || !hasParcel(order)) return null;
  const { goods } = orderVat(order);
  const euro = minor(Math.round((goods * 100) / rates[order.chargeCurrency]));
  const value = order.chargeCurrency === market.currency ? goods : convert(euro, market.currency, rates);
  const parcel = { value, sold: [country], locale: order.locale };
  // What the price contains is not asked again.
  const isTaxed = order.vat !== null && order.vat.percent > 0;
  const left: Border = isTaxed ? { ...market.border, taxPercent: 0 } : market.border;
  const border: Border = dutyLine(order) ? { ...left, payer: "shop" } : left;
  const own = { ...market, countries: [country], border };
  const texts = words[order.locale].border;
  return borderWords(own, parcel, dutyLine(order) ? { ...texts, shop: texts.paid } : texts) || null;
}
