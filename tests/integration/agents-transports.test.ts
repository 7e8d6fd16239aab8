import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Operation, OperationName } from "@/src/services/ucp/operation";
import { operations } from "@/src/services/ucp/operations";
import { openAgent, type TestAgent } from "@/tests/setup/open-agent";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import { answerErrors, schemaErrors } from "@/tests/setup/ucp-schema";

let open: OpenShop;
let agent: TestAgent;
beforeAll(async () => {
  process.env.LOOPBACK_REQUESTS = "1";
  open = await openShop();
  agent = await openAgent(open.url);
});
afterAll(async () => {
  await agent.close();
  await open.close();
  delete process.env.LOOPBACK_REQUESTS;
});
beforeEach(() => open.rows("delete from limits"));

const lines = { line_items: [{ item: { id: "GC-050" }, quantity: 1 }] };

/** What each operation is asked; those about a session get the one that was created before them. */
const samples: Readonly<Record<OperationName, object | undefined>> = {
  search_catalog: { query: "montre" },
  lookup_catalog: { ids: ["GC-050", "nothing"] },
  get_product: { id: "GC-050" },
  create_cart: lines,
  get_cart: undefined,
  update_cart: lines,
  cancel_cart: undefined,
  create_checkout: lines,
  get_checkout: undefined,
  update_checkout: lines,
  complete_checkout: {},
  cancel_checkout: undefined,
  get_order: undefined,
};

const kindOf = ({ path }: Operation) => path.split("/")[1] ?? "";

const request = (headers: Readonly<Record<string, string>>, body: string) =>
  fetch(`${open.url}/api/ucp/v1/catalog/search`, { method: "POST", headers, body });
const json = { "content-type": "application/json" };
const named = () => ({ ...json, "ucp-agent": `profile="${agent.profile}"` });

describe("over REST", () => {
  test("every operation answers by the schemas of the protocol", async () => {
    const ids = new Map<string, string>();
    for (const operation of operations) {
      const { name, method, path } = operation;
      const { status, body } = await agent.call(
        method.toUpperCase(),
        path.replace(":id", ids.get(kindOf(operation)) ?? "unknown"),
        samples[name],
      );
      expect([name, status, answerErrors(name, body)]).toEqual([
        name,
        name.startsWith("create_") ? 201 : 200,
        [],
      ]);
      if (name.startsWith("create_")) ids.set(kindOf(operation), (body as { id: string }).id);
    }
  });

  test("a repeated call on a checkout gets the first answer and does nothing", async () => {
    const keyed = (key: string, method: string, path: string, body?: unknown) =>
      agent.call(method, `/checkout-sessions${path}`, body, { "idempotency-key": key });
    const other = { line_items: [{ item: { id: "GC-100" }, quantity: 1 }] };
    const created = await keyed("create", "POST", "", lines);
    const again = await keyed("create", "POST", "", lines);
    expect([again.status, again.body]).toEqual([201, created.body]);
    const conflict = await keyed("create", "POST", "", other);
    expect(conflict).toMatchObject({ status: 409, body: { code: "idempotency_conflict" } });

    const at = `/${(created.body as { id: string }).id}`;
    const updated = await keyed("update", "PUT", at, other);
    await keyed("update-again", "PUT", at, lines);
    expect((await keyed("update", "PUT", at, other)).body).toEqual(updated.body);
    const { body: now } = await agent.call("GET", `/checkout-sessions${at}`);
    expect(now).toMatchObject({ line_items: [{ item: { id: "GC-050" } }] });

    const completed = await keyed("complete", "POST", `${at}/complete`, {});
    const canceled = await keyed("cancel", "POST", `${at}/cancel`);
    expect(canceled.body).toMatchObject({ status: "canceled" });
    expect((await keyed("complete", "POST", `${at}/complete`, {})).body).toEqual(completed.body);
    expect((await keyed("cancel", "POST", `${at}/cancel`)).body).toEqual(canceled.body);
    const late = await agent.call("POST", `/checkout-sessions${at}/cancel`);
    expect(late.body).toMatchObject({ messages: [{ code: "not_cancelable" }] });
  });

  test("the id of a request comes back", async () => {
    const answer = await request({ ...named(), "request-id": "abc-1" }, "{}");
    expect(answer.headers.get("request-id")).toBe("abc-1");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test.each([
    ["not JSON", 400, "invalid_request", json, "{"],
    ["a list", 400, "invalid_request", json, "[]"],
    ["no object", 400, "invalid_request", json, "null"],
    ["not UTF-8", 400, "invalid_request", json, "\uD800"],
    ["another type", 415, "unsupported_media_type", { "content-type": "text/plain" }, "{}"],
    [
      "another charset",
      415,
      "unsupported_media_type",
      { "content-type": "application/json; charset=latin1" },
      "{}",
    ],
    ["too much", 413, "payload_too_large", json, JSON.stringify({ query: "x".repeat(70_000) })],
    ["wrong kinds", 400, "invalid_request", json, JSON.stringify({ query: 5, filters: "x" })],
    ["deep nesting", 400, "invalid_request", json, `{"filters":${"[".repeat(10_000)}${"]".repeat(10_000)}}`],
  ])("a body is refused: %s", async (kind, status, code, headers, body) => {
    const sent = kind === "not UTF-8" ? Buffer.from([0x7b, 0xff, 0x7d]) : body;
    const answer = await fetch(`${open.url}/api/ucp/v1/catalog/search`, {
      method: "POST",
      headers: { ...named(), ...headers },
      body: sent,
    });
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ code, content: expect.any(String), continue_url: open.url }),
    ]);
  });

  test("without a profile nothing is answered", async () => {
    const answer = await request(json, "{}");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid_profile_url" });
  });

  test("an agent that calls too often is asked to wait", async () => {
    await open.payload.updateGlobal({ slug: "agents", data: { callsPerMinute: 1 } });
    await request(named(), "{}");
    const answer = await request(named(), "{}");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    await open.payload.updateGlobal({ slug: "agents", data: { callsPerMinute: 60 } });
  });

  test("calls are written down for staff, without their contents", async () => {
    await open.rows("delete from agent_calls");
    await request(named(), JSON.stringify({ query: "a secret wish" }));
    await request(json, "{}");
    const rows = await open.rows(
      "select profile, operation, transport, status::int, code from agent_calls order by id",
    );
    expect(rows).toEqual([
      { profile: agent.profile, operation: "search_catalog", transport: "rest", status: 200, code: null },
      {
        profile: null,
        operation: "search_catalog",
        transport: "rest",
        status: 400,
        code: "invalid_profile_url",
      },
    ]);
  });
});

const rpc = async (message: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${open.url}/api/ucp/mcp`, {
    method: "POST",
    headers: { ...json, ...headers },
    body: typeof message === "string" ? message : JSON.stringify(message),
  });
  return { status: answer.status, type: answer.headers.get("content-type"), body: await answer.json() };
};

const toolCall = (name: string, given: unknown) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: given },
});
const meta = (more: object = {}) => ({ "ucp-agent": { profile: agent.profile }, ...more });

describe("over MCP", () => {
  test("a client finds every operation as a tool, and is answered by the schemas of the protocol", async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${open.url}/api/ucp/mcp`)));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...operations.map(({ name }) => name), "describe_shop"]);
    const ids = new Map<string, string>();
    for (const operation of operations) {
      const { name, argument, path } = operation;
      const { structuredContent, content } = await client.callTool({
        name,
        arguments: {
          meta: meta({ "idempotency-key": `mcp-${name}` }),
          ...(path.includes(":id") && { id: ids.get(kindOf(operation)) ?? "unknown" }),
          ...(argument !== null && { [argument]: samples[name] }),
        },
      });
      expect([name, answerErrors(name, structuredContent)]).toEqual([name, []]);
      expect(content).toEqual([{ type: "text", text: JSON.stringify(structuredContent) }]);
      if (name.startsWith("create_")) ids.set(kindOf(operation), (structuredContent as { id: string }).id);
    }
    const { structuredContent: shop } = await client.callTool({
      name: "describe_shop",
      arguments: { language: "en" },
    });
    expect(shop).toMatchObject({
      languages: ["fr", "en", "es", "ja"],
      delivery: { is_included_in_prices: true },
    });
    expect((shop as { questions: readonly unknown[] }).questions.length).toBeGreaterThan(5);
    await client.close();
  });

  test("both transports answer the same", async () => {
    const body = samples.search_catalog;
    const { body: overRest } = await agent.call("POST", "/catalog/search", body);
    const overMcp = await rpc(toolCall("search_catalog", { meta: meta(), catalog: body }));
    expect(schemaErrors("transports/mcp_tool_call.json#/$defs/response", overMcp.body)).toEqual([]);
    expect(overMcp.body.result.structuredContent).toEqual(overRest);
    expect(overMcp.type).toBe("application/json");
  });

  test.each([
    [
      "without a profile",
      400,
      -32_001,
      "invalid_profile_url",
      () => toolCall("search_catalog", { catalog: {} }),
    ],
    [
      "of another profile than the header's",
      400,
      -32_001,
      "invalid_profile_url",
      () =>
        toolCall("search_catalog", {
          meta: { "ucp-agent": { profile: "https://other.example/" } },
          catalog: {},
        }),
    ],
    [
      "without its argument",
      400,
      -32_602,
      "invalid_request",
      () => toolCall("search_catalog", { meta: meta() }),
    ],
    [
      "with a wrong value",
      400,
      -32_602,
      "invalid_request",
      () => toolCall("search_catalog", { meta: meta(), catalog: { query: 5 } }),
    ],
    [
      "with wrong metadata",
      400,
      -32_602,
      "invalid_request",
      () => toolCall("search_catalog", { meta: "x", catalog: {} }),
    ],
  ])("a call %s is an error with its status", async (kind, status, code, name, message) => {
    const headers = kind.startsWith("of another") || kind === "with wrong metadata" ? named() : {};
    const answer = await rpc(message(), headers);
    expect(answer.status).toBe(status);
    expect(schemaErrors("transports/jsonrpc.json#/$defs/error_response", answer.body)).toEqual([]);
    expect(answer.body.error).toMatchObject({ code, data: { code: name } });
  });

  test.each([
    ["no JSON", 400, "{"],
    ["no object", 400, "5"],
    ["no message", 400, "{}"],
    ["a subscription", 400, JSON.stringify({ jsonrpc: "2.0", id: 1, method: "subscriptions/listen" })],
    ["an unknown method", 200, JSON.stringify({ jsonrpc: "2.0", id: 1, method: "nothing" })],
    ["an unknown tool", 200, JSON.stringify(toolCall("nothing", {}))],
  ])("%s is an error", async (_kind, status, message) => {
    const answer = await rpc(message);
    expect([answer.status, typeof answer.body.error?.code]).toEqual([status, "number"]);
  });

  test("there is no stream to listen to", async () => {
    expect((await fetch(`${open.url}/api/ucp/mcp`)).status).toBe(405);
  });

  test("a shop that is closed to agents has no tools", async () => {
    await open.payload.updateGlobal({ slug: "agents", data: { isOpen: false } });
    expect((await rpc({ jsonrpc: "2.0", id: 1, method: "tools/list" })).status).toBe(404);
    await open.payload.updateGlobal({ slug: "agents", data: { isOpen: true } });
  });
});

test.each(["agents.md", "llms.txt"])("%s tells every language what the settings say", async (name) => {
  const answer = await fetch(`${open.url}/api/ucp/${name}`);
  expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  const guide = await answer.text();
  for (const told of [
    `${open.url}/.well-known/ucp`,
    `${open.url}/api/ucp/mcp`,
    "search_catalog",
    "60 times a minute",
    "Pays de livraison",
    "Countries delivered to: ",
    "Devoluciones",
    "配送先の国",
    `${open.url}/en/politique-de-retour`,
    "JPY",
  ]) {
    expect(guide).toContain(told);
  }
  expect(guide).not.toMatch(/[{}]|undefined/);
});
