import type { Shop } from "../shop-parts";
import { applySession } from "./apply-session";

const minute = 60_000;
/** How long a silent order is left alone before the provider is asked. */
const patience = 2 * minute;
const batch = 20;

async function expireUnopened(shop: Shop, number: string): Promise<boolean> {
  return shop.store.transaction(async (tx) => {
    const order = await tx.lockOrder(number);
    const now = shop.clock();
    if (!order || order.state !== "pending" || order.sessionId !== null || order.sessionExpiresAt > now)
      return false;
    await tx.moveOrder(order.id, "expired", now, "never opened");
    return true;
  });
}

async function check(shop: Shop, number: string): Promise<boolean> {
  const order = await shop.store.findOrder("number", number);
  if (!order) return false;
  if (order.sessionId === null) return expireUnopened(shop, number);
  const session = await shop.payments.retrieveSession(order.sessionId);
  if (!session.ok) return false;
  return (await applySession(shop, number, session.value)) !== "unchanged";
}

/** Staff has released an order that was held: the receipt and the confirmation follow. */
async function complete(shop: Shop, number: string): Promise<void> {
  await shop.store.transaction(async (tx) => {
    const order = await tx.lockOrder(number);
    if (!order || order.receiptNumber !== null) return;
    const now = shop.clock();
    await tx.giveReceiptNumber(order.id, now);
    if (order.state === "paid") await tx.queueMail(order.id, "order-confirmation", now);
  });
}

/**
 * Asks the provider about every order that has been silent for a while, as if its event had been lost, and
 * finishes what staff has released.
 * @returns how many orders moved
 * Source: scenarios 4, 28, 29.
 */
export async function reconcileOrders(shop: Shop): Promise<number> {
  const now = shop.clock();
  const before = new Date(now.getTime() - patience);
  const numbers = await shop.store.takeOrdersToCheck({ now, before, limit: batch });
  let moved = 0;
  for (const number of numbers) if (await check(shop, number)) moved += 1;
  for (const number of await shop.store.findUnreceiptedOrders()) await complete(shop, number);
  return moved;
}
