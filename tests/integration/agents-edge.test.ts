import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ok } from "@/src/domain/result";
import { capabilityEntry } from "@/src/domain/ucp/capabilities";
import { ucpVersion } from "@/src/domain/ucp/version";
import { answerOperation } from "@/src/services/ucp/answer-operation";
import { operation } from "@/src/services/ucp/operation";
import { agentProfile, openAgent, type TestAgent } from "@/tests/setup/open-agent";
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

/** An operation that answers what it was asked. */
const echo = operation({
  name: "create_cart",
  capability: "dev.ucp.shopping.cart",
  method: "post",
  path: "/carts",
  argument: "cart",
  isChanging: true,
  request: v.object({ note: v.string() }),
  run: async (_shop, { request, agent: caller }) =>
    ok({ body: { ...request, profile: caller.profile }, isCreated: true }),
});

test("the profile of the shop is valid, and can be kept", async () => {
  const answer = await fetch(`${open.url}/api/ucp/profile`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
  expect(schemaErrors("profile.json#/$defs/business_schema", await answer.json())).toEqual([]);
  const etag = answer.headers.get("etag") ?? "";
  const again = await fetch(`${open.url}/api/ucp/profile`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

const call = (profile: string | null, body: unknown = { note: "hello" }) =>
  answerOperation(open.shop, { operation: echo, profile, id: "", body, idempotencyKey: null, locale: "fr" }, [
    capabilityEntry("dev.ucp.shopping.cart"),
  ]);

test("a call of an agent whose profile has the capability is executed", async () => {
  const answer = await call(agent.profile);
  expect(answer).toEqual({
    ok: true,
    value: {
      isCreated: true,
      body: {
        ucp: { version: ucpVersion, status: "success", capabilities: expect.anything() },
        note: "hello",
        profile: agent.profile,
      },
    },
  });
});

test("an invalid body is refused with the path of what is wrong", async () => {
  expect(await call(agent.profile, { note: 1 })).toMatchObject({
    ok: false,
    error: { code: "invalid_request", path: "$.note" },
  });
});

test.each([
  ["none", null],
  ["no address", "agent"],
  ["a script", "javascript:alert(1)"],
  ["one that is too long", `https://agent.example/${"x".repeat(1_000)}`],
  ["a private one", "https://10.0.0.1/profile.json"],
  ["metadata", "http://169.254.169.254/latest/meta-data/"],
])("a profile at no public address is refused: %s", async (_kind, profile) => {
  expect(await call(profile)).toMatchObject({ ok: false, error: { code: "invalid_profile_url" } });
});

/** Answers a profile at a path of its own, so that nothing of it is known yet. */
let asked = 0;
function served(status: number, body: string, headers: Record<string, string> = {}): string {
  asked += 1;
  const path = `/other-${asked}.json`;
  agent.receiver.answer((response, request) =>
    request.path === path
      ? response.writeHead(status, { "content-type": "application/json", ...headers }).end(body)
      : response.writeHead(404).end(),
  );
  return new URL(path, agent.profile).href;
}

test.each([
  ["not found", "profile_unreachable", 404, "{}", {}],
  ["a redirect", "profile_unreachable", 302, "", { location: "/profile.json" }],
  ["no JSON", "profile_malformed", 200, "<html>", {}],
  ["no profile", "profile_malformed", 200, "{}", {}],
  ["too long", "profile_malformed", 200, `{"a":"${"x".repeat(140_000)}"}`, {}],
])("a profile that cannot be used is refused: %s", async (_kind, code, status, body, headers) => {
  expect(await call(served(status, body, headers))).toMatchObject({ ok: false, error: { code } });
});

test("a profile of another version is refused", async () => {
  const old = { ucp: { version: "2026-01-11", services: {}, payment_handlers: {} } };
  expect(await call(served(200, JSON.stringify(old)))).toMatchObject({
    ok: false,
    error: { code: "version_unsupported" },
  });
});

test("a profile without the capability is told so in an answer", async () => {
  const answer = await call(served(200, JSON.stringify(agentProfile(["dev.ucp.shopping.order"]))));
  expect(answer).toMatchObject({
    ok: true,
    value: {
      body: {
        ucp: { status: "error" },
        messages: [{ code: "capabilities_incompatible", severity: "unrecoverable" }],
        continue_url: open.url,
      },
    },
  });
  expect(answer.ok && answerErrors("create_cart", answer.value.body)).toEqual([]);
});
