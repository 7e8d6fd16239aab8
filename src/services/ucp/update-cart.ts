import { cartSessionRequest } from "@/src/domain/contracts/ucp/session-request";
import { ok } from "@/src/domain/result";
import { operation } from "./operation";
import { findOwnSession, refuse } from "./sessions/find-session";
import { priceSession } from "./sessions/price-session";
import { showCart } from "./sessions/show-session";
import { updateSession } from "./sessions/update-session";

/** PUT /carts/{id}: replaces the cart. */
export const updateCart = operation({
  name: "update_cart",
  capability: "dev.ucp.shopping.cart",
  method: "put",
  path: "/carts/:id",
  argument: "cart",
  isChanging: true,
  request: cartSessionRequest,
  run: async (shop, call) => {
    const found = await findOwnSession(shop, "cart", call);
    if (!found.ok) return found;
    const updated = await updateSession(shop, found.value, call);
    if (!updated.ok) return refuse(shop, call.locale, "invalid", updated.error);
    const session = updated.value;
    const priced = await priceSession(shop, session);
    return ok({ body: showCart({ shop, session, priced, capabilities: call.capabilities }) });
  },
});
