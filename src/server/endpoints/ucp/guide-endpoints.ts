import { agentGuide } from "@/src/services/ucp/agent-guide";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { EdgeRequest } from "../edge-request";
import { logError } from "../log-error";
import type { ShopEndpoint } from "../route";
import { answerRefusal, closedToAgents, refusalOfBroken } from "./answer-agent";
import { answerDocument } from "./answer-document";

async function answer(req: EdgeRequest): Promise<Response> {
  const shop = shopOf(req.payload);
  try {
    const guide = await agentGuide(shop);
    if (guide === null) return answerRefusal(closedToAgents, shop.origin, req);
    return answerDocument(guide, "text/markdown; charset=utf-8", req);
  } catch (error) {
    logError(req, "The guide for agents", error);
    return answerRefusal(refusalOfBroken(error), shop.origin, req);
  }
}

/** One text under both names that programs look for: /agents.md and /llms.txt. */
export const guideEndpoints: readonly ShopEndpoint[] = ["/ucp/agents.md", "/ucp/llms.txt"].map((path) => ({
  method: "get",
  path,
  handler: answer,
  answer,
}));
