import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { filledCart } from "@/tests/factories/filled-cart";
import { orderOfPage, type OrderView } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let order: OrderView;
beforeAll(async () => {
  open = await openShop();
  const page = await paymentPage(await filledCart(open));
  await fillPaymentPage(page);
  await open.sandbox.idle();
  order = await orderOfPage(open, page);
});
afterAll(() => open.close());
beforeEach(() => open.rows("delete from limits"));

const search = (number: string, email: string, lang = "fr") =>
  createShopper(open).post("/api/search-order", { order: number, email, lang });

describe("POST /api/search-order", () => {
  test.each([
    ["fr", ""],
    ["jp", "/jp"],
  ])("number and address open the order, in %s", async (lang, prefix) => {
    expect(
      await search(` ${order.number.toLowerCase().replaceAll("-", " – ")} `, "ADA@example.com", lang),
    ).toMatchObject({
      status: 200,
      body: { url: `${prefix}/commandes/${order.token}` },
    });
  });

  test("the page of the withdrawal function leads to its place on the order's page", async () => {
    const found = await createShopper(open).post("/api/search-order", {
      order: order.number,
      email: "ada@example.com",
      lang: "fr",
      query: "retractation",
    });
    expect(found).toMatchObject({ body: { url: `/commandes/${order.token}#retractation` } });
  });

  test("a wrong number and a wrong address get the same answer", async () => {
    const answers = await Promise.all([
      search(order.number, "eve@example.com"),
      search("VAL-2026-99999", "ada@example.com"),
      search("%", "ada@example.com"),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, body: { error: "not-found" } });
  });

  test("an unpaid order is not found", async () => {
    const unpaid = await orderOfPage(open, await paymentPage(await filledCart(open)));
    expect((await search(unpaid.number, "ada@example.com")).status).toBe(404);
  });

  test("guessing is limited to twenty for one address", async () => {
    const statuses = [];
    for (let guess = 0; guess < 22; guess += 1) {
      statuses.push((await search(`VAL-2026-${String(guess).padStart(5, "0")}x`, "ada@example.com")).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });
});
