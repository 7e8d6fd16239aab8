import { afterEach, beforeEach, expect, test } from "vitest";
import { control, goodCard, openShop, submit, watchOrder, type Shop } from "../../testing/shop";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const session = (id: string) => shop.stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
const thanks = (id: string) => `${shop.url}/merci?session=${id}`;
const locationOf = (response: Response) => response.headers.get("location") ?? "";

/** Opens a session up to the page after the form. */
async function goTo(fields: Record<string, string>) {
  const { id, url } = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  const step = `${shop.sandbox.url}${locationOf(await submit(url ?? "", { ...goodCard, ...fields }))}`;
  await shop.sandbox.idle();
  return { id, url: url ?? "", step };
}
const bankCard = { card_number: "4000 0025 0000 3155" };
const payLater = { method: "klarna", card_number: "" };

test("the bank confirms first; after approval the shopper is redirected", async () => {
  const { id, step } = await goTo(bankCard);
  expect(step).toContain(`/c/bank/${id}/`);
  expect(shop.types()).toEqual(["payment_intent.requires_action"]);
  expect(await session(id)).toMatchObject({
    status: "open",
    payment_intent: { status: "requires_action", next_action: { redirect_to_url: { url: step } } },
  });
  const page = await (await fetch(step)).text();
  expect(page).toContain("€320.00");
  expect(page).toContain("3155");
  expect(locationOf(await submit(step, { answer: "approve" }))).toBe(thanks(id));
  expect(await session(id)).toMatchObject({ status: "complete", payment_status: "paid" });
});

test("refused at the bank, the session stays open", async () => {
  const { id, url, step } = await goTo(bankCard);
  shop.received.length = 0;
  expect(locationOf(await submit(step, { answer: "refuse" }))).toBe(`/c/pay/${id}?notice=bank-refused`);
  await shop.sandbox.idle();
  expect(shop.types()).toEqual(["charge.failed", "payment_intent.payment_failed"]);
  expect(await (await fetch(`${url}?notice=bank-refused`)).text()).toContain('role="alert"');
  expect(await session(id)).toMatchObject({
    status: "open",
    payment_intent: {
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
    },
  });
});

test("left at the bank, nothing happens", async () => {
  const { id } = await goTo(bankCard);
  shop.received.length = 0;
  expect((await fetch(`${shop.sandbox.url}/c/left`)).status).toBe(200);
  expect(await session(id)).toMatchObject({ status: "open", payment_status: "unpaid" });
  expect(shop.received).toEqual([]);
});

test("approved after expiry, nothing is charged", async () => {
  const expires_at = Math.ceil(Date.now() / 1000) + 1801;
  const { id, url } = await shop.stripe.checkout.sessions.create(watchOrder(shop, { expires_at }));
  const step = `${shop.sandbox.url}${locationOf(await submit(url ?? "", { ...goodCard, ...bankCard }))}`;
  await shop.sandbox.skip(2000);
  expect((await submit(step, { answer: "approve" })).status).toBe(410);
  expect(await session(id)).toMatchObject({
    status: "expired",
    payment_intent: { status: "canceled", amount_received: 0 },
  });
  expect((await fetch(step)).status).toBe(410);
});

test("approved twice, and with another card in another tab: one charge", async () => {
  const { id, url, step } = await goTo(bankCard);
  expect(locationOf(await submit(url, goodCard))).toBe(thanks(id));
  const late = await Promise.all([submit(step, { answer: "approve" }), submit(step, { answer: "approve" })]);
  expect(late.map(locationOf)).toEqual([thanks(id), thanks(id)]);
  await shop.sandbox.idle();
  expect(shop.types().filter((type) => type === "charge.succeeded")).toHaveLength(1);
});

test("an older attempt cannot approve a newer one", async () => {
  const first = await goTo(bankCard);
  await submit(first.url, { ...goodCard, ...bankCard });
  expect(locationOf(await submit(first.step, { answer: "approve" }))).toBe(
    `/c/pay/${first.id}?notice=restarted`,
  );
  expect((await session(first.id)).status).toBe("open");
});

test.each([
  [
    "succeeded",
    ["payment_intent.succeeded", "charge.succeeded", "checkout.session.async_payment_succeeded"],
    "paid",
  ],
  [
    "failed",
    ["charge.failed", "payment_intent.payment_failed", "checkout.session.async_payment_failed"],
    "unpaid",
  ],
])("pay later: complete at once and unpaid, then %s", async (outcome, types, paymentStatus) => {
  const { id, step } = await goTo(payLater);
  expect(step).toContain(`/c/later/${id}/`);
  expect(locationOf(await submit(step, { answer: "accept", outcome, seconds: "60" }))).toBe(thanks(id));
  await shop.sandbox.idle();
  expect(shop.types()).toEqual(["payment_intent.processing", "checkout.session.completed"]);
  expect(shop.received[1]?.event.data.object).toMatchObject({ status: "complete", payment_status: "unpaid" });
  shop.received.length = 0;
  await shop.sandbox.skip(59);
  expect(shop.received).toEqual([]);
  await shop.sandbox.skip(2);
  expect(shop.types()).toEqual(types);
  expect(await session(id)).toMatchObject({ status: "complete", payment_status: paymentStatus });
});

test("settled by hand before its time, it is not settled again", async () => {
  const { id, step } = await goTo(payLater);
  await submit(step, { answer: "accept", outcome: "failed", seconds: "60" });
  await control(shop, "POST", `sessions/${id}/settle`, { outcome: "succeeded" });
  await shop.sandbox.skip(61);
  expect((await session(id)).payment_status).toBe("paid");
});

test("pay later can stay open until it is settled by hand, once", async () => {
  const { id, step } = await goTo(payLater);
  await submit(step, { answer: "accept", outcome: "pending" });
  await shop.sandbox.skip(1_000_000);
  expect((await session(id)).payment_status).toBe("unpaid");
  await control(shop, "POST", `sessions/${id}/settle`, { outcome: "succeeded" });
  expect((await session(id)).payment_status).toBe("paid");
  await expect(control(shop, "POST", `sessions/${id}/settle`, { outcome: "failed" })).rejects.toThrow(
    "not waiting",
  );
});

test("pay later, declined by the shopper, leaves the session open", async () => {
  const { id, step } = await goTo(payLater);
  expect(locationOf(await submit(step, { answer: "refuse" }))).toBe(`/c/pay/${id}?notice=later-refused`);
  expect((await session(id)).status).toBe("open");
});

test("each method is offered only in its currencies", async () => {
  const offers = async (changes: object) =>
    (await shop.stripe.checkout.sessions.create(watchOrder(shop, changes))).payment_method_types;
  expect(await offers({})).toContain("klarna");
  expect(await offers({ line_items: inYen })).toEqual(["card", "paypay", "konbini"]);
});

const inYen = [
  { price_data: { currency: "jpy", unit_amount: 5000, product_data: { name: "x" } }, quantity: 1 },
];

test("pay later, paid at once: the session completes as paid", async () => {
  const { id, step } = await goTo(payLater);
  expect(locationOf(await submit(step, { answer: "accept", outcome: "at-once" }))).toBe(thanks(id));
  expect(await session(id)).toMatchObject({ status: "complete", payment_status: "paid" });
});

test.each([
  ["approve", "complete", "paid"],
  ["refuse", "open", "unpaid"],
])("a method that redirects: %s", async (answer, status, payment_status) => {
  const { id, step } = await goTo({ method: "ideal", card_number: "" });
  expect(step).toContain(`/c/redirect/${id}/`);
  expect(await (await fetch(step)).text()).toContain("iDEAL");
  await submit(step, { answer });
  expect(await session(id)).toMatchObject({ status, payment_status });
});

/** Opens a session in yen up to its voucher. */
async function takeVoucher() {
  const created = await shop.stripe.checkout.sessions.create(watchOrder(shop, { line_items: inYen }));
  const answer = await submit(created.url ?? "", { ...goodCard, method: "konbini", card_number: "" });
  await shop.sandbox.idle();
  return { id: created.id, voucher: `${shop.sandbox.url}${locationOf(answer)}` };
}

test("a voucher completes the session unpaid, and tells where it is and when it expires", async () => {
  const { id, voucher } = await takeVoucher();
  expect(shop.types()).toEqual(["payment_intent.requires_action", "checkout.session.completed"]);
  expect(await session(id)).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
    payment_intent: {
      status: "requires_action",
      next_action: {
        type: "konbini_display_details",
        konbini_display_details: { hosted_voucher_url: voucher, expires_at: expect.any(Number) },
      },
    },
  });
  expect(await (await fetch(voucher)).text()).toContain("¥5,000");
});

test("a voucher paid at the till settles the session once; its refund asks for an account", async () => {
  const { id, voucher } = await takeVoucher();
  await Promise.all([submit(voucher, {}), submit(voucher, {})]);
  await shop.sandbox.skip(5 * 86_400);
  expect(shop.types().slice(2)).toEqual([
    "payment_intent.succeeded",
    "charge.succeeded",
    "checkout.session.async_payment_succeeded",
  ]);
  expect(await session(id)).toMatchObject({ payment_status: "paid" });
  expect(await control(shop, "POST", `charges/${id}/refund`)).toMatchObject({ status: "requires_action" });
});

test("a voucher that nobody pays fails the payment when it expires", async () => {
  const { id, voucher } = await takeVoucher();
  await shop.sandbox.skip(2 * 86_400);
  expect(shop.types()).toHaveLength(2);
  await shop.sandbox.skip(2 * 86_400);
  expect(shop.types().slice(2)).toEqual([
    "charge.failed",
    "payment_intent.payment_failed",
    "checkout.session.async_payment_failed",
  ]);
  expect(await session(id)).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
    payment_intent: { status: "requires_payment_method" },
  });
  expect(await (await fetch(voucher)).text()).toContain("expired");
});
