import type { Order } from "@/src/domain/order/order";
import { isPaid } from "@/src/domain/order/order-state";
import type { AgentSession } from "@/src/domain/ucp/agent-session";
import type { UcpMessage } from "@/src/domain/ucp/message";
import type { Shop } from "@/src/services/shop";
import { shopLinks, shopPolicies } from "./shop-links";
import { articlesOf, boughtItem, boughtTotals, orderConfirmation } from "./show-order";

/** A checkout whose order is paid, or whose payment is promised: it shows the order, and no longer changes. */
export async function showPaidCheckout(
  shop: Shop,
  session: AgentSession,
  order: Order,
  messages: readonly UcpMessage[],
): Promise<Readonly<Record<string, unknown>>> {
  const snapshot = await shop.store.loadSnapshot();
  const { locale } = order;
  const place = { origin: shop.origin, snapshot, locale };
  const { data } = session;
  return {
    id: session.secret,
    status: isPaid(order.state) ? "completed" : "complete_in_progress",
    currency: order.currency,
    line_items: articlesOf(order).map((one) => ({
      ...boughtItem(shop, one, order),
      quantity: one.line.quantity,
    })),
    totals: boughtTotals(order, snapshot.words[locale].prepared),
    ...(data.context && { context: data.context }),
    ...(data.attribution && { attribution: data.attribution }),
    ...(data.buyer && { buyer: data.buyer }),
    links: shopLinks(place),
    policies: shopPolicies(place),
    ...(messages.length > 0 && { messages }),
    expires_at: session.expiresAt.toISOString(),
    ...(isPaid(order.state) && { order: orderConfirmation(shop, order) }),
  };
}
