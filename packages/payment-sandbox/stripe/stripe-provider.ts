import { jsonReply } from "../http/reply";
import type { Provider } from "../http/route";
import { answerApiCall } from "./api/answer-api-call";
import { apiEndpoints } from "./api/api-endpoints";
import { ApiError } from "./api/api-error";
import type { KeysInUse } from "./api/idempotency";
import { createPageRoutes } from "./hosted-page/page-routes";
import { newId } from "./objects/new-id";
import { currentApiVersion, type StripeSandbox } from "./stripe-sandbox";

/** The card provider: its API under /v1 and its hosted page under /c. */
export function createStripeProvider(sandbox: StripeSandbox): Provider {
  const inUse: KeysInUse = new Set();
  const apiRoutes = apiEndpoints.map((endpoint) => ({
    method: endpoint.method,
    path: endpoint.path,
    answer: (call: Parameters<typeof answerApiCall>[3], names: Record<string, string>) =>
      answerApiCall(sandbox, inUse, endpoint, call, names),
  }));
  return {
    name: "stripe",
    routes: [...apiRoutes, ...createPageRoutes(sandbox)],
    unknown: {
      prefix: "/v1/",
      answer(call) {
        const requestId = newId("req");
        const error = new ApiError(
          `Unrecognized request URL (${call.method}: ${call.path}). This sandbox models the calls listed in its README.`,
          { status: 404 },
        );
        return jsonReply(404, error.toBody(requestId), {
          "Request-Id": requestId,
          "Stripe-Version": currentApiVersion,
        });
      },
    },
  };
}
