import type { Order } from "@/src/domain/order/order";
import { ok, type Result } from "@/src/domain/result";
import type { PaymentError } from "@/src/gateways/payment/payment-gateway";
import type { Shop } from "@/src/services/shop";
import { applySession } from "./apply-session";

/**
 * Closes the page an order was detached from, which stays payable if the node died, or the provider did not answer, before
 * it was closed. A payment made on it counts.
 * @returns whether the page is paid; with the provider's error the order keeps it as its former page
 */
export async function closeFormerPage(
  shop: Shop,
  { number, formerPage }: Order,
): Promise<Result<boolean, PaymentError>> {
  if (formerPage === null) return ok(false);
  const gateway = shop.payments[formerPage.provider];
  const expired = await gateway.expireSession(formerPage.sessionId);
  // A page that is already paid or closed cannot be closed: its session says which.
  const session = expired.ok ? expired : await gateway.retrieveSession(formerPage.sessionId);
  if (!session.ok) return session;
  if (!expired.ok && session.value.status === "open") return expired;
  const isPaid = session.value.status === "complete";
  if (isPaid) await applySession(shop, number, session.value);
  await shop.store.orders.clearFormerPage(number, formerPage.sessionId);
  return ok(isPaid);
}
