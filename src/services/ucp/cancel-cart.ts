import { emptyRequest } from "@/src/domain/contracts/ucp/session-request";
import { ok } from "@/src/domain/result";
import { operation } from "./operation";
import { findOwnSession } from "./sessions/find-session";
import { priceSession } from "./sessions/price-session";
import { showCart } from "./sessions/show-session";

/** POST /carts/{id}/cancel: answers with the cart as it was; it is not found afterwards. */
export const cancelCart = operation({
  name: "cancel_cart",
  capability: "dev.ucp.shopping.cart",
  method: "post",
  path: "/carts/:id/cancel",
  argument: null,
  isChanging: true,
  request: emptyRequest,
  run: async (shop, call) => {
    const found = await findOwnSession(shop, "cart", call);
    if (!found.ok) return found;
    const session = found.value;
    const priced = await priceSession(shop, session);
    await shop.store.agentSessions.cancelSession(session.secret, shop.clock());
    return ok({ body: showCart({ shop, session, priced, capabilities: call.capabilities }) });
  },
});
