import { jsonReply } from "../http/reply";
import type { Call, Provider } from "../http/route";
import { answerTokenCall } from "./api/access-tokens";
import { answerWalletCall, type CallsUnderway } from "./api/answer-wallet-call";
import { walletEndpoints } from "./api/wallet-endpoints";
import { resourceMissing } from "./api/wallet-error";
import { createApproveRoutes } from "./approve-page/approve-routes";
import { createWalletControlRoutes } from "./control/wallet-control-routes";
import { signingKey, type PaypalSandbox } from "./paypal-sandbox";

/** The wallet provider: its API under /v1 and /v2, its approval page, its certificate and its controls. */
export function createPaypalProvider(sandbox: PaypalSandbox): Provider {
  const underway: CallsUnderway = new Set();
  const apiRoutes = walletEndpoints.map((endpoint) => ({
    method: endpoint.method,
    path: endpoint.path,
    answer: (call: Call, names: Record<string, string>) =>
      answerWalletCall(sandbox, underway, endpoint, call, names),
  }));
  return {
    name: "paypal",
    routes: [
      { method: "POST", path: "/v1/oauth2/token", answer: (call) => answerTokenCall(sandbox, call) },
      {
        method: "GET",
        path: "/v1/notifications/certs/:id",
        answer: (_call, { id }) => {
          const { id: known, certificate } = signingKey(sandbox);
          if (id !== known) return jsonReply(404, resourceMissing().toBody());
          return { status: 200, headers: { "Content-Type": "application/x-pem-file" }, body: certificate };
        },
      },
      ...apiRoutes,
      ...createApproveRoutes(sandbox),
      ...createWalletControlRoutes(sandbox),
    ],
    unknown: { prefix: "/v2/", answer: () => jsonReply(404, resourceMissing().toBody()) },
  };
}
