import type { APIRequestContext } from "@playwright/test";
import { defaultSelection } from "@/src/domain/watch/selection";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { shopUrl } from "./parts/addresses";
import { expect, test } from "./shop-test";

const articleToAdd = { sku: "GC-050", quantity: 1 };
const unknownOrder = "A".repeat(22);

/** Requests may be refused, but the shop must not fail, nor expose internals. */
async function expectRefused(
  answer: Awaited<ReturnType<APIRequestContext["get"]>>,
  status: number,
  field?: string,
): Promise<void> {
  const body = await answer.text();
  expect([answer.status(), answer.url()]).toEqual([status, answer.url()]);
  expect(body).not.toMatch(/node_modules|at \w+ \(|select .* from/i);
  if (field) expect(JSON.parse(body)).toMatchObject({ error: "invalid", field });
}

test.describe("bodies that are wrong", () => {
  const wrong: readonly (readonly [path: string, field: string, data: object])[] = [
    ["cart/add", "sku", { quantity: 1 }],
    ["cart/add", "sku", { ...articleToAdd, sku: 7 }],
    ["cart/add", "sku", { ...articleToAdd, sku: "NO-SUCH-SKU" }],
    ["cart/add", "sku", { ...articleToAdd, sku: "x".repeat(61) }],
    ["cart/add", "quantity", { ...articleToAdd, quantity: 0 }],
    ["cart/add", "quantity", { ...articleToAdd, quantity: 1e9 }],
    ["cart/add", "quantity", { ...articleToAdd, quantity: [1] }],
    ["cart/add", "overwrite", { ...articleToAdd, overwrite: 1 }],
    ["cart/add", "sku", { ...articleToAdd, sku: "GC-050\u0000" }],
    ["cart/delete", "sku", {}],
    ["cart/delete", "sku", { sku: { $ne: null } }],
    ["checkout", "__nextLocale", { __nextLocale: "xx" }],
    ["checkout", "note", { note: "x".repeat(1001) }],
    ["checkout", "note", { note: "\u0000" }],
    ["checkout", "currency", { currency: 5 }],
    ["checkout", "expectedTotal", { expectedTotal: "0" }],
    ["configurator/sku", "complication", {}],
    ["configurator/sku", "dial", { ...defaultSelection, dial: "../../etc/passwd" }],
    ["configurator/sku", "hands", { ...defaultSelection, hands: "" }],
    ["configurator/sku", "caseColor", { ...defaultSelection, caseColor: "CAS-FL-si" }],
    ["configurator/sku", "rotor", { ...defaultSelection, rotor: { $gt: "" } }],
  ];
  for (const [path, field, data] of wrong) {
    test(`${path}: 400 names ${field}, ${JSON.stringify(data).slice(0, 60)}`, async ({ request }) => {
      await expectRefused(await request.post(`/api/${path}`, { data }), 400, field);
    });
  }

  for (const path of ["cart/add", "cart/delete", "checkout", "configurator/sku"]) {
    test(`${path}: no JSON, not an object, too heavy`, async ({ request }) => {
      const post = (data: string, type = "application/json") =>
        request.post(`/api/${path}`, { data: Buffer.from(data), headers: { "content-type": type } });
      await expectRefused(await post("{"), 400);
      await expectRefused(await post(""), 400);
      await expectRefused(await post("\u0000"), 400);
      await expectRefused(await post("null"), 400);
      await expectRefused(await post("[]"), 400);
      await expectRefused(await post("sku=GC-050", "text/plain"), 415);
      await expectRefused(await post(JSON.stringify({ sku: "x".repeat(70_000) })), 413);
    });
  }

  for (const path of ["cart/add", "cart/delete", "checkout"]) {
    test(`${path}: a form that does not say where it comes from`, async ({ request }) => {
      await expectRefused(await request.post(`/api/${path}`, { form: { sku: "GC-050", quantity: 1 } }), 403);
    });
  }
});

test.describe("queries that are wrong", () => {
  const wrong: readonly (readonly [path: string, status: number, field?: string])[] = [
    ["product", 400, "sku"],
    ["product?sku=%00", 400, "sku"],
    ["product?sku=NO-SUCH-SKU", 404],
    ["receipt", 400, "order"],
    ["receipt?order=1", 400, "order"],
    [`receipt?order=${unknownOrder}`, 404],
    ["order-status?order=../..", 400, "order"],
    [`order-status?order=${unknownOrder}`, 404],
    ["bespoke?id=short", 400, "id"],
    ["no-such-endpoint", 404],
  ];
  for (const [path, status, field] of wrong) {
    test(`${path}: ${status}`, async ({ request }) => {
      await expectRefused(await request.get(`/api/${path}`), status, field);
    });
  }
});

test.describe("pictures of what does not exist", () => {
  const address = new URL(frontImageUrl(defaultSelection), shopUrl);
  const wrong: readonly (readonly [name: string, value: string])[] = [
    ["dial", "NO-SUCH-DIAL"],
    ["dial", "../../../etc/passwd"],
    ["hands", "HAN-NONE-SI"],
    ["straps", "STR-ZZ-si"],
    ["case", "CAS-SM-zz"],
    ["bezel_insert", "DIVER-ZZ"],
    ["gmt_hand", "NONE-SUCH"],
    ["date_color", "PINK"],
    ["w", "1001"],
    ["crop", "moon"],
    ["format", "gif"],
  ];
  for (const [name, value] of wrong) {
    test(`400 names ${name}: ${value}`, async ({ request }) => {
      const asked = new URL(address);
      asked.searchParams.set(name, value);
      const answer = await request.get(asked.href);
      expect(answer.status()).toBe(400);
      expect(await answer.json()).toMatchObject({ field: name });
    });
  }
});

test("a page of another origin changes nothing", async ({ request }) => {
  for (const path of ["cart/add", "cart/delete", "checkout", "configurator/sku"]) {
    for (const origin of ["https://evil.example", "null", `${shopUrl}.evil.example`]) {
      const answer = await request.post(`/api/${path}`, { data: articleToAdd, headers: { origin } });
      await expectRefused(answer, 403);
    }
  }
  expect((await request.storageState()).cookies).toEqual([]);
});

test("a GET changes nothing", async ({ request }) => {
  for (const path of ["cart/add", "cart/delete", "checkout", "configurator/sku"]) {
    const answer = await request.get(`/api/${path}?sku=GC-050&quantity=1`);
    expect([answer.status(), path]).toEqual([404, path]);
  }
});

test("prices that come from the browser are inert", async ({ request }) => {
  const lies = {
    price: 1,
    discount: 100,
    total: 1,
    unit: 1,
    fullUnit: 1,
    amount: 1,
    rates: { EUR: 1 },
    currency: "JPY",
  };
  const made = await request.post("/api/configurator/sku", { data: { ...defaultSelection, ...lies } });
  const { sku, price }: { sku: string; price: number } = await made.json();
  expect(price).toBe(32_000);
  await request.post("/api/cart/add", { data: { sku, quantity: 2, ...lies } });
  const cart: { items: object[] } = await (await request.get("/api/cart/retrieve?price=1")).json();
  expect(cart.items).toMatchObject([{ product: sku, quantity: 2, price: 32_000, discount: 0 }]);
  const told = await request.post("/api/checkout", { data: { ...lies, currency: "EUR", expectedTotal: 1 } });
  expect([told.status(), await told.json()]).toMatchObject([422, { error: "price-changed" }]);
});

test("a forged event of the payment provider changes nothing", async ({ request }) => {
  const body = Buffer.from(
    JSON.stringify({ id: "evt_1", type: "checkout.session.completed", data: { object: {} } }),
  );
  const forged = ["", "t=1,v1=00", `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`];
  for (const signature of forged) {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    await expectRefused(await request.post("/api/stripe/webhook", { data: body, headers }), 400);
  }
  await expectRefused(await request.post("/api/stripe/webhook", { data: body }), 400);
});

/** Source: scenario 25. */
const safety: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

for (const path of [
  "/",
  "/jp/panier",
  "/no/such/page",
  "/api/cart/retrieve",
  "/api/health",
  "/admin/login",
]) {
  test(`${path} says how it may be used, and not what made it`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject(safety);
    expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(answer.headers()).not.toHaveProperty("x-powered-by");
  });
}

test("the cart's secret is out of reach for scripts and foreign pages", async ({ request }) => {
  const answer = await request.post("/api/cart/add", { data: articleToAdd });
  const [cookie] = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  expect(cookie?.value).toMatch(/^cart=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/);
});
