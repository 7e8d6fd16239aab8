import { ucpVersion } from "@/src/domain/ucp/version";
import type { Shop } from "@/src/services/shop";
import { showOrder } from "./sessions/show-order";

/** What an agent is sent of its order: the order as it is now; null for one that is gone. @param number of the order */
export async function orderWebhookBody(shop: Shop, number: string): Promise<string | null> {
  const order = await shop.store.orders.findOrder("number", number);
  if (!order?.agent) return null;
  const ucp = {
    version: ucpVersion,
    status: "success",
    capabilities: { "dev.ucp.shopping.order": [{ version: ucpVersion }] },
  };
  return JSON.stringify({ ucp, ...(await showOrder(shop, order, order.agent.session)) });
}
