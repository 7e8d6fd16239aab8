import { emptyRequest } from "@/src/domain/contracts/ucp/session-request";
import { isPaid } from "@/src/domain/order/order-state";
import { ok } from "@/src/domain/result";
import { operation } from "./operation";
import { refuse } from "./sessions/find-session";
import { showOrder } from "./sessions/show-order";

/** GET /orders/{id}: a paid order that the calling agent has prepared. */
export const getOrder = operation({
  name: "get_order",
  capability: "dev.ucp.shopping.order",
  method: "get",
  path: "/orders/:id",
  argument: null,
  isChanging: false,
  request: emptyRequest,
  run: async (shop, call) => {
    const order = await shop.store.orders.findOrder("number", call.id);
    const agent = order?.agent;
    const isOwn = agent?.profile === call.agent.profile && isPaid(order?.state ?? "pending");
    if (!order || !agent || !isOwn) return refuse(shop, call.locale, "not_found", "noOrder");
    return ok({ body: await showOrder(shop, order, agent.session) });
  },
});
