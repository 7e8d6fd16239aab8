import { createHash } from "node:crypto";
import { shopProfile } from "@/src/services/ucp/shop-profile";
import { shopOf } from "@/src/server/runtime/shop-of";
import { wholeResponse } from "@/src/server/runtime/in-process-api";
import type { EdgeRequest } from "../edge-request";
import { logError } from "../log-error";
import type { ShopEndpoint } from "../route";
import { answerRefusal, refusalOfBroken } from "./answer-agent";

/** Whether a client has this version already. */
const has = (headers: Headers, etag: string): boolean =>
  (headers.get("if-none-match") ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** What is the same for everyone and may be kept for five minutes. */
export function answerDocument(body: string, type: string, { headers }: EdgeRequest): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const kept = { etag, "cache-control": "public, max-age=300" };
  if (has(headers, etag)) return new Response(null, { status: 304, headers: kept });
  return wholeResponse(body, { status: 200, headers: { ...kept, "content-type": type } });
}

async function answer(req: EdgeRequest): Promise<Response> {
  const shop = shopOf(req.payload);
  try {
    if (!(await shop.store.agents.areAgentsWelcome())) {
      return answerRefusal(
        { code: "not_found", content: "This shop does not take calls of agents." },
        shop.origin,
        req,
      );
    }
    return answerDocument(JSON.stringify(shopProfile(shop)), "application/json", req);
  } catch (error) {
    logError(req, "get /ucp/profile", error);
    return answerRefusal(refusalOfBroken(error), shop.origin, req);
  }
}

/** GET /api/ucp/profile, which agents know as /.well-known/ucp; absent while the shop takes no calls of agents. */
export const profileEndpoint: ShopEndpoint = { method: "get", path: "/ucp/profile", handler: answer, answer };
