import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currencies } from "@/src/domain/money/currency";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { defaultSelection } from "@/src/domain/watch/selection";
import { payPrepared } from "@/src/services/prepared/pay-prepared";
import { readPrepared } from "@/src/services/prepared/read-prepared";
import { ask, type AgentAnswer } from "@/tests/factories/agent";
import { shownTotal } from "@/tests/factories/cart-total";
import { filledCart } from "@/tests/factories/filled-cart";
import { moveTo } from "@/tests/factories/delivered-order";
import { orderOfPage } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage } from "@/tests/factories/shopper";
import { staffMember } from "@/tests/factories/staff-member";
import { answerErrors } from "@/tests/setup/ucp-schema";
import { deliverWebhooks } from "@/src/services/webhooks/deliver-webhooks";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const watch = { item: { id: "DI0136" }, quantity: 1 };
const buyer = { first_name: "Ada", last_name: "Lovelace", email: "ada@example.com" };
const besancon = {
  street_address: "1 rue des Granges",
  address_locality: "Besançon",
  postal_code: "25000",
  address_country: "FR",
};
const shipping = (destination: object, option?: string) => ({
  methods: [
    {
      type: "shipping",
      destinations: [destination],
      ...(option && { groups: [{ id: "parcel", selected_option_id: option }] }),
    },
  ],
});
const whole = { line_items: [watch], buyer, fulfillment: shipping(besancon) };

const codesOf = ({ body }: AgentAnswer): readonly string[] =>
  (body.messages ?? []).map(({ code }) => code ?? "");

const totalOf = ({ totals }: AgentAnswer["body"]) => totals?.find(({ type }) => type === "total")?.amount;

/** Secret of the page that the answer leads to. */
const pageOf = ({ body }: AgentAnswer): string => body.continue_url?.split("/").at(-1) ?? "";

async function paid(answer: AgentAnswer): Promise<string> {
  const prepared = await readPrepared(open.shop, pageOf(answer), "fr");
  if (prepared?.status !== "open") throw new Error("The page cannot be paid.");
  const { charged, terms } = prepared.order;
  const url = await payPrepared(open.shop, pageOf(answer), {
    expectedTotal: charged.total,
    terms,
    address: null,
    locale: "fr",
  });
  if (!url.ok) throw new Error(`The payment was not opened: ${url.error}`);
  await fillPaymentPage(url.value);
  await open.sandbox.idle();
  return url.value;
}

describe("a cart", () => {
  test("and its checkout cost what they cost in the shop's own cart, in nine currencies and with a code of each kind", async () => {
    await open.rows(
      `insert into promo_codes (code, kind, percent, amount, enabled, _status)
       values ('NINE7', 'percent', 7, null, true, 'published'), ('NINE33', 'amount', null, 3300, true, 'published')`,
    );
    const { rates } = await open.shop.store.loadSettings();
    const shopper = await filledCart(open);
    await shopper.add("DI0136", 2);
    const composed = { item: { id: "BSPKWTCH", configuration: {} }, quantity: 1 };
    for (const code of ["NINE7", "NINE33"]) {
      shopper.cookies.set("promo", code);
      const own = await shopper.cart();
      expect(own.promo?.code).toBe(code);
      for (const currency of currencies) {
        const request = {
          ...whole,
          line_items: [composed, { ...watch, quantity: 2 }],
          context: { currency },
          discounts: { codes: [code] },
        };
        const cart = await ask(open, "create_cart", request);
        expect(cart.body.line_items?.map(({ item }) => item.id)).toEqual(
          own.items.map(({ product }) => product),
        );
        const checkout = await ask(open, "create_checkout", { ...request, cart_id: cart.body.id });
        const expected = toSmallestUnit(shownTotal(own, currency, rates), currency);
        for (const { body } of [cart, checkout])
          expect([body.currency, totalOf(body)]).toEqual([currency, expected]);
        const page = await readPrepared(open.shop, pageOf(checkout), "fr");
        expect(page).toMatchObject({ status: "open", order: { total: shownTotal(own, currency, rates) } });
      }
    }
  });

  test("has the watch that its agent composed, once for the same parts", async () => {
    const { catalogue } = await open.shop.store.loadSnapshot();
    const dial = catalogue.dial.find(
      ({ enabled, key }) =>
        enabled &&
        key !== defaultSelection.dial &&
        checkSelection({ ...defaultSelection, dial: key }, catalogue).length === 0,
    )?.key;
    if (dial === undefined) throw new Error("There is no other dial.");
    const line = (configuration: object) => ({ item: { id: "BSPKWTCH", configuration }, quantity: 1 });
    const shopper = await filledCart(open, { dial });
    const [own] = (await shopper.cart()).items;
    const cart = await ask(open, "create_cart", { line_items: [line({ dial }), line({ dial })] });
    expect(cart.body.line_items).toMatchObject([
      { item: { id: own?.product, price: own?.price }, quantity: 2 },
    ]);
    expect(codesOf(cart)).toEqual(["lines_merged"]);
    const refused = await ask(
      open,
      "update_cart",
      { line_items: [line({ dial: "nothing" }), watch] },
      { id: cart.body.id ?? "" },
    );
    expect(refused.body.line_items?.map(({ item }) => item.id)).toEqual(["DI0136"]);
    expect(codesOf(refused)).toEqual(["item_unavailable"]);
  });

  test("that is replaced twice at once has the lines and the buyer of one of the requests", async () => {
    const { body } = await ask(open, "create_cart", { line_items: [watch] });
    const requests = [1, 2, 3, 4].map((place) => ({
      line_items: ["GC-050", "GC-100", "DI0136", "DI0236"]
        .slice(0, place)
        .map((id) => ({ item: { id }, quantity: place })),
      buyer: { first_name: `Ada ${place}` },
    }));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(requests.map((request) => ask(open, "update_cart", request, { id: body.id ?? "" })));
      const { body: left } = await ask(open, "get_cart", undefined, { id: body.id ?? "" });
      const lines = left.line_items?.map(({ item, quantity }) => `${item.id} ${String(quantity)}`).toSorted();
      const asked = requests.find((request) => request.buyer.first_name === left.buyer?.first_name);
      expect(lines).toEqual(
        asked?.line_items.map(({ item, quantity }) => `${item.id} ${quantity}`).toSorted(),
      );
    }
  });

  test("says what it does not know, merges lines and lowers quantities", async () => {
    const cart = await ask(open, "create_cart", {
      line_items: [watch, { item: { id: "NOTHING" }, quantity: 1 }, { ...watch, quantity: 200 }],
    });
    expect(cart.body.line_items).toHaveLength(1);
    expect(cart.body.line_items?.[0]?.quantity).toBe(99);
    expect(codesOf(cart)).toEqual(
      expect.arrayContaining(["item_unavailable", "lines_merged", "quantity_revised"]),
    );
  });

  test("of nothing that is sold is not created", async () => {
    const refused = await ask(open, "create_cart", {
      line_items: [{ item: { id: "NOTHING" }, quantity: 1 }],
    });
    expect(refused.failed).toBe(true);
    expect(refused.body.messages?.[0]).toMatchObject({
      code: "item_unavailable",
      severity: "unrecoverable",
    });
  });

  test("is replaced, belongs to its agent, and is gone once it is canceled", async () => {
    const cart = await ask(open, "create_cart", { line_items: [watch], buyer });
    const id = cart.body.id ?? "";
    const replaced = await ask(
      open,
      "update_cart",
      { line_items: [{ item: { id: "GC-050" }, quantity: 1 }] },
      { id },
    );
    expect(replaced.body.line_items?.map(({ item }) => item.id)).toEqual(["GC-050"]);
    expect(replaced.body.buyer?.email).toBeUndefined();
    const foreign = await ask(open, "get_cart", undefined, { id, profile: "https://other.example/ucp" });
    expect(codesOf(foreign)).toEqual(["not_found"]);
    expect((await ask(open, "cancel_cart", undefined, { id })).body.line_items).toHaveLength(1);
    expect(codesOf(await ask(open, "get_cart", undefined, { id }))).toEqual(["not_found"]);
  });
});

describe("a checkout", () => {
  test("names what is missing, in the language of its context", async () => {
    const checkout = await ask(open, "create_checkout", {
      line_items: [watch],
      context: { language: "en-GB" },
    });
    expect(checkout.body).toMatchObject({ status: "incomplete" });
    expect(checkout.body.messages?.map(({ path, severity }) => [path, severity])).toEqual([
      ["$.buyer.email", "recoverable"],
      ["$.fulfillment.methods[0].selected_destination_id", "recoverable"],
    ]);
    expect(checkout.body.messages?.[0]?.content).toBe("The buyer’s email address is missing.");
  });

  test("checks the address as its country has it", async () => {
    const faults = async (destination: object) =>
      (
        await ask(open, "create_checkout", { ...whole, fulfillment: shipping(destination) })
      ).body.messages?.map(({ code, path }) => `${code} ${path?.split(".").at(-1)}`);
    expect(await faults({ ...besancon, postal_code: "ABC" })).toEqual(["invalid postal_code"]);
    expect(await faults({ ...besancon, address_country: "US" })).toContain("field_required address_region");
    expect(await faults({ ...besancon, address_country: "KP" })).toEqual([
      "address_undeliverable address_country",
    ]);
  });

  test("that lacks but the payment leads the buyer to the shop, also when it is to be completed", async () => {
    const checkout = await ask(open, "create_checkout", whole);
    expect(checkout.body).toMatchObject({ status: "requires_escalation" });
    expect(checkout.body.messages).toMatchObject([
      { code: "payment_required", severity: "requires_buyer_input" },
    ]);
    const id = checkout.body.id ?? "";
    const completed = await ask(
      open,
      "complete_checkout",
      { payment: { instruments: [{ credential: { token: "success_token" } }] } },
      { id },
    );
    expect(completed.body).toMatchObject({
      status: "requires_escalation",
      continue_url: checkout.body.continue_url,
    });
    expect(await open.rows("select 1 from orders where agent_session = $1", [id])).toEqual([]);
  });

  test("of a delivery option that is not offered says so, and is sent as usual", async () => {
    const checkout = await ask(open, "create_checkout", {
      ...whole,
      fulfillment: shipping(besancon, "express"),
    });
    expect(checkout.body.messages?.map(({ code, path }) => [code, path])).toContainEqual([
      "option_unavailable",
      "$.fulfillment.methods[0].groups[0].selected_option_id",
    ]);
    expect(checkout.body.fulfillment).toMatchObject({
      methods: [{ groups: [{ selected_option_id: "standard" }] }],
    });
  });

  test("is one per cart, with what the cart holds", async () => {
    const cart = await ask(open, "create_cart", { line_items: [watch], buyer });
    const made = { line_items: [], cart_id: cart.body.id };
    const both = await Promise.all([ask(open, "create_checkout", made), ask(open, "create_checkout", made)]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect(both[0].body.line_items?.[0]?.item.id).toBe("DI0136");
    expect(both[0].body.buyer?.email).toBe("ada@example.com");
  });

  test("keeps its selection where an unknown address is chosen", async () => {
    const checkout = await ask(open, "create_checkout", whole);
    const unknown = { methods: [{ ...shipping(besancon).methods[0], selected_destination_id: "elsewhere" }] };
    const refused = await ask(
      open,
      "update_checkout",
      { ...whole, fulfillment: unknown },
      { id: checkout.body.id ?? "" },
    );
    expect(refused.body.messages?.[0]).toMatchObject({
      severity: "recoverable",
      path: "$.fulfillment.methods[0].selected_destination_id",
    });
    expect(refused.body.fulfillment).toEqual(checkout.body.fulfillment);
  });
});

test("codes take off what they take off in a cart, and say why they do not", async () => {
  await open.rows(
    `insert into promo_codes (code, kind, percent, enabled, _status) values ('UCP10', 'percent', 10, true, 'published')`,
  );
  const shopper = createShopper(open);
  await shopper.add("DI0136");
  shopper.cookies.set("promo", "UCP10");
  const own = await shopper.cart();
  const cart = await ask(open, "create_cart", {
    line_items: [watch],
    discounts: { codes: ["nothing", "ucp10", "UCP10"] },
  });
  const [item] = own.items;
  const reduced = Math.round(((item?.price ?? 0) * (100 - (item?.discount ?? 0))) / 100);
  expect(cart.body.totals?.find(({ type }) => type === "total")?.amount).toBe(reduced);
  expect(cart.body.discounts).toMatchObject({
    codes: ["nothing", "ucp10", "UCP10"],
    applied: [{ code: "UCP10", amount: (item?.price ?? 0) - reduced }],
  });
  expect(cart.body.messages?.map(({ code, path }) => [code, path])).toEqual([
    ["discount_code_invalid", "$.discounts.codes[0]"],
    ["discount_code_already_applied", "$.discounts.codes[2]"],
  ]);
});

test("duties are paid in advance where the shop's own cart offers it, at its price", async () => {
  const { docs } = await open.payload.find({ collection: "markets", where: { currency: { equals: "USD" } } });
  const [market] = docs;
  if (!market) throw new Error("There is no market of USD.");
  const inAdvance = (dutyPaidPercent: number | null) =>
    open.payload.update({
      collection: "markets",
      id: market.id,
      data: { border: { ...market.border, dutyPaidPercent } },
    });
  await inAdvance(110);
  const shopper = createShopper(open);
  await shopper.add("DI0136");
  const own = await shopper.cart();
  const { rates } = await open.shop.store.loadSettings();
  const duties = own.duties.USD;
  if (!duties) throw new Error("The shop's own cart offers nothing.");
  const newYork = {
    street_address: "350 Fifth Avenue",
    address_locality: "New York",
    address_region: "NY",
    postal_code: "10118",
    address_country: "US",
  };
  const request = (option: string) => ({
    ...whole,
    context: { currency: "USD" },
    fulfillment: shipping(newYork, option),
  });
  const checkout = await ask(open, "create_checkout", request("duties-paid"));
  expect(totalOf(checkout.body)).toBe(shownTotal(own, "USD", rates) + duties.shown);
  expect(checkout.body.totals).toContainEqual(expect.objectContaining({ type: "fee", amount: duties.shown }));
  const standard = await ask(open, "update_checkout", request("standard"), { id: checkout.body.id ?? "" });
  expect(totalOf(standard.body)).toBe(shownTotal(own, "USD", rates));
  await ask(open, "update_checkout", request("duties-paid"), { id: checkout.body.id ?? "" });
  const order = await orderOfPage(open, await paid(checkout));
  expect(
    await open.rows("select kind, total::int from orders_lines where _parent_id = $1 order by _order", [
      order.id,
    ]),
  ).toMatchObject([{ kind: "watch" }, { kind: "duties", total: duties.charged }]);
  const bought = await ask(open, "get_order", undefined, { id: order.number });
  expect(totalOf(bought.body)).toBe(totalOf(checkout.body));
  await inAdvance(null);
});

test("consent is that of the buyer alone, and the newsletter is asked for when the buyer pays", async () => {
  const consented = (granted: boolean, source: string) => ({
    ...whole,
    buyer: {
      ...buyer,
      email: "reader@example.com",
      consent: { "dev.ucp.consent.marketing": { granted, source } },
    },
  });
  const byDefault = await ask(open, "create_checkout", consented(true, "business"));
  expect(byDefault.body.buyer?.consent?.["dev.ucp.consent.marketing"]).toMatchObject({
    granted: false,
    source: "business",
  });
  const wanted = await ask(open, "create_checkout", consented(true, "platform"));
  expect(await open.rows("select 1 from subscribers where email = 'reader@example.com'")).toEqual([]);
  await paid(wanted);
  expect(await open.rows("select state from subscribers where email = 'reader@example.com'")).toEqual([
    { state: "pending" },
  ]);
});

test("an agent follows its order from the buyer's payment to the parcel", async () => {
  const checkout = await ask(open, "create_checkout", whole);
  const id = checkout.body.id ?? "";
  const browser = createShopper(open);
  await browser.add("GC-050");
  const page = await paid(checkout);
  const order = await orderOfPage(open, page);
  expect(order).toMatchObject({ state: "paid", agent: "https://agent.example/ucp", agent_session: id });
  expect((await browser.cart()).items).toHaveLength(1);

  const done = await ask(open, "get_checkout", undefined, { id });
  expect(done.body).toMatchObject({ status: "completed", order: { id: order.number } });
  expect(done.body.order?.permalink_url).not.toContain(order.token);
  const late = await ask(open, "update_checkout", whole, { id });
  expect(codesOf(late)).toEqual(["not_modifiable"]);
  expect(codesOf(await ask(open, "cancel_checkout", undefined, { id }))).toEqual(["not_cancelable"]);

  const bought = await ask(open, "get_order", undefined, { id: order.number });
  expect(bought.body).toMatchObject({
    checkout_id: id,
    line_items: [{ status: "processing", quantity: { original: 1, total: 1, fulfilled: 0 } }],
  });
  expect(JSON.stringify(bought.body)).not.toContain("Granges");
  const foreign = await ask(open, "get_order", undefined, {
    id: order.number,
    profile: "https://other.example/ucp",
  });
  expect(codesOf(foreign)).toEqual(["not_found"]);

  await moveTo(await staffMember(open, "clerk"), order, "shipped");
  const sent = await ask(open, "get_order", undefined, { id: order.number });
  expect(sent.body).toMatchObject({
    line_items: [{ status: "fulfilled" }],
    fulfillment: {
      events: [{ type: "shipped", tracking_number: expect.any(String), carrier: expect.any(String) }],
    },
  });
});

test("the agent is told of its order as it is, signed by the shop's keys", async () => {
  await open.rows(
    `insert into agent_profiles (address, profile, failures, fetched_at, fresh_until)
     values ('https://agent.example/ucp', '{"orderWebhook":"https://agent.example/orders"}', 0, now(), now() + interval '1 day')`,
  );
  const page = await paid(await ask(open, "create_checkout", whole));
  const { number } = await orderOfPage(open, page);
  const told = await open.rows("select type, address, signature from webhook_deliveries where body = $1", [
    number,
  ]);
  expect(told).toEqual([{ type: "order.paid", address: "https://agent.example/orders", signature: "ucp" }]);
  const sent: { url: string; headers: Readonly<Record<string, string>>; body: string }[] = [];
  const outside = {
    ...open.shop.outside,
    fetch: async (
      url: string,
      request: { headers?: Readonly<Record<string, string>>; body?: string } = {},
    ) => {
      sent.push({ url, headers: request.headers ?? {}, body: request.body ?? "" });
      return { ok: true as const, value: { status: 200, headers: new Headers(), body: Buffer.alloc(0) } };
    },
  };
  await deliverWebhooks({ ...open.shop, outside });
  const [first] = sent;
  expect(first?.url).toBe("https://agent.example/orders");
  expect(Object.keys(first?.headers ?? {})).toEqual(
    expect.arrayContaining(["signature", "signature-input", "content-digest", "ucp-agent", "webhook-id"]),
  );
  expect(answerErrors("get_order", JSON.parse(first?.body ?? "{}"))).toEqual([]);
});

test("the agent is told of refunds, and reads them with their credit notes", async () => {
  const page = await paid(await ask(open, "create_checkout", whole));
  const order = await orderOfPage(open, page);
  const total = Number(order.total);
  const refund = (amount: number) =>
    open.control("POST", `charges/${order.payment_intent}/refund`, { amount });
  await refund(1_000);
  await open.sandbox.idle();
  const adjusted = async () =>
    (await ask(open, "get_order", undefined, { id: order.number })).body.adjustments as readonly unknown[];
  expect(await adjusted()).toMatchObject([{ type: "refund", totals: [{ type: "total", amount: -1_000 }] }]);
  await refund(total - 1_000);
  await open.sandbox.idle();
  expect(await adjusted()).toHaveLength(2);
  const told = await open.rows<{ type: string }>(
    "select type from webhook_deliveries where body = $1 order by id",
    [order.number],
  );
  expect(told.map(({ type }) => type)).toEqual([
    "order.paid",
    "order.refund",
    "order.refund",
    "order.refunded",
  ]);
});

test("a page without an address lets the payment page ask for it", async () => {
  const cart = await ask(open, "create_cart", { line_items: [watch] });
  const page = await paid(cart);
  expect(await orderOfPage(open, page)).toMatchObject({ state: "paid", contact_email: "ada@example.com" });
});

test("a canceled checkout cannot be paid", async () => {
  const checkout = await ask(open, "create_checkout", whole);
  const canceled = await ask(open, "cancel_checkout", undefined, { id: checkout.body.id ?? "" });
  expect(canceled.body.status).toBe("canceled");
  expect(await readPrepared(open.shop, pageOf(checkout), "fr")).toEqual({ status: "ended" });
  const agreed = { expectedTotal: null, terms: null, address: null, locale: "fr" as const };
  expect(await payPrepared(open.shop, pageOf(checkout), agreed)).toEqual({ ok: false, error: "ended" });
});
