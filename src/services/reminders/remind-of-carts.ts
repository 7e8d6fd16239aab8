import type { AbandonedCart } from "@/src/store/carts/reminder-rows";
import { leftInStock } from "@/src/services/cart/left-in-stock";
import { showLines } from "@/src/services/cart/show-lines";
import type { Shop } from "@/src/services/shop";

const hour = 3_600_000;
/** Time without a change before the customer is reminded. */
const patience = 24 * hour;
/** Older carts are skipped: a consent given today does not cover last month's cart. */
const memory = 7 * 24 * hour;

/** Lines of a cart that can still be bought, in the customer's language. */
async function linesOf(shop: Shop, { token, locale }: AbandonedCart) {
  const lines = await showLines(shop, await shop.store.carts.readCartLines(token), locale);
  const left = await leftInStock(shop, lines, await shop.store.loadSnapshot(), token);
  return lines.flatMap(({ title, quantity, isSellable }, place) => {
    const pieces = left[place] ?? quantity;
    return isSellable && pieces > 0 ? [{ title, quantity: pieces }] : [];
  });
}

/**
 * Reminds customers who have consented of a cart unchanged for a day: once per cart, never after an order.
 * @returns number of queued mails
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
