import { shopProfile } from "@/src/services/ucp/shop-profile";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { EdgeRequest } from "../edge-request";
import { logError } from "../log-error";
import type { ShopEndpoint } from "../route";
import { answerRefusal, closedToAgents, refusalOfBroken } from "./answer-agent";
import { answerDocument } from "./answer-document";

async function answer(req: EdgeRequest): Promise<Response> {
  const shop = shopOf(req.payload);
  try {
    if (!(await shop.store.agents.loadSettings()).isOpen) {
      return answerRefusal(closedToAgents, shop.origin, req);
    }
    return answerDocument(JSON.stringify(shopProfile(shop)), "application/json", req);
  } catch (error) {
    logError(req, "get /ucp/profile", error);
    return answerRefusal(refusalOfBroken(error), shop.origin, req);
  }
}

/** GET /api/ucp/profile, which agents know as /.well-known/ucp; absent while the shop takes no calls of agents. */
export const profileEndpoint: ShopEndpoint = { method: "get", path: "/ucp/profile", handler: answer, answer };
