import type { Order } from "@/src/domain/order/order";
import { isPaid } from "@/src/domain/order/order-state";
import type { AgentSession } from "@/src/domain/ucp/agent-session";
import type { UcpMessage } from "@/src/domain/ucp/message";
import type { Shop } from "@/src/services/shop";
import { priceSession } from "./price-session";
import { showCheckout } from "./show-session";
import { showPaidCheckout } from "./show-paid-checkout";

/** The order of a checkout once it is paid, or its payment is promised; null before. */
export const orderOf = (shop: Pick<Shop, "store">, { secret }: AgentSession): Promise<Order | null> =>
  shop.store.orders.findOrderOfSession(secret);

/** Why a checkout can no longer be changed; null where it can. */
export const endOf = (session: AgentSession, order: Order | null): "ended" | "paying" | null => {
  if (order !== null) return isPaid(order.state) ? "ended" : "paying";
  return session.isCanceled ? "ended" : null;
};

/** A checkout as its agent reads it: to be paid, being paid, paid, or canceled. @param more of this answer alone */
export async function readCheckout(
  shop: Shop,
  session: AgentSession,
  capabilities: ReadonlySet<string>,
  more: readonly UcpMessage[] = [],
): Promise<Readonly<Record<string, unknown>>> {
  const order = await orderOf(shop, session);
  if (order) return showPaidCheckout(shop, session, order, more);
  const priced = await priceSession(shop, session);
  return showCheckout({ shop, session, priced, capabilities }, more);
}
