import { checkoutCompleteRequest } from "@/src/domain/contracts/ucp/session-request";
import { ok } from "@/src/domain/result";
import { payByToken } from "./conformance/pay-by-token";
import { operation } from "./operation";
import { findOwnSession } from "./sessions/find-session";
import { endOf, orderOf, readCheckout } from "./sessions/read-checkout";
import { withConsent } from "./sessions/session-data";

/**
 * POST /checkout-sessions/{id}/complete: nothing is charged. The shop takes payments on its own page alone, and the answer
 * leads the buyer there.
 */
export const completeCheckout = operation({
  name: "complete_checkout",
  capability: "dev.ucp.shopping.checkout",
  method: "post",
  path: "/checkout-sessions/:id/complete",
  argument: "checkout",
  isChanging: true,
  request: checkoutCompleteRequest,
  run: async (shop, call) => {
    const found = await findOwnSession(shop, "checkout", call);
    if (!found.ok) return found;
    const session = found.value;
    const { buyer, payment } = call.request;
    const isOpen = endOf(session, await orderOf(shop, session)) === null;
    if (!isOpen) return ok({ body: await readCheckout(shop, session, call.capabilities) });
    const isDecided = buyer?.consent && call.capabilities.has("dev.ucp.shopping.buyer_consent");
    const decided = isDecided ? { ...session, data: withConsent(session.data, buyer) } : session;
    if (isDecided)
      await shop.store.agentSessions.decideNewsletter(session.secret, decided.data.newsletter, shop.clock());
    const { conformance } = shop;
    const problems = conformance === null ? [] : await payByToken(shop, conformance, decided, payment);
    return ok({
      body: await readCheckout(shop, decided, call.capabilities, problems),
      ...(problems.length > 0 && { isDeclined: true }),
    });
  },
});
