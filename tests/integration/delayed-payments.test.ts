import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { changeSettings } from "@/tests/factories/change-settings";
import { countProduct } from "@/tests/factories/count-stock";
import { mailsOf, orderOfPage, reloadOrder, type OrderView } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage, type Shopper } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

const sku = "DI0136";
let open: OpenShop;
let clerk: StaffMember;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
  clerk = await staffMember(open, "clerk");
  await changeSettings(open, { chargedAsShown: ["CHF", "JPY", "SGD"] });
});
afterAll(() => open.close());
beforeEach(async () => {
  open.mailbox.clear();
  await open.rows("delete from limits");
  await open.rows("delete from mails");
  for (const table of ["stock_movements", "stock_items"]) await open.rows(`delete from ${table}`);
});

interface Paying {
  readonly shopper: Shopper;
  readonly page: string;
  /** the page that the method leads to */
  readonly step: string;
  readonly order: () => Promise<OrderView>;
}

/** Chooses a method on the page of a cart with one counted watch. */
async function choose(method: string, currency: string, lang: string): Promise<Paying> {
  await countProduct(open, sku, 5);
  const shopper = createShopper(open);
  await shopper.add(sku);
  const page = await paymentPage(shopper, { currency, __nextLocale: lang });
  const step = await fillPaymentPage(page, { method, card_number: "" });
  await open.sandbox.idle();
  return { shopper, page, step: new URL(step ?? "", page).href, order: () => orderOfPage(open, page) };
}

async function answer(step: string, fields: Record<string, string> = {}): Promise<void> {
  await fetch(step, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  await open.sandbox.idle();
}

const pieces = async () => {
  const [product] = await open.rows<{ id: number }>("select id from products where sku = $1", [sku]);
  const item = await open.shop.store.stock.findStockItem("products", product?.id ?? 0);
  return { reserved: item?.reserved, onHand: item?.onHand };
};
const kinds = async (order: OrderView) => (await mailsOf(open, order)).map(({ kind }) => kind);
const booked = async ({ id }: OrderView) =>
  (await open.shop.store.payments.findPayments(id)).map(({ kind, amount }) => [kind, Number(amount)]);
const settle = async (order: OrderView, outcome: "succeeded" | "failed") => {
  await open.control("POST", `sessions/${order.session_id}/settle`, { outcome });
  await open.sandbox.idle();
};
/** What the buyer is told. */
async function told() {
  await deliverMails(open.shop);
  return open.mailbox.mails("ada@example.com");
}
/** As the button of the admin does. */
async function refundAll(order: OrderView): Promise<void> {
  const { status, body } = await clerk.ask("POST", "/api/staff/refund", {
    order: order.id,
    amount: Number(order.total),
    knownRefunded: 0,
    key: randomUUID(),
    reason: "returned",
  });
  if (status !== 200) throw new Error(`The refund answered ${status}: ${JSON.stringify(body)}`);
  await open.sandbox.idle();
}

describe.each([
  ["ideal", "EUR", "en"],
  ["bancontact", "EUR", "fr"],
  ["eps", "EUR", "en"],
  ["p24", "EUR", "en"],
  ["twint", "CHF", "fr"],
  ["paypay", "JPY", "jp"],
  ["paynow", "SGD", "en"],
])("a method that redirects: %s in %s", (method, currency, lang) => {
  test("confirmed there, the order is paid at once, and refunded as any other", async () => {
    const { step, order } = await choose(method, currency, lang);
    await answer(step, { answer: "approve" });
    const paid = await order();
    expect(paid).toMatchObject({ state: "paid", charge_currency: currency });
    expect(await kinds(paid)).toEqual(["order-confirmation"]);
    await refundAll(paid);
    expect(await order()).toMatchObject({ state: "refunded" });
    expect(await booked(paid)).toEqual([
      ["payment", Number(paid.total)],
      ["refund", Number(paid.total)],
    ]);
  });
});

test("a method that redirects, refused there: the same page takes a card", async () => {
  const { step, page, order } = await choose("ideal", "EUR", "en");
  await answer(step, { answer: "refuse" });
  expect(await order()).toMatchObject({ state: "pending" });
  await fillPaymentPage(page);
  await open.sandbox.idle();
  expect(await order()).toMatchObject({ state: "paid" });
});

test("a method that pays the shop at once and is paid later by the buyer is like a card", async () => {
  const { step, order } = await choose("klarna", "EUR", "en");
  await answer(step, { answer: "accept", outcome: "at-once" });
  const paid = await order();
  expect(paid).toMatchObject({ state: "paid" });
  expect(await kinds(paid)).toEqual(["order-confirmation"]);
  await refundAll(paid);
  expect(await order()).toMatchObject({ state: "refunded" });
});

describe("a debit that takes days", () => {
  const promise = async () => {
    const paying = await choose("sepa_debit", "EUR", "fr");
    await answer(paying.step, { answer: "accept", outcome: "pending" });
    return paying;
  };

  test("keeps its pieces and is not in the books until the money is there", async () => {
    const { order } = await promise();
    const waiting = await order();
    expect(waiting).toMatchObject({ state: "processing", receipt_number: null });
    expect(await booked(waiting)).toEqual([]);
    expect(await pieces()).toEqual({ reserved: 1, onHand: 5 });
    expect((await told())[0]?.subject).toContain("le paiement est en cours");
    await settle(waiting, "succeeded");
    expect(await reloadOrder(open, waiting)).toMatchObject({ state: "paid" });
    expect(await booked(waiting)).toEqual([["payment", Number(waiting.total)]]);
    expect(await pieces()).toEqual({ reserved: 0, onHand: 4 });
  });

  test("is refunded as any other once it is paid, and not before", async () => {
    const { order } = await promise();
    const waiting = await order();
    await expect(refundAll(waiting)).rejects.toThrow(/answered 4/);
    await settle(waiting, "succeeded");
    await refundAll(waiting);
    expect(await reloadOrder(open, waiting)).toMatchObject({ state: "refunded" });
    expect(await booked(waiting)).toEqual([
      ["payment", Number(waiting.total)],
      ["refund", Number(waiting.total)],
    ]);
    expect(await kinds(waiting)).toEqual(["order-confirmation", "order-processing", "order-refunded"]);
  });

  test("that the bank refuses ends the order, frees its pieces and fills the cart again", async () => {
    const { order, shopper } = await promise();
    const waiting = await order();
    await settle(waiting, "failed");
    expect(await reloadOrder(open, waiting)).toMatchObject({ state: "failed", receipt_number: null });
    expect(await booked(waiting)).toEqual([]);
    expect(await pieces()).toEqual({ reserved: 0, onHand: 5 });
    expect((await shopper.cart()).items).toMatchObject([{ quantity: 1 }]);
    expect(await kinds(waiting)).toEqual(["order-failed", "order-processing"]);
  });
});

describe.each([
  ["konbini", "JPY", "jp", "ご注文をお取り置きします", "お支払い期限が過ぎました"],
  ["multibanco", "EUR", "en", "The voucher is valid until", "paid in time"],
])("a voucher: %s", (method, currency, lang, asks, ends) => {
  test("is in the mail, on the page of thanks and on the order's page, with its last day", async () => {
    const { step, order } = await choose(method, currency, lang);
    expect(step).toContain("/c/voucher/");
    const waiting = await order();
    expect(waiting).toMatchObject({ state: "processing", receipt_number: null });
    expect(await kinds(waiting)).toEqual(["order-processing"]);
    const [mail] = await told();
    expect(mail?.text).toContain(step);
    expect(mail?.text).toContain(asks);
    const paymentVoucher = { url: step, lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
    const shopper = createShopper(open);
    for (const path of ["/api/order-status", "/api/order"])
      expect(await shopper.get(`${path}?order=${waiting.token}`)).toMatchObject({
        status: 200,
        body: { state: "processing", paymentVoucher },
      });
    expect(await booked(waiting)).toEqual([]);
    expect(await pieces()).toEqual({ reserved: 1, onHand: 5 });
  });

  test("paid at the till settles once, however often the event comes; staff is told of the account", async () => {
    const { step, order } = await choose(method, currency, lang);
    await Promise.all([answer(step), answer(step)]);
    const paid = await order();
    expect(paid).toMatchObject({ state: "paid" });
    const events = (await open.control("GET", "events")) as { id: string; type: string }[];
    const last = events.findLast(({ type }) => type === "checkout.session.async_payment_succeeded");
    await open.control("POST", `events/${last?.id}/send`, { copies: 3 });
    await open.sandbox.idle();
    expect(await booked(paid)).toEqual([["payment", Number(paid.total)]]);
    expect(await pieces()).toEqual({ reserved: 0, onHand: 4 });
    expect(await kinds(paid)).toEqual(["order-confirmation", "order-processing"]);
    const status = await createShopper(open).get(`/api/order-status?order=${paid.token}`);
    expect(status.body).toMatchObject({ state: "paid", paymentVoucher: null });
    await refundAll(paid);
    expect(await reloadOrder(open, paid)).toMatchObject({ state: "refunded" });
  });

  test("that nobody pays ends the order when it expires", async () => {
    const { order, shopper } = await choose(method, currency, lang);
    const waiting = await order();
    await settle(waiting, "failed");
    expect(await reloadOrder(open, waiting)).toMatchObject({ state: "failed", receipt_number: null });
    expect(await pieces()).toEqual({ reserved: 0, onHand: 5 });
    expect((await shopper.cart()).items).toMatchObject([{ quantity: 1 }]);
    expect(await kinds(waiting)).toEqual(["order-failed", "order-processing"]);
    expect((await told()).some(({ text }) => text.includes(ends))).toBe(true);
  });
});

test("the mail of a refund says that a voucher's buyer is asked for an account", async () => {
  const { step, order } = await choose("konbini", "JPY", "jp");
  await answer(step);
  await refundAll(await order());
  expect((await told()).some(({ text }) => text.includes("返金先の口座"))).toBe(true);
});
