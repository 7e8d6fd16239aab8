import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agentProfile, openAgent, type TestAgent } from "@/tests/setup/open-agent";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import { answerErrors, schemaErrors } from "@/tests/setup/ucp-schema";

const order = "dev.ucp.shopping.order";

let open: OpenShop;
let agent: TestAgent;
beforeAll(async () => {
  Object.assign(process.env, { UCP_CONFORMANCE: "1", SIMULATION_SECRET: "only-for-tests" });
  open = await openShop();
  agent = await openAgent(open.url);
  const profile = agentProfile();
  const webhook = { config: { webhook_url: `http://127.0.0.1:${agent.receiver.port}/orders` } };
  Object.assign(profile.ucp.capabilities[order]?.[0] ?? {}, webhook);
  agent.receiver.answer((response, { path }) =>
    path === "/profile.json"
      ? response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(profile))
      : response.writeHead(204).end(),
  );
});
afterAll(async () => {
  await agent.close();
  await open.close();
  delete process.env.UCP_CONFORMANCE;
  delete process.env.SIMULATION_SECRET;
});

interface Checkout {
  readonly id: string;
  readonly status: string;
  readonly order?: { readonly id: string };
  readonly messages?: readonly { readonly code: string }[];
}

const watch = { item: { id: "DI0136" }, quantity: 1 };
const sent = (destination: object) => ({
  fulfillment: { methods: [{ type: "shipping", destinations: [destination] }] },
});
const paidBy = (token: string) => ({
  payment: {
    instruments: [
      {
        id: "instr_1",
        handler_id: "mock_payment_handler",
        type: "card",
        selected: true,
        credential: { type: "token", token },
      },
    ],
  },
});

async function created(more: object): Promise<Checkout> {
  const { body } = await agent.call("POST", "/checkout-sessions", { line_items: [watch], ...more });
  return body as Checkout;
}

const complete = (id: string, body: object) => agent.call("POST", `/checkout-sessions/${id}/complete`, body);

const ship = (number: string, secret?: string) =>
  fetch(`${open.url}/api/ucp/testing/simulate-shipping/${number}`, {
    method: "POST",
    ...(secret !== undefined && { headers: { "simulation-secret": secret } }),
  });

test("the profile names the handler of tests", async () => {
  const profile = await (await fetch(`${open.url}/api/ucp/profile`)).json();
  expect(schemaErrors("profile.json#/$defs/business_schema", profile)).toEqual([]);
  expect(Object.values(profile.ucp.payment_handlers).flat()).toMatchObject([{ id: "mock_payment_handler" }]);
});

describe("a checkout", () => {
  test("is paid by a token on the page of the provider, is shipped, and its agent is told", async () => {
    const whole = await created({
      buyer: { first_name: "Ada", last_name: "Lovelace", email: "ada@example.com" },
      ...sent({
        street_address: "1 rue des Granges",
        address_locality: "Besançon",
        postal_code: "25000",
        address_country: "FR",
      }),
    });
    expect(whole.status).toBe("ready_for_complete");
    const { status, body } = await complete(whole.id, paidBy("success_token"));
    expect([status, answerErrors("complete_checkout", body)]).toEqual([200, []]);
    const done = body as Checkout;
    expect(done.status).toBe("completed");
    const number = done.order?.id ?? "";
    expect(await open.rows("select state from orders where number = $1", [number])).toEqual([
      { state: "paid" },
    ]);

    expect((await ship(number)).status).toBe(403);
    expect((await ship(number, "wrong")).status).toBe(403);
    expect((await ship("unknown", "only-for-tests")).status).toBe(404);
    expect((await ship(number, "only-for-tests")).status).toBe(200);
    expect((await ship(number, "only-for-tests")).status).toBe(409);
    const told = agent.receiver.requests.filter(({ path }) => path === "/orders");
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(JSON.parse(told.at(-1)?.body ?? "{}")).toMatchObject({
      id: number,
      checkout_id: whole.id,
      fulfillment: { events: [{ type: "shipped" }] },
    });
  });

  test("that knows the country alone is filled in where it is paid", async () => {
    const { id } = await created(sent({ address_country: "US" }));
    const { body } = await complete(id, paidBy("success_token"));
    expect(body).toMatchObject({ status: "completed" });
  });

  test("is not paid by a token that fails, and can be paid afterwards", async () => {
    const { id } = await created(sent({ address_country: "FR" }));
    const failed = await complete(id, paidBy("fail_token"));
    expect([failed.status, answerErrors("complete_checkout", failed.body)]).toEqual([402, []]);
    expect((failed.body as Checkout).messages?.map(({ code }) => code)).toContain("payment_failed");
    expect(await open.rows("select 1 from orders where agent_session = $1 and state = 'paid'", [id])).toEqual(
      [],
    );
    expect((await complete(id, paidBy("success_token"))).body).toMatchObject({ status: "completed" });
  });

  test.each([
    ["without an instrument", {}],
    ["by an unknown token", paidBy("another")],
  ])("is not paid %s", async (_how, body) => {
    const { id } = await created(sent({ address_country: "FR" }));
    expect((await complete(id, body)).status).toBe(402);
  });

  test.each([
    ["without a destination", {}],
    ["to a country that the shop does not send to", sent({ address_country: "KP" })],
  ])("%s stays incomplete", async (_where, more) => {
    const { id } = await created(more);
    const { status, body } = await complete(id, paidBy("success_token"));
    expect([status, body]).toEqual([200, expect.objectContaining({ status: "incomplete" })]);
  });
});
