import { env } from "@/src/env";
import { fail, type Result } from "@/src/domain/result";
import type { Refusal } from "@/src/domain/ucp/refusal";
import type { Shop } from "@/src/services/shop";
import { answerOperation, type IncomingCall, type UcpAnswer } from "@/src/services/ucp/answer-operation";
import { recordCall } from "@/src/services/ucp/record-call";
import type { HttpMessage } from "@/src/services/ucp/signing/http-message";
import { clientAddress } from "@/src/server/runtime/policy/client-address";
import { shopOf } from "@/src/server/runtime/shop-of";
import { callerLocale } from "../caller";
import { concurrencyLimit } from "../concurrency-limit";
import type { EdgeRequest } from "../edge-request";
import { logError } from "../log-error";
import { refusalOfBroken } from "./answer-agent";
import { refusalStatuses, statusOf } from "./refusal-statuses";

/** Calls of agents that are executed at once; the others wait, and are refused after some seconds. */
const limited = concurrencyLimit();
const busy: Refusal = {
  code: "unavailable",
  content: "The shop has too many requests now. Please try again.",
  retryAfter: 2,
};

/** A request as its signature covers it; its host is the shop's own, whatever name it was sent to. */
export function messageOf(
  shop: Shop,
  { headers, searchParams }: EdgeRequest,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body: Uint8Array },
): HttpMessage {
  const query = searchParams.toString();
  return {
    method,
    authority: new URL(shop.origin).host,
    path: `/api${path}`,
    query: query === "" ? "" : `?${query}`,
    headers,
    body,
  };
}

type Read = Pick<
  IncomingCall,
  "operation" | "transport" | "profile" | "id" | "body" | "payload" | "idempotencyKey" | "message"
>;

/** Code of the first error of an answer that says no. */
function errorCode({ body }: UcpAnswer): string | null {
  const { ucp, messages } = body as {
    readonly ucp: { readonly status: string };
    readonly messages?: readonly { readonly type: string; readonly code?: string }[];
  };
  if (ucp.status !== "error") return null;
  return messages?.find(({ type }) => type === "error")?.code ?? null;
}

/** Executes a call of either transport, and writes down what came of it. */
export async function runCall(
  req: EdgeRequest,
  read: Result<Read, Refusal>,
  of: Pick<Read, "operation" | "transport" | "profile">,
): Promise<Result<UcpAnswer, Refusal>> {
  const shop = shopOf(req.payload);
  const began = performance.now();
  const at = shop.clock();
  const { headers } = req;
  const execute = async (call: Read): Promise<Result<UcpAnswer, Refusal>> => {
    try {
      return await answerOperation(shop, {
        ...call,
        locale: callerLocale(undefined, headers, new Map()),
        client: clientAddress(headers, env().TRUSTED_PROXIES),
      });
    } catch (error) {
      logError(req, `The agents' operation ${of.operation.name}`, error);
      return fail(refusalOfBroken(error));
    }
  };
  const done = read.ok
    ? await limited(
        () => execute(read.value),
        () => fail(busy),
      )
    : read;
  try {
    await recordCall(shop, {
      at,
      profile: of.profile,
      operation: of.operation.name,
      transport: of.transport,
      status: done.ok ? statusOf(done.value) : refusalStatuses[done.error.code],
      code: done.ok ? errorCode(done.value) : done.error.code,
      milliseconds: Math.round(performance.now() - began),
      isRefused: !done.ok,
    });
  } catch (error) {
    logError(req, "The record of an agent's call", error);
  }
  return done;
}
