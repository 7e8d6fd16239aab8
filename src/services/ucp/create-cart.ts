import { cartSessionRequest } from "@/src/domain/contracts/ucp/session-request";
import { ok } from "@/src/domain/result";
import { operation } from "./operation";
import { createSession } from "./sessions/create-session";
import { priceSession } from "./sessions/price-session";
import { showCart } from "./sessions/show-session";

/** POST /carts: a cart for a buyer who is still choosing. */
export const createCart = operation({
  name: "create_cart",
  capability: "dev.ucp.shopping.cart",
  method: "post",
  path: "/carts",
  argument: "cart",
  isChanging: true,
  request: cartSessionRequest,
  run: async (shop, call) => {
    const created = await createSession(shop, "cart", call);
    if (!created.ok) return created;
    const session = created.value;
    const priced = await priceSession(shop, session);
    return ok({
      body: showCart({ shop, session, priced, capabilities: call.capabilities }),
      isCreated: true,
    });
  },
});
