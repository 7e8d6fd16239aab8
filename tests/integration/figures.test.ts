import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { createShopper, paymentPage } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.shop.figures.flush();
  await open.rows("delete from day_figures");
});

const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  createShopper(open).post(path, body, headers);

async function counted() {
  await open.shop.figures.flush();
  return open.rows(
    "select kind, subject, locale, count::int from day_figures order by kind, subject, locale",
  );
}

describe("events of pages after consent", () => {
  test("are counted by day, page and language, with an empty answer", async () => {
    const answers = await Promise.all([
      post("/api/analytics/insert", { path: "/montres", locale: "fr" }),
      post("/api/analytics/insert", { path: "/montres", locale: "fr" }),
      post("/api/analytics/insert", { path: "/", locale: "jp" }),
      post("/api/pi", { u: "/en/montres/distinction/DI0" }),
      post("/api/pi", { u: "/carte-cadeau" }),
      post("/api/c", { locale: "es", source: "Journal", medium: "annonce" }),
    ]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [204, ""]));
    expect(await counted()).toEqual([
      { kind: "ad-view", subject: "/carte-cadeaux", locale: "fr", count: 1 },
      { kind: "ad-view", subject: "/montres/distinction/DI05", locale: "en", count: 1 },
      { kind: "campaign", subject: "journal / annonce", locale: "es", count: 1 },
      { kind: "view", subject: "/", locale: "jp", count: 1 },
      { kind: "view", subject: "/montres", locale: "fr", count: 2 },
    ]);
  });

  test("contain no address and no identifier", async () => {
    await open.rows("delete from limits");
    await post("/api/analytics/insert", { path: "/montres", locale: "fr" });
    await open.shop.figures.flush();
    const columns = await open.rows<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'day_figures'",
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual(
      ["count", "day", "id", "kind", "locale", "subject"].toSorted(),
    );
    expect(await open.rows("select * from limits")).toEqual([]);
  });

  test.each([
    ["/api/analytics/insert", { path: "/merci/AAAAAAAAAAAAAAAAAAAAAA", locale: "fr" }, "path"],
    ["/api/analytics/insert", { path: "/commandes/avis/x", locale: "fr" }, "path"],
    ["/api/analytics/insert", { path: "/montres?code=ABCD", locale: "fr" }, "path"],
    ["/api/analytics/insert", { path: "montres", locale: "fr" }, "path"],
    ["/api/analytics/insert", { path: `/${"a".repeat(200)}`, locale: "fr" }, "path"],
    ["/api/analytics/insert", { path: "/montres", locale: "xx" }, "locale"],
    ["/api/analytics/insert", { path: "/montres", locale: "fr", email: "ada@example.com" }, "email"],
    ["/api/pi", { u: "/montre" }, "u"],
    ["/api/pi", {}, "u"],
    ["/api/c", { locale: "fr", source: "ada@example.com" }, "source"],
    ["/api/c", { locale: "fr", source: "" }, "source"],
    ["/api/c", { locale: "fr", source: "a", click: "123" }, "click"],
  ])("%s refuses %j", async (path, body, field) => {
    expect(await post(path, body)).toMatchObject({ status: 400, body: { error: "invalid", field } });
    expect(await counted()).toEqual([]);
  });

  test.each(["/api/analytics/insert", "/api/pi", "/api/c"])("%s hears its own pages only", async (path) => {
    const foreign = { origin: "https://elsewhere.example" };
    expect((await post(path, { path: "/montres", locale: "fr" }, foreign)).status).toBe(403);
    expect((await post(path, "x".repeat(70_000))).status).toBe(413);
  });
});

test("articles added to carts are counted without a browser call, without watch or gift details", async () => {
  const shopper = await watchCart(open);
  await shopper.add("DI0136");
  await shopper.post("/api/cart/add", { sku: "DI0136", quantity: 5, overwrite: true });
  await shopper.add("GC-050");
  expect(await counted()).toEqual([
    { kind: "cart", subject: "DI0136", locale: "fr", count: 2 },
    { kind: "cart", subject: "GC-050", locale: "fr", count: 1 },
  ]);
});

test("invented pages add two thousand rows a day at most, and known pages go on", async () => {
  const figure = { day: "2026-03-31", kind: "view", locale: "fr", count: 1 } as const;
  const made = Array.from({ length: 2_000 }, (_, page) => ({ ...figure, subject: `/${page}` }));
  await open.shop.store.figures.addFigures(made);
  await open.shop.store.figures.addFigures([
    { ...figure, subject: "/new" },
    { ...figure, subject: "/7", count: 4 },
    { ...figure, day: "2026-04-01", subject: "/new" },
  ]);
  expect(await open.rows("select count(*)::int as rows from day_figures")).toEqual([{ rows: 2_001 }]);
  expect(await open.rows("select count::int from day_figures where subject = '/7'")).toEqual([{ count: 5 }]);
});

test("concurrent writes lose nothing", async () => {
  const figure = { day: "2026-03-31", kind: "view", locale: "fr", count: 1 } as const;
  const batch = ["/a", "/b", "/c"].map((subject) => ({ ...figure, subject }));
  await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      open.shop.store.figures.addFigures(turn % 2 === 0 ? batch : batch.toReversed()),
    ),
  );
  expect(await open.rows("select subject, count::int from day_figures order by subject")).toEqual(
    ["/a", "/b", "/c"].map((subject) => ({ subject, count: 50 })),
  );
});

test("the day's orders: created, paid, and the provider's payments", async () => {
  const before = await open.shop.store.figures.readDaysOfOrders("2026-01-01");
  expect(before).toEqual([]);
  await paymentPage(await watchCart(open));
  const order = await paidOrder(open, await watchCart(open));
  const [today, ...others] = await open.shop.store.figures.readDaysOfOrders("2026-01-01");
  expect(others).toEqual([]);
  expect(today).toMatchObject({ created: 2, paid: 1, revenue: Number(order.total) });
});

test("expired figures are deleted", async () => {
  const figure = { kind: "view", subject: "/", locale: "fr", count: 1 } as const;
  await open.shop.store.figures.addFigures([
    { ...figure, day: "2025-02-27" },
    { ...figure, day: "2025-02-28" },
  ]);
  expect(await open.shop.store.figures.purgeFigures("2025-02-28")).toBe(1);
  expect(await open.shop.store.figures.readFigures("2025-01-01")).toEqual([
    { day: "2025-02-28", kind: "view", subject: "/", count: 1 },
  ]);
});
