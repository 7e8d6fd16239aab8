import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ok } from "@/src/domain/result";
import { capabilityEntry } from "@/src/domain/ucp/capabilities";
import { ucpVersion } from "@/src/domain/ucp/version";
import { answerOperation, type IncomingCall } from "@/src/services/ucp/answer-operation";
import { operation } from "@/src/services/ucp/operation";
import type { HttpMessage } from "@/src/services/ucp/signing/http-message";
import { signingKeys } from "@/src/services/ucp/signing/shop-keys";
import { signRequest } from "@/src/services/ucp/signing/sign-request";
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

/** How often it was executed. */
let executions = 0;

/** An operation that answers what it was asked. */
const echo = operation({
  name: "create_cart",
  capability: "dev.ucp.shopping.cart",
  method: "post",
  path: "/carts",
  argument: "cart",
  isChanging: true,
  request: v.object({ note: v.string() }),
  run: async (_shop, { request, agent: caller }) => {
    executions += 1;
    if (request.note === "broken") throw new Error("broken");
    return ok({ body: { ...request, profile: caller.profile, execution: executions }, isCreated: true });
  },
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

const emptyMessage: HttpMessage = {
  method: "POST",
  authority: "shop.example",
  path: "/api/ucp/v1/carts",
  query: "",
  headers: new Headers(),
  body: new Uint8Array(),
};

const call = (profile: string | null, body: unknown = { note: "hello" }, more: Partial<IncomingCall> = {}) =>
  answerOperation(
    open.shop,
    {
      operation: echo,
      transport: "rest",
      profile,
      id: "",
      body,
      payload: JSON.stringify(body),
      idempotencyKey: null,
      locale: "fr",
      message: emptyMessage,
      client: null,
      ...more,
    },
    [capabilityEntry("dev.ucp.shopping.cart")],
  );

const codeOf = (answer: Awaited<ReturnType<typeof call>>) => (answer.ok ? null : answer.error.code);

beforeEach(() => open.rows("delete from limits"));

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
        execution: executions,
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
  ["nothing", ""],
  ["no address", "agent"],
  ["a path", "/profile.json"],
  ["a script", "javascript:alert(1)"],
  ["data", "data:application/json,{}"],
  ["a file", "file:///etc/passwd"],
  ["another protocol", "ftp://agent.example/profile.json"],
  ["a socket", "ws://127.0.0.1/"],
  ["gopher", "gopher://127.0.0.1:6379/_INFO"],
  ["one that is too long", `https://agent.example/${"x".repeat(1_000)}`],
  ["a user", "https://user:secret@agent.example/"],
  ["a mail server's port", "https://agent.example:25/"],
  ["a database's port below 1024", "https://agent.example:111/"],
  ["a private network", "https://10.0.0.1/profile.json"],
  ["another private network", "https://172.16.0.1/profile.json"],
  ["a home network", "https://192.168.1.1/profile.json"],
  ["a carrier's network", "https://100.64.0.1/profile.json"],
  ["a link's network", "https://169.254.1.1/profile.json"],
  ["metadata", "http://169.254.169.254/latest/meta-data/"],
  ["metadata in decimal", "https://2852039166/"],
  ["metadata in hexadecimal", "https://0xa9fea9fe/"],
  ["metadata in octal", "https://0251.0376.0251.0376/"],
  ["metadata in IPv6", "https://[fd00:ec2::254]/"],
  ["unspecified", "https://0.0.0.0/"],
  ["multicast", "https://224.0.0.1/"],
  ["broadcast", "https://255.255.255.255/"],
  ["a mapped address", "https://[::ffff:10.0.0.1]/"],
  ["NAT64", "https://[64:ff9b::a00:1]/"],
  ["6to4", "https://[2002:a00:1::]/"],
  ["a unique local address", "https://[fd00::1]/"],
  ["a link-local address", "https://[fe80::1]/"],
  ["full width", "https://１０.０.０.１/"],
])("a profile at no public address is refused: %s", async (_kind, profile) => {
  const before = agent.receiver.requests.length;
  expect(await call(profile)).toMatchObject({ ok: false, error: { code: "invalid_profile_url" } });
  expect(agent.receiver.requests).toHaveLength(before);
});

/** Answers a profile at a path of its own, so that nothing of it is known yet. */
let paths = 0;
function served(status: number, body: unknown, headers: Record<string, string> = {}): string {
  paths += 1;
  const path = `/other-${paths}.json`;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  agent.receiver.answer((response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(text),
  );
  return new URL(path, agent.profile).href;
}

const timesFetched = (profile: string) =>
  agent.receiver.requests.filter(({ path }) => profile.endsWith(path)).length;

/** What a profile was fetched before now becomes older. */
const age = (profile: string, seconds: number) =>
  open.rows(
    `update agent_profiles set fetched_at = fetched_at - $2 * interval '1 second',
       fresh_until = fresh_until - $2 * interval '1 second' where address = $1`,
    [profile, seconds],
  );

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
  expect(await call(served(200, old))).toMatchObject({
    ok: false,
    error: { code: "version_unsupported" },
  });
});

test("a profile without the capability is told so in an answer", async () => {
  const answer = await call(served(200, agentProfile(["dev.ucp.shopping.order"])));
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

describe("a profile", () => {
  test("is fetched once while it is fresh, and again afterwards", async () => {
    const profile = served(200, agentProfile(), { "cache-control": "public, max-age=300" });
    await call(profile);
    await call(profile);
    await age(profile, 290);
    await call(profile);
    expect(timesFetched(profile)).toBe(1);
    await age(profile, 20);
    await call(profile);
    expect(timesFetched(profile)).toBe(2);
  });

  test("is fetched once for concurrent first calls", async () => {
    const profile = served(200, agentProfile(), { "cache-control": "public, max-age=300" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(profile)));
    expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => true));
    expect(timesFetched(profile)).toBe(1);
  });

  test("that cannot be fetched is tried later and later", async () => {
    const profile = served(500, "");
    expect(codeOf(await call(profile))).toBe("profile_unreachable");
    expect(codeOf(await call(profile))).toBe("profile_unreachable");
    expect(timesFetched(profile)).toBe(1);
    await age(profile, 61);
    await call(profile);
    await age(profile, 61);
    await call(profile);
    expect(timesFetched(profile)).toBe(2);
    await age(profile, 60);
    await call(profile);
    expect(timesFetched(profile)).toBe(3);
  });

  test("is not fetched for a stranger who names too many", async () => {
    const profile = served(200, agentProfile());
    const from = (at: number) => call(`${profile}?${at}`, undefined, { client: "192.0.2.1" });
    const codes = [];
    for (let at = 0; at < 22; at += 1) codes.push(codeOf(await from(at)));
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(null));
    expect(codes.slice(20)).toEqual(["unavailable", "unavailable"]);
    expect(codeOf(await from(0))).toBeNull();
  });

  test("of which too many are kept, the oldest are dropped", async () => {
    await open.rows(
      `insert into agent_profiles (address, failures, fetched_at, fresh_until)
       select 'https://agent.example/' || n, 0, now() - interval '1 day', now() from generate_series(1, 1100) as n`,
    );
    await call(served(200, agentProfile()));
    expect(await open.rows("select count(*)::int as kept from agent_profiles")).toEqual([{ kept: 1_000 }]);
    await open.rows("delete from agent_profiles where address like 'https://agent.example/%'");
  });
});

describe("a key", () => {
  const keyed = (idempotencyKey: string, note = "hello", more: Partial<IncomingCall> = {}) =>
    call(agent.profile, { note }, { idempotencyKey, ...more });

  test("gets the first answer for a repeated call, and executes nothing", async () => {
    const before = executions;
    const first = await keyed("key-1");
    expect(await keyed("key-1")).toEqual(first);
    expect(executions).toBe(before + 1);
  });

  test("is refused for another body, another session, and while the first call is executed", async () => {
    await keyed("key-2");
    expect(codeOf(await keyed("key-2", "other"))).toBe("idempotency_conflict");
    expect(codeOf(await keyed("key-2", "hello", { id: "other" }))).toBe("idempotency_conflict");
    await open.rows("update idempotency_keys set answer = null, claimed_until = now() + interval '1 minute'");
    expect(await keyed("key-2")).toMatchObject({ error: { code: "idempotency_in_progress", retryAfter: 1 } });
  });

  test("is taken over from a process that has died, by the same call only", async () => {
    await keyed("key-3");
    await open.rows("update idempotency_keys set answer = null, claimed_until = now() - interval '1 minute'");
    expect(codeOf(await keyed("key-3", "other"))).toBe("idempotency_conflict");
    expect(codeOf(await keyed("key-3"))).toBeNull();
  });

  test("belongs to its agent, and is free again after a day", async () => {
    await keyed("key-4");
    expect(
      codeOf(await call(served(200, agentProfile()), { note: "other" }, { idempotencyKey: "key-4" })),
    ).toBeNull();
    await open.rows("update idempotency_keys set expires_at = now() - interval '1 second'");
    expect(codeOf(await keyed("key-4", "other"))).toBeNull();
  });

  test("of a call that was refused or has failed may be used again", async () => {
    expect(codeOf(await call(agent.profile, { note: 1 }, { idempotencyKey: "key-5" }))).toBe(
      "invalid_request",
    );
    await expect(keyed("key-5", "broken")).rejects.toThrow("broken");
    expect(codeOf(await keyed("key-5"))).toBeNull();
  });

  test("executes one of many calls at once", async () => {
    const before = executions;
    const codes = (await Promise.all(Array.from({ length: 12 }, () => keyed("key-6")))).map(codeOf);
    expect(executions).toBe(before + 1);
    expect(codes.filter((code) => code !== null && code !== "idempotency_in_progress")).toEqual([]);
  });

  test("keeps no answer in plain text", async () => {
    await keyed("key-7", "a secret word");
    const rows = await open.rows<{ answer: string }>(
      "select answer from idempotency_keys where answer is not null",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("secret word");
  });

  test.each(["", "é", "x".repeat(256)])("of another form is refused: %s", async (key) => {
    expect(codeOf(await keyed(key))).toBe("invalid_request");
  });
});

describe("staff", () => {
  const change = (data: object) => open.payload.updateGlobal({ slug: "agents", data });
  afterEach(() => change({ isOpen: true, callsPerMinute: 60, limits: [], blocked: [] }));

  test("limits the calls of each agent", async () => {
    await change({ callsPerMinute: 2 });
    const codes = [];
    for (let at = 0; at < 3; at += 1) codes.push(codeOf(await call(agent.profile)));
    expect(codes).toEqual([null, null, "rate_limited"]);
    expect(codeOf(await call(served(200, agentProfile())))).toBeNull();
  });

  test("gives an agent a limit of its own", async () => {
    await change({ callsPerMinute: 1, limits: [{ profile: agent.profile, callsPerMinute: 2 }] });
    const codes = [];
    for (let at = 0; at < 3; at += 1) codes.push(codeOf(await call(agent.profile)));
    expect(codes).toEqual([null, null, "rate_limited"]);
    const other = served(200, agentProfile());
    expect([codeOf(await call(other)), codeOf(await call(other))]).toEqual([null, "rate_limited"]);
  });

  test("refuses an agent, however its address is written", async () => {
    await change({ blocked: [{ profile: agent.profile.replace("http:", "HTTP:") }] });
    expect(codeOf(await call(agent.profile))).toBe("profile_not_trusted");
    expect(codeOf(await call(served(200, agentProfile())))).toBeNull();
  });

  test("closes the shop to agents: it announces nothing", async () => {
    await change({ isOpen: false });
    expect(codeOf(await call(agent.profile))).toBe("not_found");
    expect((await fetch(`${open.url}/api/ucp/profile`)).status).toBe(404);
  });
});

describe("an agent with keys", () => {
  const other = {
    sign: (purpose: string, text: string) => open.shop.sign(`agent ${purpose}`, text),
    origin: "https://agent.example",
  };
  const keys = () => signingKeys(other).map(({ published }) => published);
  const body = { note: "signed" };

  /** Signs as the agent does, whose profile is named by its header. */
  function signed(profile: string, more: Partial<HttpMessage> = {}): Partial<IncomingCall> {
    const text = JSON.stringify(body);
    const headers = signRequest(
      other,
      {
        method: "POST",
        address: "https://shop.example/api/ucp/v1/carts",
        body: text,
        headers: { "content-type": "application/json" },
      },
      open.shop.clock(),
    );
    return {
      message: { ...emptyMessage, headers: new Headers(headers), body: Buffer.from(text), ...more },
      profile,
    };
  }

  test("has to sign", async () => {
    const profile = served(200, agentProfile(undefined, { keys: keys() }));
    expect(codeOf(await call(profile, body))).toBe("signature_missing");
    expect(codeOf(await call(profile, body, signed(profile)))).toBeNull();
    expect(codeOf(await call(profile, body, signed(profile, { path: "/api/ucp/v1/orders" })))).toBe(
      "signature_invalid",
    );
  });

  test("may use a key that is newer than its profile as it was fetched, once a minute", async () => {
    const profile = served(
      200,
      agentProfile(undefined, { keys: [{ kid: "old", kty: "OKP", crv: "Ed25519", x: "AA" }] }),
    );
    expect(codeOf(await call(profile, body, signed(profile)))).toBe("key_not_found");
    agent.receiver.answer((response) =>
      response.writeHead(200).end(JSON.stringify(agentProfile(undefined, { keys: keys() }))),
    );
    expect(codeOf(await call(profile, body, signed(profile)))).toBe("key_not_found");
    expect(timesFetched(profile)).toBe(1);
    await open.rows(
      "update agent_profiles set fetched_at = fetched_at - interval '61 seconds' where address = $1",
      [profile],
    );
    expect(codeOf(await call(profile, body, signed(profile)))).toBeNull();
    expect(timesFetched(profile)).toBe(2);
  });
});
