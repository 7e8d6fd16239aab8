import { defaultLocale, type Locale } from "@/src/domain/locale/locale";
import { typedOrderNumber } from "@/src/domain/order/typed-order-number";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { orderUrl } from "./order-urls";

/**
 * Page of an order, found by its number and the buyer's e-mail. A wrong number and a wrong e-mail get the same response.
 * Source: specification 6.2.
 */
export async function searchOrder(
  { store }: Shop,
  {
    order,
    email,
    locale = defaultLocale,
  }: { readonly order: string; readonly email: string; readonly locale?: Locale },
): Promise<Result<string, "not-found">> {
  const { brand } = await store.loadSettings();
  const token = await store.orders.findOrderToken(typedOrderNumber(order, brand.orderPrefix), email);
  return token === null ? fail("not-found") : ok(orderUrl("", { token, locale }));
}
