import type { AbandonedCart } from "@/src/store/carts/reminder-rows";
import { leftInStock } from "@/src/services/cart/left-in-stock";
import { showLines } from "@/src/services/cart/show-lines";
import type { Shop } from "@/src/services/shop";

const hour = 3_600_000;
/** How long a cart lies before its customer is reminded. */
const patience = 24 * hour;
/** An older cart is left alone: a consent given today is not about last month's. */
const memory = 7 * 24 * hour;

/** What of a cart can still be bought, in its customer's language. */
async function linesOf(shop: Shop, { token, locale }: AbandonedCart) {
  const lines = await showLines(shop, await shop.store.carts.readCartLines(token), locale);
  const left = await leftInStock(shop, lines, await shop.store.loadSnapshot(), token);
  return lines.flatMap(({ title, quantity, isSellable }, place) => {
    const pieces = left[place] ?? quantity;
    return isSellable && pieces > 0 ? [{ title, quantity: pieces }] : [];
  });
}

/**
 * Reminds customers who agreed to it of a cart that has lain for a day: once for each cart, never after an order.
 * @returns how many mails were written
 * Source: specification 12.5, abandoned-cart mail.
 */
export async function remindOfCarts(shop: Shop): Promise<number> {
  const now = shop.clock();
  const times = {
    idle: new Date(now.getTime() - patience),
    oldest: new Date(now.getTime() - memory),
    now,
  };
  let queued = 0;
  for (const cart of await shop.store.carts.findAbandonedCarts(times)) {
    const { cartId, customerId, email, locale } = cart;
    const lines = await linesOf(shop, cart);
    if (lines.length === 0) continue;
    const mail = { kind: "cart-reminder", locale, customer: customerId, cart: cartId, lines } as const;
    const key = `cart-reminder:${cartId}:${now.getTime()}`;
    if (await shop.store.carts.queueCartReminder(cartId, times, { key, to: email, mail })) queued += 1;
  }
  if (queued > 0) shop.flushOutbox();
  return queued;
}
