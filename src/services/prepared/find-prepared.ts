import type { Order } from "@/src/domain/order/order";
import type { AgentSession } from "@/src/domain/ucp/agent-session";
import type { Shop } from "@/src/services/shop";
import { isOver } from "@/src/services/ucp/sessions/find-session";
import { orderOf } from "@/src/services/ucp/sessions/read-checkout";

export interface Prepared {
  readonly session: AgentSession;
  /** once it is paid, or its payment is promised */
  readonly order: Order | null;
  /** whether it was canceled or has expired */
  readonly isOver: boolean;
}

/**
 * What an agent has prepared, by the secret of its page; null for an unknown one. A cart that has become a checkout is that
 * checkout.
 */
export async function findPrepared(shop: Shop, page: string): Promise<Prepared | null> {
  const now = shop.clock();
  const found = await shop.store.agentSessions.findSession("page", page);
  if (!found) return null;
  const checkout =
    found.kind === "cart" ? await shop.store.agentSessions.findCheckoutOf(found.secret, now) : null;
  const session = checkout ?? found;
  return { session, order: await orderOf(shop, session), isOver: isOver(session, now) };
}
