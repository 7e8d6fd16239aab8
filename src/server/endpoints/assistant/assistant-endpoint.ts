import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { shopVersion } from "@/src/server/runtime/shop-version";
import { isUnavailable } from "@/src/server/runtime/is-unavailable";
import { shopOf } from "@/src/server/runtime/shop-of";
import { requestOfAccount } from "@/src/server/runtime/staff/request-of-account";
import { answerCommon, answerProblem, answerRefusal } from "@/src/server/endpoints/api/api-problem";
import { authenticate } from "@/src/server/endpoints/api/authenticate";
import { concurrencyLimit } from "@/src/server/endpoints/concurrency-limit";
import type { EdgeRequest } from "@/src/server/endpoints/edge-request";
import { logError } from "@/src/server/endpoints/log-error";
import { readJson } from "@/src/server/endpoints/read-input";
import type { ShopEndpoint } from "@/src/server/endpoints/route";
import { toolsOf, type AssistantCaller } from "./assistant-tools";

const path = "/v1/assistant";

/** A server for one request: nothing is kept between two, so any node answers. */
function serverFor(caller: AssistantCaller): McpServer {
  const server = new McpServer({ name: "staff-assistant", version: shopVersion });
  for (const { name, description, isReading, input, run } of toolsOf(caller.req)) {
    server.registerTool(
      name,
      {
        description,
        inputSchema: toStandardJsonSchema(input),
        annotations: { readOnlyHint: isReading, destructiveHint: false },
      },
      async (asked) => {
        const answer = await run(asked, caller);
        return "refused" in answer
          ? { content: [{ type: "text", text: answer.refused }], isError: true }
          : { content: [{ type: "text", text: JSON.stringify(answer.data) }] };
      },
    );
  }
  return server;
}

async function answer(req: EdgeRequest): Promise<Response> {
  const shop = shopOf(req.payload);
  const { origin } = shop;
  if (!shop.hasStaffAssistants)
    return answerProblem(origin, {
      status: 404,
      code: "switched-off",
      title: "Assistants of staff are not switched on.",
    });
  const known = await authenticate(shop, req.headers);
  if (!known.ok) return known.error;
  const key = known.value;
  if (key.account === null)
    return answerCommon(origin, "missing-scope", { detail: "This needs the key of a member of staff." });
  const own = await requestOfAccount(req.payload, key.account);
  if (!own) return answerCommon(origin, "unauthorized");
  const json = await readJson(req, origin);
  if (!json.ok) return answerRefusal(origin, json.error);
  const { fetch } = createMcpHandler(() => serverFor({ shop, req: own, key }));
  const request = new Request(`${origin}/api${path}`, {
    method: "POST",
    headers: req.headers,
    body: JSON.stringify(json.value),
  });
  return fetch(request, { parsedBody: json.value });
}

const limited = concurrencyLimit();

const respond = async (req: EdgeRequest): Promise<Response> => {
  const { origin } = shopOf(req.payload);
  try {
    return await limited(
      () => answer(req),
      () => answerCommon(origin, "unavailable", { headers: { "retry-after": "2" } }),
    );
  } catch (error) {
    logError(req, `post ${path}`, error);
    return answerCommon(origin, isUnavailable(error) ? "unavailable" : "internal");
  }
};

/**
 * POST /api/v1/assistant: tools by which the assistant of a member of staff reads and drafts, over MCP's streamable HTTP.
 * Source: decision 0177
 */
export const assistantEndpoint: ShopEndpoint = {
  method: "post",
  path,
  custom: { fields: ["jsonrpc", "id", "method", "params"] },
  handler: respond,
  answer: respond,
};
