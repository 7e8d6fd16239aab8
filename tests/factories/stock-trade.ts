import type { Order, OrderDraft } from "@/src/domain/order/order";
import { minor } from "@/src/domain/money/minor";
import { reserveOrder } from "@/src/services/checkout/reserve-order";
import { applySession } from "@/src/services/orders/apply-session";
import type { Shop } from "@/src/services/shop";
import type { OpenShop } from "@/tests/setup/open-shop";
import { orderLine } from "./order-line";
import { sampleRates } from "./sample-rates";

/** A cart with some pieces of one article. @returns its secret */
export async function cartOf(
  { rows }: Pick<OpenShop, "rows">,
  sku: string,
  quantity: number,
): Promise<string> {
  const token = crypto.randomUUID();
  await rows(
    `with cart as (insert into carts (token) values ($1) returning id)
     insert into cart_lines (cart_id, sku, quantity, price_seen) select id, $2, $3, 10000 from cart`,
    [token, sku, quantity],
  );
  return token;
}

function draftOf(sku: string, quantity: number): OrderDraft {
  const line = orderLine({ sku, kind: "watch", quantity, unit: minor(10_000) });
  const { total } = line;
  return {
    locale: "fr",
    lines: [line],
    chargeCurrency: "EUR",
    total,
    currency: "EUR",
    shownTotal: total,
    vatPercent: 20,
    rates: sampleRates,
    note: "",
    promo: null,
    termsVersion: "1",
    catalogueVersion: "1",
  };
}

/** Opens a checkout of some pieces. @returns null where there are too few */
export async function openCheckout(
  open: Pick<OpenShop, "rows" | "shop">,
  { sku, quantity, item }: { readonly sku: string; readonly quantity: number; readonly item: number },
): Promise<Order | null> {
  const reserved = await reserveOrder(open.shop, await cartOf(open, sku, quantity), {
    draft: draftOf(sku, quantity),
    promise: await open.shop.store.loadSnapshot(),
    cards: [],
    pieces: [{ item, quantity }],
    expectedDue: null,
    sessionHash: null,
    contact: null,
    agent: null,
  });
  if (!reserved.ok && reserved.error !== "out-of-stock") throw new Error(reserved.error);
  return reserved.ok ? reserved.value.order : null;
}

/** The provider's payment data of an order. */
export const settle = (
  shop: Shop,
  { number, token, total }: Order,
  outcome: "paid" | "expired" | "promised" | "failed",
) =>
  applySession(shop, number, {
    provider: "stripe",
    id: `cs_${token}`,
    status: outcome === "expired" ? "expired" : "complete",
    paymentStatus: outcome === "paid" ? "paid" : "unpaid",
    paymentVoucher: null,
    hasFailed: outcome === "failed",
    url: null,
    awaitsCapture: false,
    amount: total,
    currency: "EUR",
    reference: number,
    metadataOrder: number,
    paymentIntent: `pi_${token}`,
    charge: null,
    contact: {
      email: "ada@example.com",
      name: "Ada",
      phone: null,
      billingAddress: null,
      shippingName: null,
      shippingAddress: null,
    },
  });
