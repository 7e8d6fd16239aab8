import { defaultCurrency } from "@/src/domain/money/currency";
import type { Priced } from "@/src/domain/money/own-price";
import type { Order } from "@/src/domain/order/order";
import type { ReturnedLine } from "@/src/store/carts/cart-rows";
import { priceToday } from "@/src/services/cart/price-today";
import type { Shop } from "@/src/services/shop";

/**
 * Lines returned to the cart when a promised payment fails: instalments can be refused after the cart was emptied. With
 * the price the shopper saw; if that was in another currency, today's.
 */
export function linesToReturn(shop: Shop, order: Order): Promise<readonly ReturnedLine[]> {
  return Promise.all(
    order.lines
      .filter(({ kind }) => kind !== "duties")
      .map(async ({ sku, quantity, fullUnit }) => {
        const today = order.chargeCurrency === defaultCurrency ? null : await priceToday(shop, sku);
        const seen: Priced = today?.ok ? today.value : { price: fullUnit };
        return { sku, quantity, priceSeen: seen.price, ownSeen: seen.own };
      }),
  );
}
