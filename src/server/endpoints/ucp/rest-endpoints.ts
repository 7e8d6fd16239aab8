import { fail, ok, type Result } from "@/src/domain/result";
import type { Refusal } from "@/src/domain/ucp/refusal";
import { answerOperation } from "@/src/services/ucp/answer-operation";
import type { Operation } from "@/src/services/ucp/operation";
import { operations } from "@/src/services/ucp/operations";
import { restPath } from "@/src/services/ucp/shop-profile";
import { shopOf } from "@/src/server/runtime/shop-of";
import { callerLocale } from "../caller";
import { concurrencyLimit } from "../concurrency-limit";
import type { EdgeRequest } from "../edge-request";
import { logError } from "../log-error";
import { bodyLimit, readBody } from "../read-body";
import { isJson } from "../read-input";
import type { ShopEndpoint } from "../route";
import { profileOf } from "./agent-header";
import { answerAgent, answerRefusal, refusalOfBroken } from "./answer-ucp";

/** The body as it was sent, and what it says; an operation without a body has none, whatever was sent. */
async function readOperationBody(
  { argument }: Operation,
  req: EdgeRequest,
): Promise<Result<{ readonly raw: Uint8Array; readonly body: unknown }, Refusal>> {
  const raw = await readBody(req, bodyLimit);
  if (!raw.ok) return fail({ code: "payload_too_large", content: `A request may weigh ${bodyLimit} bytes.` });
  if (argument === null) return ok({ raw: raw.value, body: undefined });
  if (!isJson(req.headers)) {
    return fail({ code: "unsupported_media_type", content: "Send the body as application/json, in UTF-8." });
  }
  try {
    const body: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw.value));
    if (typeof body === "object" && body !== null && !Array.isArray(body))
      return ok({ raw: raw.value, body });
  } catch {
    // Told below.
  }
  return fail({ code: "invalid_request", content: "The body is no JSON object in UTF-8.", path: "$" });
}

/** Above all calls that an operation is at work on; the others wait, and are refused after some seconds. */
const busy: Refusal = {
  code: "unavailable",
  content: "The shop has too many requests now. Please try again.",
  retryAfter: 2,
};

function restEndpoint(operation: Operation): ShopEndpoint {
  const limited = concurrencyLimit();
  const path = restPath.replace(/^\/api/, "") + operation.path;

  const work = async (req: EdgeRequest): Promise<Response> => {
    const shop = shopOf(req.payload);
    const { headers, routeParams } = req;
    const id = typeof routeParams?.id === "string" ? routeParams.id : "";
    const read = await readOperationBody(operation, req);
    if (!read.ok) return answerRefusal(read.error, shop.origin, req);
    const done = await limited(
      () =>
        answerOperation(shop, {
          operation,
          profile: profileOf(headers),
          id,
          body: read.value.body,
          idempotencyKey: headers.get("idempotency-key"),
          locale: callerLocale(undefined, headers, new Map()),
        }),
      () => fail(busy),
    );
    return done.ok
      ? answerAgent(done.value.body, done.value.isCreated ? 201 : 200, req)
      : answerRefusal(done.error, shop.origin, req);
  };

  const answer = async (req: EdgeRequest): Promise<Response> => {
    try {
      return await work(req);
    } catch (error) {
      logError(req, `${operation.method} ${path}`, error);
      return answerRefusal(refusalOfBroken(error), shopOf(req.payload).origin, req);
    }
  };

  return { method: operation.method, path, handler: answer, answer };
}

/** The operations of the commerce protocol over REST. */
export const restEndpoints: readonly ShopEndpoint[] = operations.map(restEndpoint);
