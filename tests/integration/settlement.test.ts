import { moveByStaff } from "@/src/services/orders/move-by-staff";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { applySession } from "@/src/services/orders/apply-session";
import { paidOrder } from "@/tests/factories/delivered-order";
import { filledCart } from "@/tests/factories/filled-cart";
import { expirePage, mailsOf, orderOfPage, reloadOrder, type OrderView } from "@/tests/factories/order-view";
import { fillPaymentPage, paymentPage, promiseToPay } from "@/tests/factories/shopper";
import { completed, sendEvent, sign } from "@/tests/factories/webhook-message";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
});
afterAll(() => open.close());
afterEach(() => open.control("DELETE", "faults"));

const send = (body: string, signature: string | null) => sendEvent(open, body, signature);

const reload = (order: OrderView) => reloadOrder(open, order);

describe("only verified events are processed (scenario 1)", () => {
  test("forged, tampered, old, unsigned or signed by another: 400, nothing changes", async () => {
    const order = await orderOfPage(open, await paymentPage(await filledCart(open)));
    const body = completed(order);
    const old = Math.floor(Date.now() / 1000) - 301;
    const forgeries: readonly (readonly [string, string | null])[] = [
      [body, null],
      [body, ""],
      [body, "t=1,v1=00"],
      [body, sign(body, { secret: "whsec_another" })],
      [body, sign(body, { timestamp: old })],
      [body.replace("complete", "completE"), sign(body)],
      [` ${body}`, sign(body)],
      [body, sign(body).replace("v1=", "v0=")],
    ];
    const answers = await Promise.all(forgeries.map(([text, signature]) => send(text, signature)));
    expect(answers).toEqual(forgeries.map(() => 400));
    expect(await reload(order)).toMatchObject({ state: "pending", receipt_number: null });
    expect(await open.rows("select 1 from webhook_events where event_id = 'evt_made_up'")).toEqual([]);
  });

  test("a signed event about an unpaid session does not pay it: the provider is queried", async () => {
    const order = await orderOfPage(open, await paymentPage(await filledCart(open)));
    const body = completed(order, "evt_too_early");
    expect(await send(body, sign(body))).toBe(200);
    expect(await reload(order)).toMatchObject({ state: "pending" });
  });
});

/** Like a return page or the hourly check. */
async function applySessionOf(order: OrderView) {
  const session = await open.shop.payments.stripe.retrieveSession(order.session_id ?? "");
  if (session.ok) await applySession(open.shop, order.number, session.value);
}

describe("exactly once (scenario 2)", () => {
  test("events, returns and submissions in parallel: one order each", async () => {
    const races = Number(process.env.RACES ?? 40);
    const pages: string[] = [];
    await open.control("PUT", "faults", { copies: 3, order: "shuffle", burst: true });
    const race = async () => {
      const shopper = await filledCart(open);
      const page = await paymentPage(shopper);
      pages.push(page);
      await fillPaymentPage(page);
      const order = await orderOfPage(open, page);
      await Promise.all([
        shopper.get(`/api/order-status?order=${order.token}`),
        shopper.checkout(),
        applySessionOf(order),
      ]);
    };
    // The limit of concurrent connections of one process: it runs browsers, provider and shop.
    for (let wave = 0; wave < races; wave += 30) {
      await Promise.all(Array.from({ length: Math.min(30, races - wave) }, race));
    }
    await open.sandbox.idle();
    await open.control("DELETE", "faults");
    const orders = await Promise.all(pages.map((page) => orderOfPage(open, page)));
    expect(orders.filter(({ state }) => state !== "paid")).toEqual([]);
    expect(new Set(orders.map((order) => order.receipt_number)).size).toBe(races);
    const ids = orders.map((order) => order.id);
    const once = async (sql: string) =>
      (await open.rows<{ count: number }>(`${sql} group by order_id`, [ids])).map(({ count }) => count);
    const ones = ids.map(() => 1);
    expect(await once("select count(*)::int from payments where order_id = any($1)")).toEqual(ones);
    expect(await once("select count(*)::int from mails where order_id = any($1)")).toEqual(ones);
    const again =
      "select number from orders where cart_id in (select cart_id from orders where id = any($1)) and not id = any($1)";
    expect(await open.rows(again, [ids])).toEqual([]);
  }, 600_000);

  test("receipt numbers have no gap, after any failure", async () => {
    const rows = await open.rows<{ receipt_number: string }>(
      "select receipt_number from orders where receipt_number is not null order by receipt_number",
    );
    const numbers = rows.map((row) => Number(row.receipt_number.split("-")[2]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test("a missing event is replaced by a query (scenario 28)", async () => {
    await open.control("PUT", "faults", { drop: 100 });
    const order = await paidOrder(open);
    await open.control("DELETE", "faults");
    expect(order).toMatchObject({ state: "pending" });
    const { reconcileOrders } = await import("@/src/services/orders/reconcile-orders");
    // A fresh payment is left alone.
    expect(await reconcileOrders(open.shop)).toBe(0);
    expect(await reload(order)).toMatchObject({ state: "pending" });
    const later = { ...open.shop, clock: () => new Date(Date.now() + 3 * 60_000) };
    expect(await reconcileOrders(later)).toBeGreaterThanOrEqual(1);
    expect(await reload(order)).toMatchObject({ state: "paid" });
  });

  test("an event the shop could not process is sent again by the provider", async () => {
    const page = await paymentPage(await filledCart(open));
    await open.control("PUT", "faults", {
      api: [{ match: "GET /v1/checkout/sessions/:session", status: 500, stage: "before", times: 4 }],
    });
    await fillPaymentPage(page);
    await open.sandbox.idle();
    await open.control("DELETE", "faults");
    expect(await orderOfPage(open, page)).toMatchObject({ state: "pending" });
    await open.sandbox.skip(60);
    expect(await orderOfPage(open, page)).toMatchObject({ state: "paid" });
  });
});

describe("delayed payments (scenario 3)", () => {
  const promise = async () => {
    const page = await paymentPage(await filledCart(open));
    await promiseToPay(page);
    await open.sandbox.idle();
    return orderOfPage(open, page);
  };

  test("nothing is fulfilled before the payment", async () => {
    const order = await promise();
    expect(order).toMatchObject({ state: "processing", receipt_number: null });
    expect(await mailsOf(open, order)).toMatchObject([{ kind: "order-processing" }]);
    await open.control("POST", `sessions/${order.session_id}/settle`, { outcome: "succeeded" });
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ state: "paid" });
    expect(await mailsOf(open, order)).toMatchObject([
      { kind: "order-confirmation" },
      { kind: "order-processing" },
    ]);
  });

  test("refused later: the order fails, the cart is restored, and the shopper is informed", async () => {
    const shopper = await filledCart(open, { quantity: 2 });
    const before = await shopper.cart();
    const page = await paymentPage(shopper);
    await promiseToPay(page);
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    expect((await shopper.cart()).items).toEqual([]);
    await shopper.add("GC-050");
    await open.control("POST", `sessions/${order.session_id}/settle`, { outcome: "failed" });
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ state: "failed", receipt_number: null });
    expect(await mailsOf(open, order)).toMatchObject([
      { kind: "order-failed" },
      { kind: "order-processing" },
    ]);
    const after = new Map((await shopper.cart()).items.map((item) => [item.product, item]));
    expect([...after.keys()]).toHaveLength(2);
    for (const item of before.items)
      expect(after.get(item.product)).toMatchObject({ ...item, id: expect.any(String) });
  });
});

test("mails of a payment are sent at once; an event without a change triggers nothing", async () => {
  const order = await orderOfPage(open, await paymentPage(await filledCart(open)));
  const session = await open.shop.payments.stripe.retrieveSession(String(order.session_id));
  if (!session.ok) throw new Error("The provider does not know the page.");
  let woken = 0;
  const shop = { ...open.shop, flushOutbox: () => void (woken += 1) };
  expect(await applySession(shop, order.number, session.value)).toBe("unchanged");
  expect(woken).toBe(0);
  const paid = {
    ...session.value,
    status: "complete",
    paymentStatus: "paid",
    paymentIntent: "pi_woken",
  } as const;
  expect(await applySession(shop, order.number, paid)).toBe("paid");
  expect(woken).toBe(1);
});

test("an open page that is not overdue stays open, for any age of the order", async () => {
  const page = await paymentPage(await filledCart(open));
  const { reconcileOrders } = await import("@/src/services/orders/reconcile-orders");
  await reconcileOrders({ ...open.shop, clock: () => new Date(Date.now() + 3 * 60_000) });
  const order = await orderOfPage(open, page);
  expect(order).toMatchObject({ state: "pending" });
  const session = await open.shop.payments.stripe.retrieveSession(String(order.session_id));
  expect(session).toMatchObject({ ok: true, value: { status: "open" } });
});

describe("expiry (scenario 4)", () => {
  test("an abandoned page closes, the cart stays", async () => {
    const shopper = await filledCart(open);
    const page = await paymentPage(shopper);
    await expirePage(open, page);
    expect(await orderOfPage(open, page)).toMatchObject({ state: "expired" });
    expect((await shopper.cart()).items).toHaveLength(1);
    expect(await paymentPage(shopper)).not.toBe(page);
  });
});

describe("a payment is compared with its order (scenario 6)", () => {
  test.each([
    ["amount", "update orders set total = total + 1 where id = $1"],
    ["currency", "update orders set charge_currency = 'USD' where id = $1"],
    ["session", "update orders set session_id = session_id || 'x' where id = $1"],
  ])("another %s is held for staff", async (reason, change) => {
    const page = await paymentPage(await filledCart(open));
    const order = await orderOfPage(open, page);
    await open.rows(change, [order.id]);
    await fillPaymentPage(page);
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ state: "held", held_reason: reason, receipt_number: null });
    expect(await mailsOf(open, order)).toMatchObject([{ kind: "order-held" }]);
  });

  test("staff releases it: the receipt and the confirmation follow, once", async () => {
    const page = await paymentPage(await filledCart(open));
    const { id } = await orderOfPage(open, page);
    await open.rows("update orders set total = total + 1 where id = $1", [id]);
    await fillPaymentPage(page);
    await open.sandbox.idle();
    const release = () =>
      moveByStaff(open.shop, {
        orderId: id,
        from: "held",
        to: "paid",
        parcel: null,
        by: "staff@example.com",
      });
    const released = await Promise.all([release(), release()]);
    expect(released.filter(({ ok }) => ok)).toHaveLength(1);
    const order = await orderOfPage(open, page);
    expect(order.receipt_number).toMatch(/^R-/);
    expect(await mailsOf(open, order)).toMatchObject([
      { kind: "order-confirmation" },
      { kind: "order-held" },
    ]);
  });

  test("staff cannot move an order outside the table of states", async () => {
    const { id } = await paidOrder(open);
    const step = { orderId: id, from: "paid", parcel: null, by: "staff@example.com" } as const;
    for (const to of ["pending", "delivered", "refunded"] as const)
      expect(await moveByStaff(open.shop, { ...step, to })).toEqual({ ok: false, error: "impossible" });
  });
});
