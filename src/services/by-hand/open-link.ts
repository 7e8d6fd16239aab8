import type { Order } from "@/src/domain/order/order";
import { isPaid } from "@/src/domain/order/order-state";
import { isLinkOpen } from "@/src/domain/order/payment-link";
import { canCharge, type PaymentProvider } from "@/src/domain/order/payment-provider";
import { areTermsCurrent } from "@/src/domain/order/shown-terms";
import { fail, ok, type Result } from "@/src/domain/result";
import { closeSuperseded, paymentErrors, type ProviderError } from "@/src/services/checkout/close-superseded";
import { openPayment } from "@/src/services/checkout/open-payment";
import { hasTimeLeft, sessionLife } from "@/src/services/checkout/reuse-order";
import { thanksUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";

/** `link-ended`: it was withdrawn or has expired. `busy`: another window keeps requesting a payment page. */
export type LinkError = "not-found" | "link-ended" | "terms-changed" | "shop-closed" | "busy" | ProviderError;

/** Prepares a new payment page for the next hour, unless the current one is still valid. */
async function renew(shop: Shop, order: Order): Promise<Result<string | null, ProviderError>> {
  const now = shop.clock();
  // Until a page is opened, the field holds the end of the order itself.
  const isFresh = (read: Order) =>
    read.sessionExpiresAt.getTime() - now.getTime() <= sessionLife && hasTimeLeft(read, now);
  if (isFresh(order)) return ok(null);
  const closed = await closeSuperseded(shop, [order]);
  if (!closed.ok || closed.value !== null) return closed;
  const current = await shop.store.orders.findOrder("id", order.id);
  // Another window may have renewed it in the meantime: both use its page.
  if (current && !isFresh(current))
    await shop.store.orders.renewSession(
      order.id,
      current.sessionExpiresAt,
      new Date(now.getTime() + sessionLife),
    );
  return ok(null);
}

/** What the buyer submits. */
interface Asked {
  /** provider of the payment page */
  readonly provider: PaymentProvider;
  /** version of the terms shown, null if none were */
  readonly terms: string | null;
}

/**
 * URL where the buyer pays an order created by staff: the provider's page, reopened if the last one has expired; the
 * thank-you page if it is already paid.
 */
export async function openLink(
  shop: Shop,
  token: string,
  { provider, terms }: Asked,
): Promise<Result<string, LinkError>> {
  const { settings } = await shop.store.loadSnapshot();
  for (const _round of [1, 2, 3]) {
    const order = await shop.store.orders.findOrder("token", token);
    if (!order) return fail("not-found");
    if (isPaid(order.state) || order.state === "processing") return ok(thanksUrl(shop.origin, order));
    if (!isLinkOpen(order, shop.clock())) return fail("link-ended");
    if (settings.maintenance.isClosed) return fail("shop-closed");
    if (!canCharge(provider, order.chargeCurrency)) return fail("payment-refused");
    if (!areTermsCurrent(terms, settings)) return fail("terms-changed");
    if (terms !== null) await shop.store.orders.agreeToTerms(order.id, terms);
    const renewed = await renew(shop, order);
    if (!renewed.ok) return renewed;
    if (renewed.value !== null) return ok(renewed.value);
    const current = await shop.store.orders.findOrder("token", token);
    if (!current) return fail("not-found");
    const opened = await openPayment(shop, current, provider);
    if (opened.ok) return opened;
    if (opened.error !== "superseded" && opened.error !== "closed") return fail(paymentErrors[opened.error]);
  }
  return fail("busy");
}
