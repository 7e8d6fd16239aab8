import type { ErrorResponse } from "@/src/contracts/error-response";
import { wholeResponse, type WholeResponse } from "@/src/shop/in-process-api";

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

/** A success whose body belongs to one shopper: no cache keeps it. @param cookies values of Set-Cookie */
export function answerJson(body: unknown, cookies: readonly string[] = []): Response {
  const answer = ofOne(body, 200);
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}

/** Whatever is not a success: a closed code, never a trace. */
export function answerError(status: number, error: ErrorResponse): Response {
  return ofOne(error, status);
}

/** The shop cannot do it now. */
export const resting: ErrorResponse = {
  error: "unavailable",
  message: "The shop is resting for a moment. Please try again.",
};

/** Too many ask for the same: nothing was begun, and who comes again in two seconds (Retry-After) asks for it once. */
export function answerBusy(): Response {
  const answer = answerError(503, resting);
  answer.headers.set("retry-after", "2");
  return answer;
}
