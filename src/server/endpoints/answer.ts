import type { ErrorResponse } from "@/src/domain/contracts/error-response";
import { wholeResponse, type WholeResponse } from "@/src/server/runtime/in-process-api";

/**
 * The length is set, so that Next does not start a compressor, a quarter of a megabyte and a third of a millisecond,
 * for an answer that fits into one packet.
 */
function ofOne(body: unknown, status: number): WholeResponse {
  const whole = JSON.stringify(body);
  return wholeResponse(whole, {
    status,
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(whole)),
      "cache-control": "private, no-store",
    },
  });
}

/**
 * A success whose body belongs to one shopper: not cacheable.
 * @param cookies values of Set-Cookie
 */
export function answerJson(body: unknown, cookies: readonly string[] = []): Response {
  const answer = ofOne(body, 200);
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}

/** Any error: a code of a closed list, without internal details. */
export function answerError(status: number, error: ErrorResponse): Response {
  return ofOne(error, status);
}

/** The service is unavailable. */
export const resting: ErrorResponse = {
  error: "unavailable",
  message: "The shop is resting for a moment. Please try again.",
};

/**
 * Overload: nothing was begun, and a client that retries after two seconds (Retry-After) has its request executed
 * once.
 */
export function answerBusy(): Response {
  const answer = answerError(503, resting);
  answer.headers.set("retry-after", "2");
  return answer;
}
