import { emptyRequest } from "@/src/domain/contracts/ucp/session-request";
import { ok } from "@/src/domain/result";
import { operation } from "./operation";
import { findOwnSession } from "./sessions/find-session";
import { priceSession } from "./sessions/price-session";
import { showCart } from "./sessions/show-session";

/** GET /carts/{id}: a cart at today's prices. */
export const getCart = operation({
  name: "get_cart",
  capability: "dev.ucp.shopping.cart",
  method: "get",
  path: "/carts/:id",
  argument: null,
  isChanging: false,
  request: emptyRequest,
  run: async (shop, call) => {
    const found = await findOwnSession(shop, "cart", call);
    if (!found.ok) return found;
    const session = found.value;
    const priced = await priceSession(shop, session);
    return ok({ body: showCart({ shop, session, priced, capabilities: call.capabilities }) });
  },
});
