import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { orderPageResponse } from "@/src/domain/contracts/order-page";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { moveTo, takeStep, paidOrder } from "@/tests/factories/delivered-order";
import { filledCart } from "@/tests/factories/filled-cart";
import { mailsOf, orderOfPage, type OrderView } from "@/tests/factories/order-view";
import { createShopper, paymentPage } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let clerk: StaffMember;
beforeAll(async () => {
  open = await openShop();
  clerk = await staffMember(open, "clerk");
});
afterAll(() => open.close());
beforeEach(async () => {
  open.mailbox.clear();
  await open.rows("delete from limits");
  // Mails of earlier tests are not counted.
  await open.rows("delete from mails");
});

const page = (token: string) => createShopper(open).get(`/api/order?order=${token}`);
const read = async ({ token }: OrderView) => v.parse(orderPageResponse, (await page(token)).body);
const withdraw = (token: string) => createShopper(open).post("/api/withdrawal", { order: token });
const mailKinds = async (order: OrderView) => (await mailsOf(open, order)).map(({ kind }) => kind);

describe("an order's page", () => {
  test("shows what was bought, its state and its dispatch day", async () => {
    const order = await paidOrder(open);
    const { leadDays } = await open.shop.store.loadSettings();
    const leaves = dispatchDay(parisDay(new Date()), leadDays, []);
    expect(await read(order)).toMatchObject({
      number: order.number,
      state: "paid",
      isPaid: true,
      hasParcel: true,
      reached: 0,
      dispatch: leaves,
      total: 32_000,
      vat: { percent: 20, amount: 5_333 },
      lines: [{ title: "Montre sur mesure", quantity: 1, total: 32_000 }],
      delivery: ["Ada Lovelace", "1 rue des Granges", "25000 Besançon", "France"],
      withdrawal: { status: "open", until: null },
      reviews: [],
    });
  });

  test("is missing without its secret, and does not reveal it (scenario 20)", async () => {
    const order = await paidOrder(open);
    const guesses = [
      "A".repeat(22),
      order.token.slice(0, -1) + (order.token.endsWith("A") ? "B" : "A"),
      order.token.toUpperCase() === order.token ? order.token.toLowerCase() : order.token.toUpperCase(),
    ];
    for (const guess of guesses) {
      expect((await page(guess)).status).toBe(404);
      expect((await withdraw(guess)).status).toBe(404);
    }
    for (const guess of [String(order.id), order.number, "", "' or 1=1 --", "../../admin"]) {
      expect((await page(encodeURIComponent(guess))).status).toBe(400);
      expect((await withdraw(guess)).status).toBe(400);
    }
    expect((await createShopper(open).get(`/api/orders/${order.id}`)).status).toBe(403);
    const told = JSON.stringify((await page(order.token)).body);
    for (const secret of [order.session_id, order.payment_intent, "contentHash", "marketer"]) {
      expect(told).not.toContain(String(secret));
    }
    expect((await read(order)).state).toBe("paid");
  });
});

describe("staff moves an order through its states", () => {
  test("each step is recorded and mailed to the buyer, once", async () => {
    const order = await paidOrder(open);
    await moveTo(clerk, order, "quality-control");
    // Quality control sends it back to the workshop.
    await takeStep(clerk, order, "quality-control", "in-workshop");
    expect((await read(order)).reached).toBe(1);
    await takeStep(clerk, order, "in-workshop", "quality-control");
    const parcel = { carrier: "dhl", trackingNumber: " 12 3456 7890 " };
    await takeStep(clerk, order, "quality-control", "shipped", parcel);
    await takeStep(clerk, order, "shipped", "delivered");
    const shown = await read(order);
    expect(shown).toMatchObject({ state: "delivered", reached: 4, withdrawal: { status: "open" } });
    expect(shown.parcels[0]?.url).toBe(
      "https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234567890",
    );
    expect(shown.steps.every(({ at }) => at !== null)).toBe(true);
    expect(await mailKinds(order)).toEqual([
      "order-confirmation",
      "order-delivered",
      "order-in-workshop",
      "order-quality-control",
      "order-shipped",
    ]);
  });

  test.each([
    ["paid", "shipped", { carrier: "ups", trackingNumber: "1Z99999" }, 422],
    ["paid", "pending", null, 422],
    // Only the provider knows what was refunded.
    ["paid", "refunded", null, 422],
    ["quality-control", "shipped", null, 422],
    ["quality-control", "shipped", { carrier: "ups", trackingNumber: "a/../b" }, 400],
  ] as const)("from %s to %s with %j is refused", async (state, to, parcel, status) => {
    const order = await paidOrder(open);
    if (state !== "paid") await moveTo(clerk, order, state);
    const refused = await clerk.ask("POST", "/api/staff/order-step", {
      order: order.id,
      from: state,
      to,
      parcel,
    });
    expect(refused.status).toBe(status);
    expect((await read(order)).state).toBe(state);
  });

  test("what moved meanwhile is looked at again first", async () => {
    const order = await paidOrder(open);
    const both = await Promise.all([
      takeStep(clerk, order, "paid", "in-workshop"),
      takeStep(clerk, order, "paid", "held"),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("state, carrier and number cannot be written over the API of the documents", async () => {
    const order = await paidOrder(open);
    const data = { state: "refunded", carrier: "ups", trackingNumber: "1Z99999" };
    await clerk.ask("PATCH", `/api/orders/${order.id}`, data);
    const [row] = await open.rows("select state, carrier, tracking_number from orders where id = $1", [
      order.id,
    ]);
    expect(row).toEqual({ state: "paid", carrier: null, tracking_number: null });
  });

  test("a wrong tracking number is corrected, and mailed again", async () => {
    const order = await paidOrder(open);
    const correct = () =>
      clerk.ask("POST", "/api/staff/order-parcel", {
        order: order.id,
        parcel: { carrier: "ups", trackingNumber: "1Z 999 99" },
      });
    expect((await correct()).status).toBe(422);
    await moveTo(clerk, order, "shipped");
    expect((await correct()).status).toBe(200);
    expect((await read(order)).parcels[0]?.url).toContain("1Z99999");
    expect((await mailKinds(order)).filter((kind) => kind === "order-shipped")).toHaveLength(2);
  });

  test("an order cannot be marked as paid by hand", async () => {
    const unpaid = await orderOfPage(open, await paymentPage(await filledCart(open)));
    expect((await takeStep(clerk, unpaid, "pending", "paid")).status).toBe(422);
  });

  test.each([
    ["fr", "est partie"],
    ["en", "has shipped"],
    ["es", "ha salido"],
    ["jp", "発送しました"],
  ])("the mails are in the buyer's language: %s", async (locale, words) => {
    const order = await paidOrder(open, undefined, { __nextLocale: locale });
    await moveTo(clerk, order, "delivered");
    await deliverMails(open.shop);
    const mails = open.mailbox.mails("ada@example.com");
    expect(mails).toHaveLength(5);
    const shipped = mails.find(({ subject }) => subject.includes(words));
    for (const body of [shipped?.html, shipped?.text]) expect(body).toContain("code=6A12345678901");
  });

  test("a refund is mailed with the sum refunded so far", async () => {
    const order = await paidOrder(open);
    for (const amount of [1_000, 2_500]) {
      await open.control("POST", `charges/${order.payment_intent}/refund`, { amount });
      await open.sandbox.idle();
    }
    await deliverMails(open.shop);
    const refunds = open.mailbox.mails().filter(({ subject }) => subject.startsWith("Remboursement"));
    expect(refunds).toHaveLength(2);
    expect(refunds.some(({ text }) => text.includes("35,00\u00A0€"))).toBe(true);
  });
});

describe("withdrawal", () => {
  test("from a part leaves the rest, names the refund, and the last piece ends the order", async () => {
    const order = await paidOrder(open, await filledCart(open, { quantity: 3 }));
    const part = (pieces: unknown) =>
      createShopper(open).post("/api/withdrawal", { order: order.token, pieces });
    expect(await part([{ line: 0, quantity: 4 }])).toMatchObject({
      status: 422,
      body: { error: "no-pieces" },
    });
    expect(await part([])).toMatchObject({ status: 422, body: { error: "no-pieces" } });
    expect(await part([{ line: 0, quantity: 1 }])).toMatchObject({ status: 200 });
    const shown = await read(order);
    expect(shown).toMatchObject({
      state: "paid",
      withdrawal: { status: "open" },
      withdrawable: [{ line: 0, quantity: 2 }],
      partWithdrawals: [{ pieces: [{ quantity: 1 }], amount: 32_000 }],
    });
    await deliverMails(open.shop);
    expect((await mailKinds(order)).filter((kind) => kind.includes("withdraw")).toSorted()).toEqual([
      "order-withdrawal-notice",
      "order-withdrawn",
    ]);
    expect(await part([{ line: 0, quantity: 2 }])).toMatchObject({ status: 200 });
    expect(await read(order)).toMatchObject({ state: "withdrawn", withdrawable: [] });
  });

  test("each part has its own mails; a code keeps the order, and ends with the whole", async () => {
    const shopper = await filledCart(open, { quantity: 2 });
    await shopper.add("GC-050");
    const order = await paidOrder(open, shopper);
    const line = (await read(order)).withdrawable[0]?.line ?? -1;
    const part = () =>
      createShopper(open).post("/api/withdrawal", { order: order.token, pieces: [{ line, quantity: 1 }] });
    let woken = 0;
    const { flushOutbox } = open.shop;
    Object.assign(open.shop, { flushOutbox: () => void (woken += 1) });
    expect([(await part()).status, (await part()).status]).toEqual([200, 200]);
    expect((await part()).body).toMatchObject({ error: "no-pieces" });
    expect(woken).toBe(2);
    Object.assign(open.shop, { flushOutbox });
    expect(await read(order)).toMatchObject({ state: "paid", withdrawable: [] });
    expect((await mailKinds(order)).filter((kind) => kind.includes("withdraw"))).toEqual([
      "order-withdrawal-notice",
      "order-withdrawal-notice",
      "order-withdrawn",
      "order-withdrawn",
    ]);
    expect((await withdraw(order.token)).status).toBe(200);
    expect((await part()).body).toMatchObject({ error: "nothing-bought" });
  });

  test("twenty concurrent requests count once: one acknowledgement, one notice, one time", async () => {
    const order = await paidOrder(open);
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(order.token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await deliverMails(open.shop);
    const { company } = await open.shop.store.loadSettings();
    const to = (address: string) => open.mailbox.mails(address).map(({ subject }) => subject);
    expect(to("ada@example.com").filter((subject) => subject.includes("rétractation"))).toHaveLength(1);
    expect(to(company.email)).toEqual([`Rétractation, commande ${order.number}`]);
    const shown = await read(order);
    expect(shown).toMatchObject({
      state: "withdrawn",
      withdrawal: { status: "done" },
      end: { event: "withdrawn" },
      dispatch: null,
    });
    expect((await withdraw(order.token)).body).toEqual({
      at: shown.withdrawal.status === "done" && shown.withdrawal.at,
    });
  });

  test("fourteen days after delivery it is refused, and a refund does not undo it", async () => {
    const [late, early] = [await paidOrder(open), await paidOrder(open)];
    for (const order of [late, early]) await moveTo(clerk, order, "delivered");
    const age = (order: OrderView, days: number) =>
      open.rows("update orders_timeline set at = at - make_interval(days => $2) where _parent_id = $1", [
        order.id,
        days,
      ]);
    // Weekends and holidays move the last day by four days at most.
    await Promise.all([age(late, 20), age(early, 13)]);
    expect(await withdraw(late.token)).toMatchObject({ status: 422, body: { error: "too-late" } });
    expect((await read(late)).withdrawal.status).toBe("closed");
    expect((await withdraw(early.token)).status).toBe(200);
    await open.control("POST", `charges/${early.payment_intent}/refund`, { amount: 32_000 });
    await open.sandbox.idle();
    expect(await read(early)).toMatchObject({ state: "refunded", withdrawal: { status: "done" } });
  });

  test("an unpaid order cannot be withdrawn from", async () => {
    const unpaid = await orderOfPage(open, await paymentPage(await filledCart(open)));
    expect(await withdraw(unpaid.token)).toMatchObject({ status: 422, body: { error: "nothing-bought" } });
  });

  test("only the shop's own pages may send it (scenario 24)", async () => {
    const order = await paidOrder(open);
    const body = { order: order.token };
    const foreign = await createShopper(open).post("/api/withdrawal", body, {
      origin: "https://evil.example",
    });
    expect(foreign.status).toBe(403);
    expect((await createShopper(open).get(`/api/withdrawal?order=${order.token}`)).status).toBe(404);
    expect((await read(order)).state).toBe("paid");
  });
});
