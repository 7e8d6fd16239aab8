import * as v from "valibot";
import { preparedPayment, preparedSecret } from "@/src/domain/contracts/prepared";
import { fail, ok } from "@/src/domain/result";
import { env } from "@/src/env";
import { payPrepared, type PrepareError } from "@/src/services/prepared/pay-prepared";
import { clientAddress } from "@/src/server/runtime/policy/client-address";
import { answerJson } from "./answer";
import type { Typed } from "./answer-form";
import { checkoutErrors, checkoutMessages } from "./checkout";
import { endpoint, type Caller, type Reply } from "./route";

const messages: Readonly<Record<PrepareError, string>> = {
  ...checkoutMessages,
  "not-found": "There is no such order.",
  ended: "The order was canceled or has expired.",
};

/** Page of what an agent has prepared; the secret is checked before it becomes a part of an address. */
const preparedPage = (typed: Typed): string =>
  v.is(preparedSecret, typed("page")) ? `/commandes/preparee/${typed("page")}` : "/commandes";

/** POST /api/prepared/pay: returns the payment page of what an agent has prepared. */
async function pay(
  { page, expectedTotal, terms }: v.InferOutput<typeof preparedPayment>,
  { shop, headers, locale }: Caller,
): Reply<PrepareError> {
  const address = clientAddress(headers, env().TRUSTED_PROXIES);
  const opened = await payPrepared(shop, page, { expectedTotal, terms, address, locale });
  return opened.ok
    ? ok(answerJson({ url: opened.value }))
    : fail({ code: opened.error, message: messages[opened.error] });
}

export const preparedEndpoints = [
  endpoint({
    method: "post",
    path: "/prepared/pay",
    request: preparedPayment,
    page: { failed: preparedPage, numbers: ["expectedTotal"], patience: 1_000 },
    handle: pay,
    errors: { ...checkoutErrors, "not-found": 404, ended: 422 },
  }),
];
