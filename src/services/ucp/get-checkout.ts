import { emptyRequest } from "@/src/domain/contracts/ucp/session-request";
import { ok } from "@/src/domain/result";
import { operation } from "./operation";
import { findOwnSession } from "./sessions/find-session";
import { readCheckout } from "./sessions/read-checkout";

/** GET /checkout-sessions/{id} */
export const getCheckout = operation({
  name: "get_checkout",
  capability: "dev.ucp.shopping.checkout",
  method: "get",
  path: "/checkout-sessions/:id",
  argument: null,
  isChanging: false,
  request: emptyRequest,
  run: async (shop, call) => {
    const found = await findOwnSession(shop, "checkout", call);
    return found.ok ? ok({ body: await readCheckout(shop, found.value, call.capabilities) }) : found;
  },
});
