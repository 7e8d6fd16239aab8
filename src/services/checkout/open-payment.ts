import { asksForAddress } from "../../domain/order/asks-for-address";
import type { Order } from "../../domain/order/order";
import { fail, ok, type Result } from "../../domain/result";
import type { PaymentFault, PaymentSession } from "../../gateways/stripe/payment-gateway";
import { applySession } from "../orders/apply-session";
import { backUrl, thanksUrl, shopUrl } from "../orders/order-urls";
import type { Shop } from "../shop-parts";

/** Pages that are being opened by this process: many submits at once wait for one answer. */
const opening = new WeakMap<Shop, Map<string, Promise<Result<PaymentSession, PaymentFault>>>>();

const isPublic = (url: string) => url.startsWith("https:");

async function createSession(shop: Shop, order: Order): Promise<Result<PaymentSession, PaymentFault>> {
  const { countries } = (await shop.store.loadSettings()).shipping;
  return shop.payments.createSession({
    orderNumber: order.number,
    currency: order.chargeCurrency,
    lines: order.lines.map(({ title, details, image, unit, quantity }) => ({
      name: title,
      description: details.length > 0 ? details.join(" · ") : null,
      image: image !== null && isPublic(shop.origin) ? shopUrl(shop.origin, image) : null,
      unit,
      quantity,
    })),
    locale: order.locale,
    successUrl: thanksUrl(shop.origin, order),
    cancelUrl: backUrl(shop.origin, order),
    expiresAt: order.sessionExpiresAt,
    countries: asksForAddress(order) ? countries : [],
    email: order.contact.email,
    // The same order asks for the same page, whichever node asks and however often.
    idempotencyKey: `checkout-${order.token}`,
  });
}

function createOnce(shop: Shop, order: Order): Promise<Result<PaymentSession, PaymentFault>> {
  const underway = opening.get(shop) ?? new Map<string, Promise<Result<PaymentSession, PaymentFault>>>();
  opening.set(shop, underway);
  const known = underway.get(order.number);
  if (known) return known;
  const created = createSession(shop, order).finally(() => underway.delete(order.number));
  underway.set(order.number, created);
  return created;
}

export type OpenFault = PaymentFault | "superseded" | "closed";

/**
 * Where the shopper pays an order: its open page, or the thank-you page where it is already paid.
 * `closed`: its page has expired meanwhile; `superseded`: the cart was submitted again with another content.
 */
export async function openPayment(shop: Shop, order: Order): Promise<Result<string, OpenFault>> {
  const isNew = order.sessionId === null;
  const session = isNew
    ? await createOnce(shop, order)
    : await shop.payments.retrieveSession(order.sessionId);
  if (!session.ok) return session;
  const { id, status, url } = session.value;
  if (isNew && !(await shop.store.giveSession(order.number, session.value))) {
    const current = await shop.store.findOrder("number", order.number);
    if (current?.state === "expired") {
      // It was superseded while its page was being opened: nobody may pay it.
      await shop.payments.expireSession(id);
      return fail("superseded");
    }
  }
  if (status === "open" && url !== null) return ok(url);
  await applySession(shop, order.number, session.value);
  return status === "complete" ? ok(thanksUrl(shop.origin, order)) : fail("closed");
}
