import { fail, ok, type Result } from "@/src/domain/result";
import type { Refusal } from "@/src/domain/ucp/refusal";
import type { Operation } from "@/src/services/ucp/operation";
import { operations } from "@/src/services/ucp/operations";
import { restPath } from "@/src/services/ucp/shop-profile";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { EdgeRequest } from "../edge-request";
import { logError } from "../log-error";
import { bodyLimit, readBody } from "../read-body";
import { isJson } from "../read-input";
import type { ShopEndpoint } from "../route";
import { profileOf } from "./agent-header";
import { answerAgent, answerRefusal, refusalOfBroken } from "./answer-agent";
import { statusOf } from "./refusal-statuses";
import { messageOf, runCall } from "./run-call";

/** A JSON object in UTF-8; null for anything else. */
function parseObject(bytes: Uint8Array): object | null {
  try {
    const body: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof body === "object" && body !== null && !Array.isArray(body) ? body : null;
  } catch {
    return null;
  }
}

/** The body as it was sent, and what it says; an operation without a body has none, whatever was sent. */
async function readOperationBody(
  { argument }: Operation,
  req: EdgeRequest,
): Promise<Result<{ readonly bytes: Uint8Array; readonly body: unknown }, Refusal>> {
  const read = await readBody(req, bodyLimit);
  if (!read.ok)
    return fail({ code: "payload_too_large", content: `A request may weigh ${bodyLimit} bytes.` });
  const bytes = read.value;
  if (argument === null) return ok({ bytes, body: undefined });
  if (!isJson(req.headers)) {
    return fail({ code: "unsupported_media_type", content: "Send the body as application/json, in UTF-8." });
  }
  const body = parseObject(bytes);
  return body
    ? ok({ bytes, body })
    : fail({ code: "invalid_request", content: "The body is no JSON object in UTF-8.", path: "$" });
}

function restEndpoint(operation: Operation): ShopEndpoint {
  const path = restPath.replace(/^\/api/, "") + operation.path;

  const work = async (req: EdgeRequest): Promise<Response> => {
    const { headers, routeParams } = req;
    const shop = shopOf(req.payload);
    const id = typeof routeParams?.id === "string" ? routeParams.id : "";
    const of = { operation, transport: "rest", profile: profileOf(headers) } as const;
    const read = await readOperationBody(operation, req);
    const call = read.ok
      ? ok({
          ...of,
          id,
          body: read.value.body,
          payload: read.value.bytes,
          idempotencyKey: headers.get("idempotency-key"),
          message: messageOf(shop, req, {
            method: operation.method.toUpperCase(),
            path: path.replace(":id", encodeURIComponent(id)),
            body: read.value.bytes,
          }),
        })
      : read;
    const done = await runCall(req, call, of);
    return done.ok
      ? answerAgent(done.value.body, statusOf(done.value), req)
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
