import { checkoutCreateRequest } from "@/src/domain/contracts/ucp/session-request";
import { ok, type Result } from "@/src/domain/result";
import type { AgentSession } from "@/src/domain/ucp/agent-session";
import type { Shop } from "@/src/services/shop";
import { operation, type OperationCall, type OperationFailure } from "./operation";
import { createSession, newSession } from "./sessions/create-session";
import { findOwnSession } from "./sessions/find-session";
import { readCheckout } from "./sessions/read-checkout";

/** The checkout of a cart: its lines are the cart's own, and a cart has one checkout at a time. */
async function checkoutOfCart(
  shop: Shop,
  call: Pick<OperationCall<unknown>, "agent" | "locale">,
  cartId: string,
): Promise<Result<AgentSession, OperationFailure>> {
  const cart = await findOwnSession(shop, "cart", { ...call, id: cartId });
  if (!cart.ok) return cart;
  const { agent, cartToken, data, secret } = cart.value;
  const now = shop.clock();
  return shop.store.transaction(async (tx) => {
    await tx.agentSessions.lockSession(secret);
    const known = await tx.agentSessions.findCheckoutOf(secret, now);
    if (known) return ok(known);
    const session = newSession(shop, { kind: "checkout", agent, cartToken, source: secret, data });
    await tx.agentSessions.insertSession(session, now);
    return ok(session);
  });
}

/** POST /checkout-sessions: of lines, or of a cart, whose contents then count. */
export const createCheckout = operation({
  name: "create_checkout",
  capability: "dev.ucp.shopping.checkout",
  method: "post",
  path: "/checkout-sessions",
  argument: "checkout",
  isChanging: true,
  request: checkoutCreateRequest,
  run: async (shop, call) => {
    const { cart_id: cartId } = call.request;
    const hasCarts = call.capabilities.has("dev.ucp.shopping.cart");
    const created =
      cartId !== undefined && hasCarts
        ? await checkoutOfCart(shop, call, cartId)
        : await createSession(shop, "checkout", call);
    if (!created.ok) return created;
    return ok({ body: await readCheckout(shop, created.value, call.capabilities), isCreated: true });
  },
});
