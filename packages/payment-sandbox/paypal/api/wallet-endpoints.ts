import type * as v from "valibot";
import { isGenuine } from "../events/transmission";
import { showLoneCapture, showRefund, showWalletOrder } from "../objects/show-wallet-order";
import { findWalletCapture, findWalletOrder } from "../operations/find-wallet-records";
import { refundCapture } from "../operations/money-moves";
import { captureWalletOrder, createWalletOrder } from "../operations/order-steps";
import { searchTransactions } from "../operations/search-transactions";
import { createWebhook, listWebhooks } from "../operations/webhooks";
import { currentWebhook, type PaypalSandbox } from "../paypal-sandbox";
import {
  captureRequest,
  orderRequest,
  parseBody,
  refundRequest,
  searchRequest,
  verifyRequest,
  webhookRequest,
  type VerifyRequest,
} from "./order-request";

export interface WalletEndpoint {
  method: "GET" | "POST";
  path: string;
  /** Status of a success that is not a repetition. */
  status: 200 | 201;
  /**
   * @param body of a GET its query @param isBrief `Prefer: return=minimal`, the default
   */
  run(sandbox: PaypalSandbox, body: unknown, names: Record<string, string>, isBrief: boolean): object;
}

/** Pairs a schema with the handler of its output. */
function post<S extends v.GenericSchema>(
  path: string,
  status: 200 | 201,
  schema: S,
  work: (
    sandbox: PaypalSandbox,
    body: v.InferOutput<S>,
    names: Record<string, string>,
    isBrief: boolean,
  ) => object,
): WalletEndpoint {
  return {
    method: "POST",
    path,
    status,
    run: (sandbox, body, names, isBrief) => work(sandbox, parseBody(schema, body), names, isBrief),
  };
}

const get = (
  path: string,
  work: (sandbox: PaypalSandbox, names: Record<string, string>) => object,
): WalletEndpoint => ({
  method: "GET",
  path,
  status: 200,
  run: (sandbox, _body, names) => work(sandbox, names),
});

function verify(sandbox: PaypalSandbox, given: VerifyRequest): object {
  const transmission = {
    id: given.transmission_id,
    time: given.transmission_time,
    signature: given.transmission_sig,
    certUrl: given.cert_url,
    algorithm: given.auth_algo,
  };
  // Events leave without a blank between their parts: written again they are the same bytes.
  const body = JSON.stringify(given.webhook_event);
  const genuine =
    given.webhook_id === currentWebhook(sandbox).id &&
    isGenuine(sandbox, transmission, given.webhook_id, body);
  return { verification_status: genuine ? "SUCCESS" : "FAILURE" };
}

/** Every call of the API, on one screen. */
export const walletEndpoints: readonly WalletEndpoint[] = [
  post("/v2/checkout/orders", 201, orderRequest, (sandbox, request, _names, isBrief) =>
    showWalletOrder(sandbox, createWalletOrder(sandbox, request), isBrief),
  ),
  get("/v2/checkout/orders/:id", (sandbox, { id = "" }) =>
    showWalletOrder(sandbox, findWalletOrder(sandbox, id)),
  ),
  post("/v2/checkout/orders/:id/capture", 201, captureRequest, (sandbox, _body, { id = "" }) =>
    showWalletOrder(sandbox, captureWalletOrder(sandbox, id)),
  ),
  get("/v2/payments/captures/:id", (sandbox, { id = "" }) =>
    showLoneCapture(sandbox, findWalletCapture(sandbox, id)),
  ),
  post("/v2/payments/captures/:id/refund", 201, refundRequest, (sandbox, body, { id = "" }) =>
    showRefund(sandbox, refundCapture(sandbox, id, body)),
  ),
  {
    method: "GET",
    path: "/v1/reporting/transactions",
    status: 200,
    run: (sandbox, query) => searchTransactions(sandbox, parseBody(searchRequest, query)),
  },
  post("/v1/notifications/verify-webhook-signature", 200, verifyRequest, verify),
  get("/v1/notifications/webhooks", (sandbox) => listWebhooks(sandbox)),
  post("/v1/notifications/webhooks", 201, webhookRequest, createWebhook),
];
