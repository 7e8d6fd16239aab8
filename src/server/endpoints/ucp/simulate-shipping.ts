import { isEqual } from "@/src/services/signed";
import type { FulfilmentError } from "@/src/services/api/fulfil-order";
import { simulateShipping } from "@/src/services/ucp/conformance/simulate-shipping";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError, answerJson } from "../answer";
import type { EdgeRequest } from "../edge-request";
import { guarded, type ShopEndpoint } from "../route";

const route = { method: "post", path: "/ucp/testing/simulate-shipping/:order" } as const;

const statuses: Readonly<Record<FulfilmentError, number>> = {
  "not-found": 404,
  changed: 409,
  impossible: 409,
  "no-pieces": 409,
  "number-used": 409,
};

async function work({ payload, headers, routeParams }: EdgeRequest): Promise<Response> {
  const shop = shopOf(payload);
  if (shop.conformance === null)
    return answerError(404, { error: "not-found", message: "UCP_CONFORMANCE is not set." });
  if (!isEqual(headers.get("simulation-secret") ?? "", shop.conformance.simulationSecret)) {
    return answerError(403, { error: "forbidden", message: "Simulation-Secret is another one." });
  }
  const number = typeof routeParams?.order === "string" ? routeParams.order : "";
  const sent = await simulateShipping(shop, number);
  return sent.ok
    ? answerJson({ status: "shipped" })
    : answerError(statuses[sent.error], { error: sent.error });
}

const answer = (req: EdgeRequest): Promise<Response> => guarded(route, req, () => work(req));

/** POST /testing/simulate-shipping/{order} of the conformance suite; absent without UCP_CONFORMANCE=1. */
export const simulateShippingEndpoint: ShopEndpoint = { ...route, handler: answer, answer };
