import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apiScopes } from "@/src/domain/api-keys/api-scope";
import { writeApiKey } from "@/src/domain/api-keys/api-key";
import { monthOf } from "@/src/domain/calendar/month";
import { apiRoutes } from "@/src/server/endpoints/api/api-table";
import { countProduct } from "@/tests/factories/count-stock";
import { moveTo, paidOrder } from "@/tests/factories/delivered-order";
import { boughtCard } from "@/tests/factories/gift-card";
import { signIn } from "@/tests/factories/signed-in";
import { ApiClient, apiKey, readDocument, type ApiAnswer } from "@/tests/factories/api-client";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let admin: StaffMember;
let clerk: StaffMember;
let api: ApiClient;
let key: string;
let actor: string;

beforeAll(async () => {
  open = await openShop();
  admin = await staffMember(open, "admin");
  clerk = await staffMember(open, "clerk");
  api = new ApiClient(open.url, await readDocument(open));
  key = await apiKey(admin, apiScopes, { name: "Everything" });
  const [row] = await open.rows<{ id: number }>("select id from api_keys where name = 'Everything'");
  actor = `API ${row?.id}: Everything`;
});
afterAll(() => open.close());
beforeEach(() => open.rows("delete from limits"));

const get = (path: string, params?: Record<string, string>, query?: string) =>
  api.call(key, "get", [path, params, query]);

const audit = (entity: string, document: number | string) =>
  open.rows<{ by: string; field: string; before: string; after: string }>(
    "select by, field, before, after from audit_entries where entity = $1 and document = $2 order by id",
    [entity, String(document)],
  );

const list = (answer: ApiAnswer): readonly Record<string, unknown>[] =>
  answer.body.data as readonly Record<string, unknown>[];

describe("a key", () => {
  test("is shown once, kept as a hash, and listed in the audit log", async () => {
    const made = await apiKey(admin, ["read-orders"], { name: "Accounting" });
    const kept = await open.rows<Record<string, unknown>>("select * from api_keys where name = 'Accounting'");
    expect(kept).toMatchObject([
      { ending: made.slice(-4), scopes: ["read-orders"], created_by: "admin@valcour.example" },
    ]);
    const log = await open.rows("select * from audit_entries where entity = 'api-keys'");
    expect(JSON.stringify([kept, log])).not.toContain(made.slice(0, -6));
    expect(log).toContainEqual(
      expect.objectContaining({ by: "admin@valcour.example", field: "scopes", after: "read-orders" }),
    );
  });

  test("reaches no unknown path, and no known one by another method", async () => {
    const ask = async (method: string, path: string) => {
      const answer = await fetch(`${open.url}/api/v1${path}`, { method });
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      return { status: answer.status, allow: answer.headers.get("allow"), ...(await answer.json()) };
    };
    for (const path of ["/order", "/orders/VAL-2026-00001/x", "/"])
      expect(await ask("GET", path)).toMatchObject({ status: 404, allow: null, code: "unknown-path" });
    expect(await ask("DELETE", "/orders/VAL-2026-00001")).toMatchObject({
      status: 405,
      allow: "GET",
      code: "method-not-allowed",
    });
    expect(await ask("POST", "")).toMatchObject({ status: 405, allow: "GET" });
  });

  test("is created and revoked by an admin only", async () => {
    for (const role of ["marketer", "clerk", "translator", null] as const) {
      const other = await staffMember(open, role);
      const asked = { name: "x", scopes: ["read-orders"], expiresAt: null };
      expect(await other.ask("POST", "/api/staff/api-key-create", asked)).toMatchObject({ status: 404 });
      expect(await other.ask("POST", "/api/staff/api-key-revoke", { key: 1 })).toMatchObject({ status: 404 });
    }
  });

  test("does what its scopes say, and nothing else", async () => {
    const reader = await apiKey(admin, ["read-orders"]);
    expect(await api.call(reader, "get", ["/orders"])).toMatchObject({ status: 200 });
    const refused = await api.call(reader, "get", ["/customers"]);
    expect(refused).toMatchObject({ status: 403, body: { code: "missing-scope" } });
    const parcel = { carrier: "dhl", trackingNumber: "ABC123456" };
    const number = { number: "VAL-2026-00001" };
    expect(await api.call(reader, "post", ["/orders/{number}/fulfilments", number], parcel)).toMatchObject({
      status: 403,
    });
  });

  test("that is unknown, expired, revoked or missing is refused", async () => {
    const ending = new Date(Date.now() + 3_600_000).toISOString();
    const expired = await apiKey(admin, ["read-orders"], { name: "Expired", expiresAt: ending });
    const revoked = await apiKey(admin, ["read-orders"], { name: "Revoked" });
    for (const working of [expired, revoked])
      expect(await api.call(working, "get", ["/orders"])).toMatchObject({ status: 200 });
    await open.rows("update api_keys set expires_at = now() where name = 'Expired'");
    const [{ id } = { id: 0 }] = await open.rows<{ id: number }>(
      "select id from api_keys where name = 'Revoked'",
    );
    expect(await admin.ask("POST", "/api/staff/api-key-revoke", { key: id })).toMatchObject({ status: 200 });
    expect(await admin.ask("POST", "/api/staff/api-key-revoke", { key: id })).toMatchObject({ status: 404 });
    const unknown = writeApiKey(new Uint8Array(32).fill(7));
    for (const refused of [expired, revoked, unknown, "x", "wsk_", null]) {
      const answer = await api.call(refused, "get", ["/orders"]);
      expect(answer).toMatchObject({ status: 401, body: { code: "unauthorized", status: 401 } });
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
    }
    const past = { name: "Past", scopes: ["read-orders"], expiresAt: "2020-01-01T00:00:00.000Z" };
    expect(await admin.ask("POST", "/api/staff/api-key-create", past)).toMatchObject({ status: 422 });
  });

  test("makes so many calls a minute, and is told when it may call again", async () => {
    const busy = await apiKey(admin, ["read-catalogue"], { name: "Busy", callsPerMinute: 7 });
    await api.call(busy, "get", ["/options", {}, "?list=rotors"]);
    await open.rows("update limits set used = 7 where key like 'api-key:%'");
    const refused = await api.call(busy, "get", ["/options", {}, "?list=rotors"]);
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-calls" } });
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await get("/options", {}, "?list=rotors")).toMatchObject({ status: 200 });
  });

  test("shows when it was last used", async () => {
    const used = await apiKey(admin, ["read-catalogue"], { name: "Used" });
    const lastUse = () => open.rows("select last_used_at is null as never from api_keys where name = 'Used'");
    expect(await lastUse()).toEqual([{ never: true }]);
    await api.call(used, "get", ["/options", {}, "?list=rotors"]);
    expect(await lastUse()).toEqual([{ never: false }]);
  });
});

describe("orders", () => {
  test("are read one by one and page by page, by their last change", async () => {
    const [one, two, three] = [await paidOrder(open), await paidOrder(open), await paidOrder(open)];
    const found = await get("/orders/{number}", { number: one.number });
    expect(found.body).toMatchObject({
      number: one.number,
      state: "paid",
      total: { amount: Number(one.total), currency: one.charge_currency },
      toSend: [{ line: 0, quantity: 1 }],
      fulfilments: [],
    });
    await moveTo(clerk, one, "in-workshop");
    const changed = list(await get("/orders", {}, `?changed-since=${String(found.body.changedAt)}`));
    expect(changed.map(({ number }) => number)).toEqual([two.number, three.number, one.number]);
    const first = await get("/orders", {}, `?limit=2&changed-since=${String(found.body.changedAt)}`);
    expect(list(first)).toHaveLength(2);
    const second = await get("/orders", {}, `?limit=2&cursor=${String(first.body.next)}`);
    expect(list(second)).toMatchObject([{ number: one.number, state: "in-workshop" }]);
    expect(second.body.next).toBeNull();
    expect(await get("/orders/{number}", { number: "VAL-1" })).toMatchObject({
      status: 404,
      body: { code: "not-found" },
    });
  });

  test("answer what is wrong with a question", async () => {
    expect(await get("/orders", {}, "?limit=0")).toMatchObject({
      status: 400,
      body: { code: "invalid", field: "limit" },
    });
    expect(await get("/orders", {}, "?changed-since=yesterday")).toMatchObject({
      status: 400,
      body: { code: "invalid", field: "changed-since" },
    });
    expect(await get("/orders", {}, "?cursor=nonsense")).toMatchObject({
      status: 400,
      body: { code: "bad-cursor" },
    });
  });

  test("are made and sent with the mails and the audit log of staff, each request once", async () => {
    const order = await paidOrder(open);
    const number = { number: order.number };
    const step = (to: string, id: string) =>
      api.call(key, "post", ["/orders/{number}/steps", number], { to }, { "idempotency-key": id });
    const parcel = { carrier: "colissimo", trackingNumber: "6A12345678901" };
    const send = (sent: object, id: string) =>
      api.call(key, "post", ["/orders/{number}/fulfilments", number], sent, { "idempotency-key": id });
    expect(await send(parcel, "early")).toMatchObject({ status: 422, body: { code: "impossible" } });
    expect(await step("in-workshop", "step-1")).toMatchObject({ body: { state: "in-workshop" } });
    const again = await step("in-workshop", "step-1");
    expect(again).toMatchObject({ status: 200, body: { state: "in-workshop" } });
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await step("quality-control", "step-1")).toMatchObject({
      status: 409,
      body: { code: "idempotency-conflict" },
    });
    await step("quality-control", "step-2");
    const all = await Promise.all([1, 2, 3, 4].map(() => send(parcel, "parcel")));
    expect(all.some(({ status }) => status === 200)).toBe(true);
    expect(all.every(({ status, body }) => status === 200 || body.code === "in-progress")).toBe(true);
    const kept = await send(parcel, "parcel");
    expect(kept.body).toMatchObject({ ...parcel, pieces: [{ line: 0, quantity: 1 }] });
    const read = await get("/orders/{number}/fulfilments", number);
    expect(list(read)).toEqual([kept.body]);
    const now = await get("/orders/{number}", number);
    expect(now.body).toMatchObject({ state: "shipped", toSend: [], fulfilments: [kept.body] });
    expect((await audit("orders", order.id)).map(({ by, after }) => [by, after])).toEqual([
      [actor, "in-workshop"],
      [actor, "quality-control"],
      [actor, "shipped"],
    ]);
    const mails = await open.rows("select kind from mails where order_id = $1 and kind = 'order-shipped'", [
      order.id,
    ]);
    expect(mails).toHaveLength(1);
    expect(await step("delivered", "step-3")).toMatchObject({ body: { state: "delivered" } });
  });

  test("refuse a key of another form", async () => {
    const number = { number: "VAL-1" };
    const refused = await api.call(
      key,
      "post",
      ["/orders/{number}/steps", number],
      { to: "delivered" },
      { "idempotency-key": "x".repeat(256) },
    );
    expect(refused).toMatchObject({ status: 400, body: { field: "Idempotency-Key" } });
  });
});

describe("the catalogue", () => {
  test("is read, and a price is set as in the grid", async () => {
    const first = await get("/products", {}, "?limit=3");
    expect(list(first)).toHaveLength(3);
    const second = await get("/products", {}, `?limit=3&cursor=${String(first.body.next)}`);
    const skus = [...list(first), ...list(second)].map(({ sku }) => String(sku));
    expect(skus).toEqual(skus.toSorted());
    const sku = { sku: "DI0136" };
    const { body: before } = await get("/products/{sku}", sku);
    const { amount } = before.price as { amount: number };
    const set = (price: object) => api.call(key, "patch", ["/products/{sku}/price", sku], price);
    expect(await set({ amount: amount * 2, currency: "EUR" })).toMatchObject({
      status: 422,
      body: { code: "leap" },
    });
    expect(await set({ amount: amount + 100, currency: "EUR" })).toMatchObject({
      status: 200,
      body: { price: { amount: amount + 100, currency: "EUR" } },
    });
    // Whole yen.
    const yen = await set({ amount: 30_000, currency: "JPY", confirm: true });
    expect(yen.body.ownPrices).toContainEqual({ amount: 30_000, currency: "JPY" });
    expect((await set({ amount: null, currency: "JPY", confirm: true })).body.ownPrices).toEqual([]);
    for (const nonsense of [
      { amount: null, currency: "EUR" },
      { amount: 9_000_000_000, currency: "EUR" },
    ])
      expect(await set(nonsense)).toMatchObject({ status: 422, body: { code: "not-a-price" } });
    const [product] = await open.rows<{ id: number }>("select id from products where sku = 'DI0136'");
    expect(await audit("watches", product?.id ?? 0)).toContainEqual({
      by: actor,
      field: "price",
      before: String(amount),
      after: String(amount + 100),
    });
    await set({ amount, currency: "EUR" });
    expect(await get("/products/{sku}", { sku: "none" })).toMatchObject({ status: 404 });
  });

  test("has options, straps by their family, whose prices are set", async () => {
    const options = list(await get("/options"));
    const ofStraps = list(await get("/options", {}, "?list=straps"));
    expect(options.length).toBeGreaterThan(ofStraps.length);
    for (const { list: name, key: option, price } of [
      ofStraps[0],
      list(await get("/options", {}, "?list=dials"))[0],
    ].filter((known) => known !== undefined)) {
      const { amount } = price as { amount: number };
      const place = { list: String(name), key: String(option) };
      const set = (to: number) =>
        api.call(key, "patch", ["/options/{list}/{key}/price", place], {
          amount: to,
          currency: "EUR",
          confirm: true,
        });
      expect(await set(amount + 500)).toMatchObject({ body: { ...place, price: { amount: amount + 500 } } });
      await set(amount);
    }
    expect(await get("/options", {}, "?list=watches")).toMatchObject({ status: 404 });
  });
});

describe("stock", () => {
  test("is read and set through the ledger, never below what is reserved", async () => {
    const sku = { sku: "DI0136" };
    expect(await get("/products/{sku}/stock", sku)).toMatchObject({ body: { isCounted: false } });
    const set = (onHand: number) => api.call(key, "put", ["/products/{sku}/stock", sku], { onHand });
    expect(await set(5)).toMatchObject({
      body: { isCounted: true, onHand: 5, reserved: 0, available: 5 },
    });
    const item = await countProduct(open, "DI0136", 5, 2);
    expect((await set(4)).body).toMatchObject({ onHand: 4 });
    expect(await open.shop.store.stock.findStockItemById(item.id)).toMatchObject({ lowAt: 2, onHand: 4 });
    const moved = await open.rows(
      "select by, pieces::int as pieces from stock_movements where item_id = $1 order by id",
      [item.id],
    );
    expect(moved).toContainEqual({ by: actor, pieces: -1 });
    await open.rows("update stock_items set reserved = 2, available = 2 where id = $1", [item.id]);
    expect(await set(1)).toMatchObject({ status: 409, body: { code: "too-few" } });
    const option = { list: "rotors", key: String(list(await get("/options", {}, "?list=rotors"))[0]?.key) };
    expect(await api.call(key, "put", ["/options/{list}/{key}/stock", option], { onHand: 9 })).toMatchObject({
      status: 200,
    });
    expect(await get("/options/{list}/{key}/stock", option)).toMatchObject({ body: { available: 9 } });
  });
});

describe("customers", () => {
  test("are read, and erased at their request", async () => {
    await signIn(open, "ada@api.example");
    await signIn(open, "bob@api.example");
    const first = await get("/customers", {}, "?limit=1");
    const second = await get("/customers", {}, `?limit=1&cursor=${String(first.body.next)}`);
    expect([...list(first), ...list(second)]).toMatchObject([
      { email: "ada@api.example" },
      { email: "bob@api.example" },
    ]);
    const id = { id: String(list(first)[0]?.id) };
    expect(await get("/customers/{id}", id)).toMatchObject({
      body: { email: "ada@api.example", orders: [] },
    });
    const erase = (email: string) =>
      api.call(key, "post", ["/customers/{id}/erasure-request", id], { email });
    expect(await erase("bob@api.example")).toMatchObject({ status: 422, body: { code: "wrong-address" } });
    expect(await erase("Ada@API.example")).toMatchObject({ status: 200, body: { erased: true } });
    expect(await erase("ada@api.example")).toMatchObject({ status: 404 });
    expect(await audit("customers", id.id)).toContainEqual(
      expect.objectContaining({ by: actor, field: "erased", after: "true" }),
    );
    expect(await get("/customers/{id}", { id: "x" })).toMatchObject({ status: 400 });
  });
});

describe("gift cards and reports", () => {
  test("say what is left on a card", async () => {
    const { code } = await boughtCard(open);
    const balance = (written: string) => api.call(key, "post", ["/gift-cards/balance"], { code: written });
    expect(await balance(code)).toMatchObject({ body: { status: "open", available: { currency: "EUR" } } });
    expect(await balance("0000-0000")).toMatchObject({ status: 404 });
  });

  test("have the journal of a month as data and as the file of the admin", async () => {
    const order = await paidOrder(open);
    // Months are those of the shop's time zone.
    const month = monthOf(new Date());
    const journal = await get("/reports/journal", {}, `?month=${month}`);
    const lines = journal.body.lines as readonly Record<string, unknown>[];
    const own = lines.find((line) => line.order === order.number);
    expect(own).toMatchObject({ operation: "sale", gross: { amount: Number(order.total) } });
    const file = await get("/reports/journal", {}, `?month=${month}&format=csv`);
    expect(file.text).toBe((await clerk.file(`/api/staff/books.csv?month=${month}`)).text);
    expect(file.text.trim().split("\r\n")).toHaveLength(lines.length + 1);
    expect(await get("/reports/journal", {}, "?month=2026-13")).toMatchObject({
      status: 400,
      body: { field: "month" },
    });
  });
});

describe("the document", () => {
  test("has the routes of the table and no other, each with its parameters, body and errors", () => {
    const described = Object.entries(api.described.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(described.map(({ path, method, operation }) => [method, path, operation.operationId])).toEqual(
      expect.arrayContaining(apiRoutes.map(({ method, path, operation }) => [method, path, operation])),
    );
    expect(described).toHaveLength(apiRoutes.length);
    for (const route of apiRoutes) {
      const operation = api.described.paths[route.path]?.[route.method];
      const named = (where: string) =>
        operation?.parameters.filter((one) => one.in === where).map(({ name }) => name);
      const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(named("path")).toEqual(inPath);
      expect(Object.keys(route.params.entries)).toEqual(inPath);
      expect(named("query")).toEqual(Object.keys(route.query.entries));
      expect(named("header")).toEqual(route.isRepeatable ? ["Idempotency-Key"] : []);
      expect(operation?.requestBody === undefined).toBe(route.body === null);
      for (const { status } of Object.values(route.errors))
        expect(Object.keys(operation?.responses ?? {})).toContain(String(status));
    }
  });

  test("was held against a successful answer of every route", () => {
    expect([...api.answered].toSorted()).toEqual(apiRoutes.map(({ operation }) => operation).toSorted());
  });

  test("is a page that names every route and loads nothing from elsewhere", async () => {
    const page = await fetch(`${open.url}/api/v1`);
    const html = await page.text();
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    for (const { operation, summary } of apiRoutes) {
      expect(html).toContain(`id="${operation}"`);
      expect(html).toContain(`>${summary}</h3>`);
    }
    expect(html).not.toMatch(/<script|src=/);
    expect([...html.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual(["/icon.svg"]);
  });
});
