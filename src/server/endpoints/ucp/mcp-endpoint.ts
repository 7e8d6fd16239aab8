import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import * as v from "valibot";
import { localeOfTag } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Refusal, RefusalCode } from "@/src/domain/ucp/refusal";
import { describeShop } from "@/src/services/ucp/describe-shop";
import type { Operation } from "@/src/services/ucp/operation";
import { operations } from "@/src/services/ucp/operations";
import { mcpPath } from "@/src/services/ucp/shop-profile";
import { wholeResponse } from "@/src/server/runtime/in-process-api";
import { shopOf } from "@/src/server/runtime/shop-of";
import { shopVersion } from "@/src/server/runtime/shop-version";
import { callerLocale } from "../caller";
import type { EdgeRequest } from "../edge-request";
import { logError } from "../log-error";
import { bodyLimit, readBody } from "../read-body";
import { isJson } from "../read-input";
import type { ShopEndpoint } from "../route";
import { profileOf } from "./agent-header";
import { answerRefusal, closedToAgents, refusalOfBroken } from "./answer-agent";
import { describeShopName, hasId, mcpTools, needsKey } from "./mcp-tools";
import { refusalStatuses } from "./refusal-statuses";
import { messageOf, runCall } from "./run-call";

/** Codes of JSON-RPC; those that are not named are -32000. Source: overview of the protocol, error codes. */
const rpcCodes: Readonly<Partial<Record<RefusalCode, number>>> = {
  invalid_profile_url: -32_001,
  profile_unreachable: -32_001,
  profile_malformed: -32_001,
  version_unsupported: -32_001,
  digest_mismatch: -32_600,
  algorithm_unsupported: -32_600,
  invalid_request: -32_602,
  request_too_large: -32_602,
  internal: -32_603,
};

const text = v.optional(v.string());
const meta = v.looseObject({
  "ucp-agent": v.optional(v.looseObject({ profile: text })),
  "idempotency-key": text,
});
const toolArguments = v.looseObject({ meta: v.optional(meta, {}), id: text });

const subscription = v.looseObject({ method: v.pipe(v.string(), v.startsWith("subscriptions/")) });

/** One request over MCP. */
interface McpCall {
  readonly req: EdgeRequest;
  readonly bytes: Uint8Array;
  /** of HTTP, which a refusal sets */
  status: number | null;
}

const invalid = (path: string, content: string): Result<never, Refusal> =>
  fail({ code: "invalid_request", content, path });

/** The profile in the arguments, or in the header; where both are, they have to be the same. */
function callProfile(given: string | undefined, headers: Headers): string | null {
  const sent = profileOf(headers);
  return given !== undefined && sent !== null && given !== sent ? null : (given ?? sent);
}

async function callOperation(operation: Operation, call: McpCall, given: unknown) {
  const { req, bytes } = call;
  const shop = shopOf(req.payload);
  const parsed = v.safeParse(toolArguments, given ?? {});
  const asked = parsed.success ? parsed.output : { meta: {} };
  const profile = callProfile(asked.meta["ucp-agent"]?.profile, req.headers);
  const of = { operation, transport: "mcp", profile } as const;
  const idempotencyKey = asked.meta["idempotency-key"] ?? req.headers.get("idempotency-key");
  const { argument } = operation;
  const body: unknown =
    argument === null ? undefined : Object.entries(asked).find(([name]) => name === argument)?.[1];
  const read = () => {
    if (!parsed.success) return invalid("$", "The arguments are not those of this tool.");
    if (hasId(operation) && asked.id === undefined) return invalid("$.id", "The id is missing.");
    if (needsKey(operation) && idempotencyKey === null) {
      return invalid("$.meta.idempotency-key", "This operation needs an idempotency key.");
    }
    if (argument !== null && (typeof body !== "object" || body === null || Array.isArray(body))) {
      return invalid(`$.${argument}`, `The argument ${argument} is an object.`);
    }
    return ok({
      ...of,
      id: asked.id ?? "",
      body,
      payload: JSON.stringify(body ?? null),
      idempotencyKey,
      message: messageOf(shop, req, { method: "POST", path: mcpPath.replace(/^\/api/, ""), body: bytes }),
    });
  };
  return runCall(req, read(), of);
}

const resultOf = (structured: Readonly<Record<string, unknown>>) => ({
  structuredContent: structured,
  content: [{ type: "text" as const, text: JSON.stringify(structured) }],
});

/** A refusal is an error of JSON-RPC, and has its status of HTTP. */
function refuse(call: McpCall, { code, content, path, retryAfter }: Refusal): never {
  call.status = refusalStatuses[code];
  throw new ProtocolError(rpcCodes[code] ?? -32_000, content, {
    code,
    content,
    ...(path !== undefined && { path }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    continue_url: shopOf(call.req.payload).origin,
  });
}

async function describe(call: McpCall, given: unknown) {
  const { headers, payload } = call.req;
  const { language = "" } = v.parse(v.looseObject({ language: v.fallback(text, undefined) }), given ?? {});
  const locale =
    localeOfTag(language.slice(0, 2).toLowerCase()) ?? callerLocale(undefined, headers, new Map());
  return resultOf(await describeShop(shopOf(payload), locale));
}

/** A server for one request: nothing is kept between two, so any node can answer the next. */
function serverOf(call: McpCall): Server {
  const server = new Server(
    { name: "shop", version: shopVersion },
    { capabilities: { tools: {} }, instructions: "Shop for a buyer by the Universal Commerce Protocol." },
  );
  server.setRequestHandler("tools/list", () => ({ tools: mcpTools() }));
  server.setRequestHandler("tools/call", async ({ params: { name, arguments: given } }) => {
    try {
      if (name === describeShopName) return await describe(call, given);
      const operation = operations.find((one) => one.name === name);
      if (!operation) throw new ProtocolError(-32_602, `There is no tool ${name}.`);
      const done = await callOperation(operation, call, given);
      return done.ok ? resultOf(done.value.body) : refuse(call, done.error);
    } catch (error) {
      if (ProtocolError.isInstance(error)) throw error;
      logError(call.req, `The tool ${name}`, error);
      return refuse(call, refusalOfBroken(error));
    }
  });
  return server;
}

const calls = new WeakMap<Request, McpCall>();

/** The protocol of 2026 by its own handler; requests of earlier versions by the transport without sessions. */
const modern = createMcpHandler(
  ({ requestInfo }) => {
    const call = requestInfo && calls.get(requestInfo);
    if (!call) throw new Error("A request of MCP is without its call.");
    return serverOf(call);
  },
  // Without notifications every answer is one JSON.
  { legacy: "reject" },
);

async function answerMcp(call: McpCall, parsedBody: unknown): Promise<Response> {
  const headers = new Headers(call.req.headers);
  // The answer is JSON, whatever else a client would take.
  headers.set("accept", "application/json, text/event-stream");
  const request = new Request(new URL(mcpPath, shopOf(call.req.payload).origin), { method: "POST", headers });
  calls.set(request, call);
  if (!(await isLegacyRequest(request, parsedBody))) return modern.fetch(request, { parsedBody });
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  const server = serverOf(call);
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

const rpcError = (
  status: number,
  code: number,
  message: string,
  more: Readonly<Record<string, string>> = {},
): Response =>
  wholeResponse(JSON.stringify({ jsonrpc: "2.0", id: null, error: { code, message } }), {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...more },
  });

async function work(req: EdgeRequest): Promise<Response> {
  const shop = shopOf(req.payload);
  if (!(await shop.store.agents.loadSettings()).isOpen) {
    return answerRefusal(closedToAgents, shop.origin, req);
  }
  const read = await readBody(req, bodyLimit);
  if (!read.ok) return rpcError(413, -32_600, `A request may weigh ${bodyLimit} bytes.`);
  if (!isJson(req.headers)) return rpcError(415, -32_600, "Send the body as application/json, in UTF-8.");
  let parsedBody: unknown;
  try {
    parsedBody = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(read.value));
  } catch {
    return rpcError(400, -32_700, "The body is no JSON in UTF-8.");
  }
  // A stream that never ends; the shop has nothing to tell in it.
  if (v.is(subscription, parsedBody)) return rpcError(400, -32_601, "There is nothing to subscribe to.");
  const call: McpCall = { req, bytes: read.value, status: null };
  const answer = await answerMcp(call, parsedBody);
  const requestId = req.headers.get("request-id");
  return wholeResponse(await answer.text(), {
    status: call.status ?? answer.status,
    headers: {
      "content-type": answer.headers.get("content-type") ?? "application/json",
      "cache-control": "private, no-store",
      ...(requestId !== null && { "request-id": requestId }),
    },
  });
}

const path = mcpPath.replace(/^\/api/, "");

async function answer(req: EdgeRequest): Promise<Response> {
  try {
    return await work(req);
  } catch (error) {
    logError(req, `post ${path}`, error);
    return answerRefusal(refusalOfBroken(error), shopOf(req.payload).origin, req);
  }
}

/** There is no stream to listen to and no session to end. */
const notAllowed = async (): Promise<Response> =>
  rpcError(405, -32_000, "Send messages by POST.", { allow: "POST" });

/** The operations of the commerce protocol over MCP. */
export const mcpEndpoints: readonly ShopEndpoint[] = [
  { method: "post", path, handler: answer, answer },
  { method: "get", path, handler: notAllowed, answer: notAllowed },
  { method: "delete", path, handler: notAllowed, answer: notAllowed },
];
