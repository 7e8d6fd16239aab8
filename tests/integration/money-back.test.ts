import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyCharge } from "@/src/services/orders/apply-charge";
import { paidOrder } from "@/tests/factories/delivered-order";
import { filledCart } from "@/tests/factories/filled-cart";
import { mailsOf, reloadOrder, type OrderView } from "@/tests/factories/order-view";
import { completed, sendEvent, sign } from "@/tests/factories/webhook-message";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
});
afterAll(() => open.close());

const reload = (order: OrderView) => reloadOrder(open, order);

describe("money that goes back (scenarios 7 and 8)", () => {
  test("partial refunds add up, a refund that fails is taken back, all of it ends the order", async () => {
    const order = await paidOrder(open);
    const refund = (amount: number) =>
      open.control("POST", `charges/${order.payment_intent}/refund`, { amount });
    await refund(1_000);
    await refund(2_000);
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ state: "paid", refunded_amount: "3000" });
    const failing = (await refund(500)) as { id: string };
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ refunded_amount: "3500" });
    await open.control("POST", `refunds/${failing.id}/fail`);
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ refunded_amount: "3000" });
    await refund(29_000);
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ state: "refunded", refunded_amount: "32000" });
    const moved = await open.shop.store.payments.findPayments(order.id);
    expect(moved.map(({ kind, amount, currency }) => [kind, amount, currency])).toEqual([
      ["payment", 32_000, "EUR"],
      ["refund", 32_000, "EUR"],
    ]);
  });

  test("a dispute holds the order and tells staff", async () => {
    const order = await paidOrder(open);
    await open.control("POST", `charges/${order.payment_intent}/dispute`, {});
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ state: "held", held_reason: "dispute" });
    expect(await mailsOf(open, order)).toMatchObject([
      { kind: "order-confirmation" },
      { kind: "order-disputed" },
    ]);
    const told = await open.rows<{ detail: string }>(
      "select detail from orders_timeline where _parent_id = $1 and event = 'dispute'",
      [order.id],
    );
    expect(told).toEqual([{ detail: "open" }]);
  });

  test("a message of the payment that comes again after a dispute releases nothing and takes nothing from the cart", async () => {
    const shopper = await filledCart(open);
    const order = await paidOrder(open, shopper);
    await open.control("POST", `charges/${order.payment_intent}/dispute`, {});
    await open.sandbox.idle();
    const [line] = await open.rows<{ sku: string }>("select sku from orders_lines where _parent_id = $1", [
      order.id,
    ]);
    await shopper.add(line?.sku ?? "");
    const body = completed(order, "evt_again_after_dispute");
    expect(await sendEvent(open, body, sign(body))).toBe(200);
    expect(await reload(order)).toMatchObject({ state: "held", held_reason: "dispute" });
    expect((await shopper.cart()).items).toHaveLength(1);
  });

  test("a dispute that is lost is a movement of its own, once, and no longer waits for the bank", async () => {
    const order = await paidOrder(open);
    const intent = order.payment_intent;
    const { id, amount } = (await open.control("POST", `charges/${intent}/dispute`, {})) as {
      id: string;
      amount: number;
    };
    await open.sandbox.idle();
    await open.control("POST", `disputes/${id}/close`, { outcome: "lost" });
    await open.sandbox.idle();
    for (let times = 0; times < 2; times += 1) await applyCharge(open.shop, String(intent));
    const moved = await open.rows(
      "select provider_id, amount::int as amount, status from payments where order_id = $1 and kind = 'dispute' order by id",
      [order.id],
    );
    expect(moved).toEqual([
      { provider_id: `${intent}:dispute`, amount, status: "closed" },
      { provider_id: `${intent}:lost-1`, amount, status: "lost" },
    ]);
    expect(await reload(order)).toMatchObject({
      state: "held",
      held_reason: "dispute",
      refunded_amount: "0",
    });
  });
});
