import type { Snapshot } from "@/src/store/cache/snapshot";
import { cardName } from "@/src/domain/gift-card/card-name";
import { asksForAddress } from "@/src/domain/order/asks-for-address";
import { marketOfCurrency } from "@/src/domain/market/market";
import { dutyLine } from "@/src/domain/order/duty-line";
import type { ShopSettings } from "@/src/domain/settings";
import type { Order } from "@/src/domain/order/order";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import { fail, ok, type Result } from "@/src/domain/result";
import { createSingleFlightByOwner } from "@/src/domain/single-flight";
import type { PaymentError, PaymentSession, Recipient } from "@/src/gateways/payment/payment-gateway";
import { applySession } from "@/src/services/orders/apply-session";
import { backUrl, preparedUrl, thanksUrl, shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import { moveToProvider } from "./move-to-provider";

/** Concurrent submits of an order in this process await the same request. */
const openOnce = createSingleFlightByOwner<Shop, Result<PaymentSession, PaymentError>>();

const isPublic = (url: string) => url.startsWith("https:");

const recipientOf = ({ contact: { name, shippingName, shippingAddress } }: Order): Recipient | null =>
  shippingAddress && { name: shippingName ?? name ?? "", address: shippingAddress };

/** What gift cards pay, named after the first: the provider's page has one line for it. */
const discountOf = ({ covered, coveredBy, locale }: Order, words: Snapshot["words"]) =>
  covered === 0
    ? null
    : { name: cardName(coveredBy[0]?.ending ?? "", words[locale].articles), amount: covered };

/** Idempotency key: repeated requests for an order, from any node, open the same page. */
const pageKey = ({ token, sessionRound }: Order): string =>
  `checkout-${token}${sessionRound === 0 ? "" : `-${sessionRound}`}`;

/** Countries the parcel can go to: with duties paid in advance, those of the market they were estimated for. */
function countriesOf(order: Order, { markets, shipping }: ShopSettings): readonly string[] {
  if (!dutyLine(order)) return shipping.countries;
  const market = marketOfCurrency(markets, order.currency);
  return shipping.countries.filter((country) => market?.countries.includes(country));
}

/** Where a buyer comes back to who does not pay; of an order that an agent has prepared, the page it was paid from. */
async function cancelUrlOf(shop: Shop, order: Order): Promise<string> {
  const page = order.agent && (await shop.store.agentSessions.findPage(order.agent.session));
  return page ? preparedUrl(shop.origin, page, order.locale) : backUrl(shop.origin, order);
}

async function createSession(shop: Shop, order: Order): Promise<Result<PaymentSession, PaymentError>> {
  // The catalogue was read just before a page is opened.
  const { settings, words } = (await shop.store.snapshots.latest()).value;
  const countries = countriesOf(order, settings);
  const { createSession: create, traits } = shop.payments[order.paymentProvider];
  return create({
    orderNumber: order.number,
    currency: order.chargeCurrency,
    lines: order.lines.map(({ title, details, gift, image, unit, quantity, total }) => ({
      // A line with a share of an order-wide reduction is charged as one piece.
      name: total === unit * quantity ? title : `${quantity} × ${title}`,
      // The payment provider does not need to know a gift's recipient.
      description: details.length > 0 && gift === null ? details.join(" · ") : null,
      image: image !== null && isPublic(shop.origin) ? shopUrl(shop.origin, image) : null,
      ...(total === unit * quantity ? { unit, quantity } : { unit: total, quantity: 1 }),
    })),
    locale: order.locale,
    successUrl: traits.returnUrl(thanksUrl(shop.origin, order)),
    cancelUrl: await cancelUrlOf(shop, order),
    expiresAt: order.sessionExpiresAt,
    countries: asksForAddress(order) ? countries : [],
    email: order.contact.email,
    recipient: recipientOf(order),
    discount: discountOf(order, words),
    idempotencyKey: pageKey(order),
  });
}

export type OpenError = PaymentError | "superseded" | "closed";

/**
 * URL where the shopper pays an order: its open page, or the thank-you page if it is already paid.
 * `closed`: its page has expired; `superseded`: the cart was submitted again with another content, or another window
 * requested another page.
 * @param provider provider of the page; by default the last one
 */
export async function openPayment(
  shop: Shop,
  placed: Order,
  provider: PaymentProvider = placed.paymentProvider,
): Promise<Result<string, OpenError>> {
  const moved = await moveToProvider(shop, placed, provider);
  if (!moved.ok) return moved;
  const order = moved.value;
  const gateway = shop.payments[order.paymentProvider];
  const isNew = order.sessionId === null;
  const session = isNew
    ? await openOnce(shop, pageKey(order), () => createSession(shop, order))
    : await gateway.retrieveSession(order.sessionId);
  if (!session.ok) return session;
  // Not every provider repeats the URL of an approved page; it is unchanged.
  const { id, status } = session.value;
  const url = session.value.url ?? order.sessionUrl;
  if (isNew && !(await shop.store.orders.setSession(order.number, session.value, order.sessionRound))) {
    const current = await shop.store.orders.findOrder("number", order.number);
    if (current?.state === "expired" || current?.sessionId !== id) {
      // It was superseded while its page was being opened: the page must not be paid.
      await gateway.expireSession(id);
      return fail("superseded");
    }
  }
  if (status === "open" && url !== null) return ok(url);
  await applySession(shop, order.number, session.value);
  return status === "complete" ? ok(thanksUrl(shop.origin, order)) : fail("closed");
}
