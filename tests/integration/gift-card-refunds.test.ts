import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { paidOrder } from "@/tests/factories/delivered-order";
import { filledCart } from "@/tests/factories/filled-cart";
import { balanceOf, boughtCard, cartWithCard, type BoughtCard } from "@/tests/factories/gift-card";
import { orderOfPage, reloadOrder, type OrderView } from "@/tests/factories/order-view";
import { paymentPage } from "@/tests/factories/shopper";
import { accountOf, staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let staff: StaffMember;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
  staff = await staffMember(open, "clerk");
});
afterAll(() => open.close());

const paidWith = async (card: BoughtCard): Promise<OrderView> =>
  paidOrder(open, await cartWithCard(open, card));
const reload = (order: OrderView) => reloadOrder(open, order);
const refund = (order: OrderView, amount: number, knownRefunded: number, key: string = randomUUID()) =>
  staff.ask("POST", "/api/staff/refund", {
    order: order.id,
    amount,
    knownRefunded,
    key,
    reason: "Geste de la maison",
  });

describe("refunds go to the card first (scenario 7)", () => {
  test("a part, then the rest: the card's share, then the bank card's, and the order is refunded", async () => {
    const card = await boughtCard(open, "GC-100");
    const order = await paidWith(card);
    expect((await refund(order, 4_000, 0)).body).toEqual({ toCards: 4_000, toCharge: 0 });
    expect(await balanceOf(open, card.id)).toEqual({ sold: -10_000, spent: 6_000, available: 4_000 });
    expect((await refund(order, 10_000, 4_000)).body).toEqual({ toCards: 6_000, toCharge: 4_000 });
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({
      state: "paid",
      refunded_amount: "4000",
      refunded_to_cards: "10000",
    });
    expect((await refund(order, 18_000, 14_000)).status).toBe(200);
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ state: "refunded", refunded_amount: "22000" });
    expect(await balanceOf(open, card.id)).toEqual({ sold: -10_000, available: 10_000 });
  });

  test("a refund that fails later can be asked for again: difference 0", async () => {
    const order = await paidOrder(open);
    await open.control("PUT", "faults", { failRefunds: 1 });
    await refund(order, 5_000, 0);
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ refunded_amount: "0" });
    expect((await refund(order, 5_000, 0)).status).toBe(200);
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ refunded_amount: "5000" });
  });

  test("a repeated request refunds once", async () => {
    const order = await paidOrder(open);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(order, 5_000, 0, "one-decision")));
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ refunded_amount: "5000" });
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await refund(order, 5_000, 0)).status).toBe(409);
  });

  test("a repeated request with one decision refunds once at the provider; another decision is another refund", async () => {
    const order = await paidOrder(open);
    const ask = (idempotencyKey: string) =>
      open.shop.payments.stripe.refund({
        paymentIntent: order.payment_intent ?? "",
        amount: 5_000,
        currency: "EUR",
        idempotencyKey,
      });
    for (const key of ["one", "one", "one"])
      expect(await ask(`${order.token}-${key}`)).toMatchObject({ ok: true });
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ refunded_amount: "5000" });
    await ask(`${order.token}-another`);
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ refunded_amount: "10000" });
  });

  test("two decisions of the same amount are two refunds", async () => {
    const order = await paidOrder(open);
    expect((await refund(order, 5_000, 0)).status).toBe(200);
    await open.sandbox.idle();
    expect((await refund(order, 5_000, 5_000)).status).toBe(200);
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ refunded_amount: "10000" });
  });

  test("author, amount and reason are in the timeline; the buyer gets the sum so far", async () => {
    const card = await boughtCard(open, "GC-100");
    const order = await paidWith(card);
    await refund(order, 4_000, 0);
    await refund(order, 1_000, 4_000);
    const timeline = await open.rows<{ event: string; detail: string }>(
      "select event, detail from orders_timeline where _parent_id = $1 and event like 'refund%' order by _order",
      [order.id],
    );
    const { email } = accountOf("clerk");
    expect(timeline.map(({ event, detail }) => [event, detail])).toEqual([
      ["refund-decided", `off = 40.00 EUR, ${email}: Geste de la maison`],
      ["refund-to-card", `40.00 EUR, ${email}`],
      ["refund-decided", `off = 10.00 EUR, ${email}: Geste de la maison`],
      ["refund-to-card", `10.00 EUR, ${email}`],
    ]);
    const mails = await open.rows<{ key: string }>(
      "select key from mails where order_id = $1 and kind = 'order-refunded' order by id",
      [order.id],
    );
    expect(mails.map(({ key }) => key.split(":").at(-1))).toEqual(["4000", "5000"]);
  });

  test("an unpaid, fully refunded or missing order cannot be refunded", async () => {
    const pending = await orderOfPage(open, await paymentPage(await filledCart(open)));
    expect(await refund(pending, 1_000, 0)).toMatchObject({ status: 422 });
    const order = await paidOrder(open);
    expect((await refund(order, 32_000, 0)).status).toBe(200);
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ state: "refunded" });
    expect(await refund(order, 1, 32_000)).toMatchObject({ status: 422 });
    expect(await refund({ ...order, id: 999_999 }, 1_000, 0)).toMatchObject({ status: 404 });
  });

  test("concurrent refunds by two members of staff: one of them has to check again", async () => {
    const order = await paidOrder(open);
    const answers = await Promise.all([5_000, 7_000, 5_000].map((amount) => refund(order, amount, 0)));
    await open.sandbox.idle();
    const given = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    const told = answers.filter(({ status }) => status === 409);
    expect([given.length, told.length]).toEqual([1, 2]);
    expect(await reload(order)).toMatchObject({ refunded_amount: String(given[0]?.toCharge) });
  });

  test("a new decision after a failed refund: the provider's refunds are read before another one is made", async () => {
    const order = await paidOrder(open);
    const given = [{ match: "POST /v1/refunds", stage: "after", status: 500 }];
    await open.control("PUT", "faults", { api: given, drop: 10 });
    expect((await refund(order, 5_000, 0)).status).toBe(503);
    expect(await reload(order)).toMatchObject({ refunded_amount: "0" });
    await open.control("PUT", "faults", {});
    expect((await refund(order, 5_000, 0)).status).toBe(409);
    expect(await reload(order)).toMatchObject({ refunded_amount: "5000" });
  });

  test("a card paid all: the provider is not called", async () => {
    const card = await boughtCard(open, "GC-500");
    const order = await paidWith(card);
    // Independent of the provider's data: card refunds are none of its money.
    const intent = "pi_of_cards_alone";
    await open.rows("update orders set payment_intent = $2 where id = $1", [order.id, intent]);
    expect((await refund(order, 32_000, 0)).body).toEqual({ toCards: 32_000, toCharge: 0 });
    expect(await reload(order)).toMatchObject({ state: "refunded", refunded_amount: "0" });
    expect(await balanceOf(open, card.id)).toEqual({ sold: -50_000, available: 50_000 });
  });

  test("an ended card is valid again for half a year, and its code is sent once more", async () => {
    const card = await boughtCard(open, "GC-100");
    const order = await paidWith(card);
    await open.rows("update gift_cards set expires_at = now() - interval '3 days' where id = $1", [card.id]);
    await refund(order, 10_000, 0);
    const [row] = await open.rows<{ days: number }>(
      "select extract(day from expires_at - now())::int as days from gift_cards where id = $1",
      [card.id],
    );
    expect(row?.days).toBeGreaterThan(175);
    await deliverMails(open.shop);
    const mails = await open.rows<{ state: string }>(
      "select state from mails where key like $1 order by id",
      [`gift-card:${card.id}%`],
    );
    expect(mails).toEqual([{ state: "sent" }, { state: "sent" }]);
  });

  test.each([
    ["more than is left", 32_001, 0, 422],
    ["on another footing", 100, 50, 409],
    ["nothing", 0, 0, 400],
  ])("%s is refused", async (_name, amount, known, status) => {
    const order = await paidOrder(open);
    expect((await refund(order, amount, known)).status).toBe(status);
    expect(await reload(order)).toMatchObject({ refunded_amount: "0" });
  });

  test("translators, marketers and strangers have no access", async () => {
    const order = await paidOrder(open);
    for (const role of ["translator", "marketer", null] as const) {
      const member = await staffMember(open, role);
      const body = { order: order.id, amount: 100, knownRefunded: 0, key: randomUUID() };
      expect((await member.ask("POST", "/api/staff/refund", body)).status).toBe(404);
    }
  });
});
