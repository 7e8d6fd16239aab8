import { createHash } from "node:crypto";
import type { Reply } from "../../http/route";
import type { StripeSandbox } from "../stripe-sandbox";
import { ApiError } from "./api-error";

const MAX_KEY_LENGTH = 255;
// Kept a little longer than the 24 hours the provider promises.
const keptMs = 25 * 3_600_000;

export interface KeyedRequest {
  key: string;
  /** Method and path: a key belongs to the endpoint it was first used for. */
  endpoint: string;
  body: string;
}

/** Keys whose first request is still being answered. */
export type KeysInUse = Set<string>;

/**
 * Answer to a key seen before, or undefined for a new one.
 * @throws ApiError 400 when the key came with another request, 409 while the first one is still running
 */
export function replayAnswer(
  sandbox: Pick<StripeSandbox, "store" | "clock">,
  inUse: KeysInUse,
  request: KeyedRequest,
): Reply | undefined {
  if (request.key.length > MAX_KEY_LENGTH) {
    throw new ApiError(`Idempotency keys can be at most ${MAX_KEY_LENGTH} characters long.`, {
      code: "idempotency_key_invalid",
    });
  }
  // Before the stored answer: the work may be done while its answer is still pending.
  if (inUse.has(request.key)) {
    throw new ApiError(
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${request.key}. Please try again later.`,
      { status: 409, type: "idempotency_error", code: "idempotency_key_in_use" },
    );
  }
  const stored = sandbox.store.get("answers", request.key);
  if (stored && sandbox.clock.now() - stored.at < keptMs) {
    if (stored.endpoint !== request.endpoint || stored.fingerprint !== fingerprint(request.body)) {
      throw new ApiError(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`,
        { type: "idempotency_error" },
      );
    }
    return {
      status: stored.status,
      headers: { "Idempotent-Replayed": "true", "Original-Request": stored.requestId },
      body: stored.body,
    };
  }
  return undefined;
}

export function saveAnswer(
  sandbox: StripeSandbox,
  request: KeyedRequest,
  requestId: string,
  status: number,
  body: string,
) {
  const { store, clock } = sandbox;
  const answer = {
    endpoint: request.endpoint,
    fingerprint: fingerprint(request.body),
    requestId,
    status,
    body,
    at: clock.now(),
  };
  store.put("answers", request.key, answer);
}

function fingerprint(body: string): string {
  // Order of parameters does not matter, their names and values do.
  const pairs = [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`);
  return createHash("sha256").update(pairs.toSorted().join("\n")).digest("hex");
}
