import { emptyRequest } from "@/src/domain/contracts/ucp/session-request";
import { ok } from "@/src/domain/result";
import { operation } from "./operation";
import { findOwnSession, refuse } from "./sessions/find-session";
import { endOf, orderOf, readCheckout } from "./sessions/read-checkout";

/** POST /checkout-sessions/{id}/cancel: its page can no longer be paid. */
export const cancelCheckout = operation({
  name: "cancel_checkout",
  capability: "dev.ucp.shopping.checkout",
  method: "post",
  path: "/checkout-sessions/:id/cancel",
  argument: null,
  isChanging: true,
  request: emptyRequest,
  run: async (shop, call) => {
    const found = await findOwnSession(shop, "checkout", call);
    if (!found.ok) return found;
    const session = found.value;
    const end = endOf(session, await orderOf(shop, session));
    if (end !== null) return refuse(shop, session.data.locale, "not_cancelable", end);
    await shop.store.agentSessions.cancelSession(session.secret, shop.clock());
    const canceled = { ...session, isCanceled: true };
    return ok({ body: await readCheckout(shop, canceled, call.capabilities) });
  },
});
