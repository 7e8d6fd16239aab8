import type { Refusal } from "@/src/domain/ucp/refusal";
import { wholeResponse } from "@/src/server/runtime/in-process-api";
import { isUnavailable } from "@/src/server/runtime/is-unavailable";
import { refusalStatuses } from "./refusal-statuses";

/** An answer to an agent, in JSON. The id of its request is sent back. */
export function answerAgent(
  body: unknown,
  status: number,
  { headers }: { readonly headers: Headers },
  more: Readonly<Record<string, string>> = {},
): Response {
  const requestId = headers.get("request-id");
  return wholeResponse(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json",
      "cache-control": "private, no-store",
      ...(requestId !== null && { "request-id": requestId }),
      ...more,
    },
  });
}

/** @param continueUrl where a person goes on in the shop */
export const answerRefusal = (
  { code, content, path, retryAfter }: Refusal,
  continueUrl: string,
  req: { readonly headers: Headers },
): Response =>
  answerAgent(
    { code, content, ...(path !== undefined && { path }), continue_url: continueUrl },
    refusalStatuses[code],
    req,
    {
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
      ...(refusalStatuses[code] === 401 && { "www-authenticate": 'Signature realm="ucp"' }),
    },
  );

/** What a failure of the shop itself is to an agent. */
export const refusalOfBroken = (error: unknown): Refusal =>
  isUnavailable(error)
    ? { code: "unavailable", content: "The shop is resting for a moment. Please try again.", retryAfter: 5 }
    : { code: "internal", content: "Something went wrong on our side." };

/** While staff has switched agents off. */
export const closedToAgents: Refusal = {
  code: "not_found",
  content: "This shop does not take calls of agents.",
};
