import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createShopper, fillPaymentPage } from "@/tests/factories/shopper";
import {
  approve,
  captureWallet,
  openWallet,
  orderNow,
  placeWalletOrder,
  type WalletView,
} from "@/tests/factories/wallet";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
});
afterAll(() => open.close());
afterEach(() => open.control("DELETE", "wallet/faults"));

const errors = (values: object) => open.control("PUT", "wallet/faults", values);
const paymentsOf = ({ id }: WalletView) =>
  open.rows<{ kind: string; amount: string; status: string }>(
    "select kind, amount, status from payments where order_id = $1 order by kind",
    [id],
  );
describe("one order, one payment (scenarios 2, 5, 6)", () => {
  test("return page and events in parallel: one order each", async () => {
    const races = Number(process.env.RACES ?? 40);
    await errors({ copies: 3, burst: true });
    const orders: WalletView[] = [];
    const race = async (_: unknown, place: number) => {
      const order = await placeWalletOrder(open, `race-${orders.length}-${place}`);
      orders.push(order);
      await approve(order.session_url);
      await Promise.all([captureWallet(open, order.token), captureWallet(open, order.token)]);
    };
    // The limit of concurrent connections of one process: it runs browsers, provider and shop.
    for (let wave = 0; wave < races; wave += 20)
      await Promise.all(Array.from({ length: Math.min(20, races - wave) }, race));
    await open.sandbox.idle();
    const ids = orders.map(({ id }) => id);
    const states = await open.rows<{ state: string; receipt_number: string }>(
      "select state, receipt_number from orders where id = any($1)",
      [ids],
    );
    expect(states.filter(({ state }) => state !== "paid")).toEqual([]);
    expect(new Set(states.map((row) => row.receipt_number)).size).toBe(races);
    const counts = await open.rows<{ count: number }>(
      "select count(*)::int from payments where order_id = any($1) group by order_id",
      [ids],
    );
    expect(counts.map(({ count }) => count)).toEqual(ids.map(() => 1));
  }, 300_000);

  test("twenty concurrent requests open one PayPal page", async () => {
    const { token } = await placeWalletOrder(open, "twenty");
    const opened = await Promise.all(Array.from({ length: 20 }, () => openWallet(open, token)));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  test.each([
    ["amount", "total = total + 100"],
    ["currency", "charge_currency = 'USD'"],
    ["reference", "number = number || '-B'"],
  ])("another %s than agreed is held for staff", async (mismatch, change) => {
    const order = await placeWalletOrder(open, `mismatch-${mismatch}`);
    await errors({ drop: 10 });
    await approve(order.session_url);
    await open.rows(`update orders set ${change} where id = $1`, [order.id]);
    await captureWallet(open, order.token);
    expect(await orderNow(open, order.id)).toMatchObject({ state: "held", held_reason: mismatch });
  });

  test("a shopper who changes from PayPal to a card pays once, by card", async () => {
    const wallet = await placeWalletOrder(open, "turn");
    const card = await placeWalletOrder(open, "turn", "stripe");
    expect(card).toMatchObject({ id: wallet.id, payment_provider: "stripe" });
    // Approved in the window that was left open: no longer this order's page.
    await approve(wallet.session_url);
    await fillPaymentPage(card.session_url);
    await open.sandbox.idle();
    expect(await orderNow(open, card.id)).toMatchObject({ state: "paid" });
    expect(await paymentsOf(card)).toHaveLength(1);
  });

  test("and back again: the card's page is closed, its end does not end the order", async () => {
    const card = await placeWalletOrder(open, "back", "stripe");
    const { id, url } = await openWallet(open, card.token);
    await open.sandbox.idle();
    expect(await fillPaymentPage(card.session_url)).toBeNull();
    expect(await orderNow(open, card.id)).toMatchObject({ state: "pending", session_id: id });
    const again = await placeWalletOrder(open, "back", "stripe");
    expect(again.session_id).not.toBe(card.session_id);
    const wallet = await openWallet(open, card.token);
    expect(wallet.url).not.toBe(url);
    await approve(wallet.url);
    expect(await captureWallet(open, card.token)).toMatchObject({ state: "paid" });
  });
});

describe("a page that cannot be closed", () => {
  test("blocks a second page for its order until it is closed", async () => {
    const card = await placeWalletOrder(open, "stays", "stripe");
    await open.control("PUT", "faults", { api: [{ status: 503, times: 20 }] });
    const shopper = createShopper(open);
    expect(await shopper.post("/api/paypal/create-order", { order: card.token })).toMatchObject({
      status: 503,
      body: { error: "payment-unavailable" },
    });
    expect(await open.shop.store.orders.findOrder("id", card.id)).toMatchObject({
      sessionId: null,
      formerPage: { provider: "stripe", sessionId: card.session_id },
    });
    await open.control("PUT", "faults", {});
    const { url } = await openWallet(open, card.token);
    expect(await fillPaymentPage(card.session_url)).toBeNull();
    await approve(url);
    expect(await captureWallet(open, card.token)).toMatchObject({ state: "paid" });
    expect(await paymentsOf(card)).toHaveLength(1);
  });
});

describe("refunds (scenario 7)", () => {
  test("in part by the shop, the rest by the payer's bank: cumulative, each once", async () => {
    const order = await placeWalletOrder(open, "refund");
    await approve(order.session_url);
    await captureWallet(open, order.token);
    const { payment_intent: paymentIntent } = await orderNow(open, order.id);
    const request = {
      paymentIntent: paymentIntent ?? "",
      amount: 1500,
      currency: "EUR",
      idempotencyKey: `refund-${order.id}`,
    } as const;
    const refunds = [request, request].map((one) => open.shop.payments.paypal.refund(one));
    expect(await Promise.all(refunds)).toMatchObject([{ ok: true }, { ok: true }]);
    await open.sandbox.idle();
    expect(await orderNow(open, order.id)).toMatchObject({ state: "paid", refunded_amount: "1500" });
    const beyond = { ...request, amount: 2501, idempotencyKey: "beyond" };
    expect(await open.shop.payments.paypal.refund(beyond)).toEqual({ ok: false, error: "refused" });
    await open.control("POST", `wallet/captures/${paymentIntent}/reverse`);
    await open.sandbox.idle();
    expect(await orderNow(open, order.id)).toMatchObject({ state: "refunded", refunded_amount: "4000" });
  });
});

describe("input is validated", () => {
  test.each([
    ["nothing", {}, 400],
    ["an unknown secret", { order: "A".repeat(22) }, 404],
    ["a number", { order: 7 }, 400],
    ["surplus fields", { order: "A".repeat(22), amount: 1, state: "paid" }, 404],
  ])("%s: %j", async (_name, body, status) => {
    const shopper = createShopper(open);
    expect((await shopper.post("/api/paypal/create-order", body)).status).toBe(status);
    expect((await shopper.post("/api/paypal/capture-order", body)).status).toBe(status);
  });

  test("from a foreign page, or for a currency the wallet does not know", async () => {
    const order = await placeWalletOrder(open, "riyals", "stripe");
    const shopper = createShopper(open);
    const foreign = { origin: "https://evil.example" };
    const body = { order: order.token };
    expect((await shopper.post("/api/paypal/capture-order", body, foreign)).status).toBe(403);
    await open.rows("update orders set charge_currency = 'SAR' where id = $1", [order.id]);
    expect(await shopper.post("/api/paypal/create-order", body)).toMatchObject({
      status: 422,
      body: { error: "not-offered" },
    });
  });
});
