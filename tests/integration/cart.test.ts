import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSelection, selectionFields } from "@/src/domain/watch/selection";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { filledCart } from "@/tests/factories/filled-cart";
import { createShopper } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const bespoke = async (changes: Record<string, unknown> = {}) => {
  const answer = await createShopper(open).post("/api/configurator/sku", { ...defaultSelection, ...changes });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as { sku: string; price: number };
};

describe("a cart under load (scenario 15)", () => {
  test("200 additions at once lose nothing", async () => {
    const shopper = createShopper(open);
    const { sku } = await bespoke();
    await shopper.add(sku);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => shopper.post("/api/cart/add", { sku, quantity: 1 })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await shopper.cart()).items.map((item) => item.quantity)).toEqual([201]);
  });

  test("200 carts beginning at once, on far fewer connections, all begin", async () => {
    const { sku } = await bespoke();
    const shoppers = Array.from({ length: 200 }, () => createShopper(open));
    await Promise.all(shoppers.map((shopper) => shopper.add(sku, 2)));
    const carts = await Promise.all(shoppers.map((shopper) => shopper.cart()));
    expect(carts.filter(({ items }) => items[0]?.quantity !== 2)).toEqual([]);
    expect(new Set(shoppers.map(({ cookies }) => cookies.get("cart"))).size).toBe(200);
  });

  test("a line ends at 999 pieces, a higher limit than that of one request", async () => {
    const shopper = createShopper(open);
    const { sku } = await bespoke();
    await shopper.add(sku);
    await open.rows("update cart_lines set quantity = 998 where sku = $1", [sku]);
    const after = async (change: object) => {
      await shopper.post("/api/cart/add", { sku, quantity: 5, ...change });
      return (await shopper.cart()).items.map((item) => item.quantity);
    };
    expect(await after({})).toEqual([999]);
    expect(await after({ overwrite: true })).toEqual([5]);
    expect(await after({})).toEqual([10]);
  });

  test("concurrent additions, updates and deletions leave the cart in a possible state", async () => {
    const shopper = createShopper(open);
    const { sku } = await bespoke();
    await shopper.add(sku);
    await Promise.all([
      ...Array.from({ length: 20 }, () =>
        shopper.post("/api/cart/add", { sku, quantity: 5, overwrite: true }),
      ),
      ...Array.from({ length: 20 }, () => shopper.post("/api/cart/delete", { sku })),
    ]);
    expect([[], [5]]).toContainEqual((await shopper.cart()).items.map((item) => item.quantity));
  });
});

describe("what a browser sends is not believed (scenario 12)", () => {
  test("prices, discounts and totals in a request change nothing", async () => {
    const shopper = createShopper(open);
    const { sku, price } = await bespoke();
    const lies = { price: 1, discount: 100, total: 0, fullUnit: 1, previousPrice: 1 };
    await shopper.post("/api/cart/add", { sku, quantity: 1, overwrite: true, ...lies });
    const { items } = await shopper.cart();
    expect(items.map((item) => [item.price, item.discount, item.previousPrice])).toEqual([[price, 0, null]]);
  });

  test.each([
    ["quantity", { quantity: 0 }],
    ["quantity", { quantity: 100 }],
    ["quantity", { quantity: 1.5 }],
    ["quantity", { quantity: "2" }],
    ["quantity", { quantity: -1 }],
    ["sku", { sku: "" }],
    ["sku", { sku: null }],
    ["sku", { sku: "BSPKWTCH-00000000000000000000000000" }],
    ["sku", { sku: "'; drop table carts; --" }],
    ["overwrite", { overwrite: "yes" }],
  ])("400 names %s: %j", async (field, changes) => {
    const answer = await createShopper(open).post("/api/cart/add", {
      sku: "GC-050",
      quantity: 1,
      ...changes,
    });
    expect(answer).toMatchObject({ status: 400, body: { error: "invalid", field } });
  });
});

describe("the edge (scenario 24)", () => {
  test("a page of another origin changes nothing", async () => {
    const shopper = createShopper(open);
    const body = { sku: "GC-050", quantity: 1 };
    for (const origin of ["https://evil.example", "null", `${open.url}.evil.example`]) {
      expect(await shopper.post("/api/cart/add", body, { origin })).toMatchObject({ status: 403 });
    }
    expect(shopper.cookies.size).toBe(0);
  });

  test("a body must be JSON or a form, and small", async () => {
    const shopper = createShopper(open);
    const text = { "content-type": "text/plain" };
    expect(await shopper.post("/api/cart/add", "sku=GC-050", text)).toMatchObject({ status: 415 });
    expect(await shopper.post("/api/cart/add", "{")).toMatchObject({ status: 400 });
    const heavy = { sku: "x".repeat(70_000), quantity: 1 };
    expect(await shopper.post("/api/cart/add", heavy)).toMatchObject({ status: 413 });
  });

  test("reading creates no cart, and sku null changes none", async () => {
    const shopper = createShopper(open);
    const before = await open.rows<{ count: string }>("select count(*) from carts");
    expect(await shopper.cart()).toMatchObject({ items: [], promo: null, giftCards: [] });
    await shopper.post("/api/cart/delete", { sku: null });
    expect(await open.rows("select count(*) from carts")).toEqual(before);
    expect(shopper.cookies.size).toBe(0);
  });

  test("an unknown secret is not adopted", async () => {
    const { sku } = await bespoke();
    const chosen = "A".repeat(22);
    const shopper = createShopper(open, new Map([["cart", chosen]]));
    await shopper.add(sku);
    expect(shopper.cookies.get("cart")).not.toBe(chosen);
  });
});

describe("a selection becomes a sku (scenario 13)", () => {
  test("the same choice is the same sku, at the price of the domain", async () => {
    const first = await bespoke({ strapStyle: "PM", strapColor: "SI", secondStrap: "STR-PM-SI" });
    expect(await bespoke({ strapStyle: "PM", strapColor: "SI", secondStrap: "STR-PM-SI" })).toEqual(first);
    // Base 250, premium strap 100, the same one as a second strap 80.
    expect(first.price).toBe(25_000 + 10_000 + 8_000);
  });

  const impossible: readonly (readonly [field: string, changes: Record<string, unknown>])[] = [
    ...selectionFields.map((field) => [field, { [field]: "no-such-key" }] as const),
    ...selectionFields
      .filter((field) => field !== "bezelInsertColor" && field !== "gmtHand")
      .map((field) => [field, { [field]: null }] as const),
    ["caseDiameter", { caseType: "SU", caseColor: "CAS-SU-si", bezelInsertColor: "DIVER-BK" }],
    ["bezelInsertColor", { caseType: "SU", caseColor: "CAS-SU-si", caseDiameter: "40mm" }],
    ["bezelInsertColor", { bezelInsertColor: "DIVER-BK" }],
    ["caseColor", { caseColor: "CAS-FL-si" }],
    ["strapColor", { strapColor: "BR" }],
    ["strapEndlink", { strapEndlink: "WITH" }],
    ["gmtHand", { complication: "gmt" }],
    ["dateMagnifier", { dial: "ART-WAVE", dateMagnifier: "WITH" }],
    ["dateColor", { dial: "ART-WAVE", dateColor: "BLACK" }],
  ];

  test.each(impossible)("400 names %s: %j", async (field, changes) => {
    const answer = await createShopper(open).post("/api/configurator/sku", {
      ...defaultSelection,
      ...changes,
    });
    expect(answer).toMatchObject({ status: 400, body: { error: "invalid", field } });
  });
});

describe("PostgreSQL is unavailable for a moment (scenario 28)", () => {
  test("closed connections are replaced, stored data is not lost", async () => {
    const shopper = await filledCart(open, { quantity: 3 });
    await open.rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.get("/api/cart/retrieve")));
    // Affected requests get a clear answer, never a broken one.
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect((await shopper.cart()).items.map((item) => item.quantity)).toEqual([3]);
  });
});

describe("a composed watch of the cart that is edited", () => {
  const lines = async (shopper: ReturnType<typeof createShopper>) =>
    (await shopper.cart()).items.map(({ id, product, quantity }) => ({ id, product, quantity }));

  test("takes the place and the pieces of the previous one, once for repeated requests", async () => {
    const shopper = createShopper(open);
    const [first, second] = [await bespoke(), await bespoke({ dial: "ART-WAVE" })];
    await shopper.add(first.sku, 2);
    await shopper.add("DI0136");
    const [line, other] = await lines(shopper);
    const change = { sku: second.sku, quantity: 1, replaces: first.sku };
    await Promise.all([shopper.post("/api/cart/add", change), shopper.post("/api/cart/add", change)]);
    expect(await lines(shopper)).toEqual([{ ...line, product: second.sku }, other]);
    await shopper.post("/api/cart/add", { ...change, replaces: second.sku });
    expect(await lines(shopper)).toEqual([{ ...line, product: second.sku }, other]);
  });

  test("merges with an equal line, and is added where the previous one is gone", async () => {
    const shopper = createShopper(open);
    const [first, second] = [await bespoke(), await bespoke({ dial: "ART-WAVE" })];
    await shopper.add(first.sku, 2);
    await shopper.add(second.sku, 3);
    const { body } = await shopper.post("/api/cart/add", {
      sku: second.sku,
      quantity: 1,
      replaces: first.sku,
    });
    expect(body).toMatchObject({ items: [{ product: second.sku, quantity: 5 }] });
    await shopper.post("/api/cart/add", { sku: first.sku, quantity: 1, replaces: "BSPKWTCH-GONE" });
    expect(await lines(shopper)).toMatchObject([
      { product: second.sku },
      { product: first.sku, quantity: 1 },
    ]);
  });
});

describe("a cart line", () => {
  test("is in the language of the request", async () => {
    const shopper = await filledCart(open, { dial: "ART-COMET1" });
    const { body } = await shopper.get("/api/cart/retrieve?locale=jp");
    expect(body).toMatchObject({ items: [{ title: "オーダーメイドウォッチ", isSellable: true }] });
    expect(JSON.stringify(body)).toContain("彗星");
  });

  test("reports a price that has changed since it was added, until it is added again", async () => {
    const shopper = createShopper(open);
    await shopper.add("DI0136");
    const product = { collection: "products", where: { sku: { equals: "DI0136" } } } as const;
    await open.payload.update({ ...product, data: { price: 30_000 } });
    try {
      expect((await shopper.cart()).items).toMatchObject([{ price: 30_000, previousPrice: 31_000 }]);
      await shopper.add("DI0136");
      expect((await shopper.cart()).items).toMatchObject([
        { quantity: 2, price: 30_000, previousPrice: null },
      ]);
    } finally {
      await open.payload.update({ ...product, data: { price: 31_000 } });
    }
  });

  test("with a deleted article stays, can be removed, and cannot be paid", async () => {
    const shopper = createShopper(open);
    await shopper.add("DI0136");
    await open.rows("update cart_lines set sku = 'GONE' where sku = 'DI0136'");
    expect((await shopper.cart()).items).toMatchObject([
      { product: "GONE", price: 31_000, isSellable: false },
    ]);
    expect(await shopper.checkout()).toMatchObject({ status: 422, body: { error: "unsellable" } });
    await shopper.post("/api/cart/delete", { sku: "GONE" });
    expect((await shopper.cart()).items).toEqual([]);
  });
});

describe("expired carts", () => {
  test("are deleted with their lines; the others and all orders stay", async () => {
    const [old, young] = [await filledCart(open), await filledCart(open)];
    const { status } = await old.checkout();
    expect(status).toBe(200);
    await open.rows("update carts set updated_at = now() - interval '91 days' where token = $1", [
      old.cookies.get("cart"),
    ]);
    const orders = await open.rows("select number from orders");
    expect(await purgeExpired(open.shop)).toBe(1);
    expect((await old.cart()).items).toEqual([]);
    expect((await young.cart()).items).toHaveLength(1);
    expect(await open.rows("select number from orders")).toEqual(orders);
  });
});

describe("a shared watch", () => {
  test("is shown as composed; an unknown id gives 404", async () => {
    const { sku, price } = await bespoke({ rotor: "WAVE-GL" });
    const shopper = createShopper(open);
    const id = sku.replace("BSPKWTCH-", "");
    expect(await shopper.get(`/api/bespoke?id=${id}&locale=en`)).toMatchObject({
      status: 200,
      body: { sku, price, priceToday: price, title: "Bespoke watch", selection: { rotor: "WAVE-GL" } },
    });
    expect(await shopper.get(`/api/bespoke?id=${"0".repeat(26)}`)).toMatchObject({ status: 404 });
    expect(await shopper.get("/api/bespoke?id=1")).toMatchObject({ status: 400, body: { field: "id" } });
  });
});
