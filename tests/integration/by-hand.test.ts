import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { reconcileOrders } from "@/src/services/orders/reconcile-orders";
import { loadWorkshop } from "@/src/services/workshop/load-workshop";
import { measureQueue } from "@/src/services/workshop/measure-queue";
import { byHandDesk, homeAddress, twoWatches, wish } from "@/tests/factories/by-hand";
import { countProduct } from "@/tests/factories/count-stock";
import { paidOrder } from "@/tests/factories/delivered-order";
import { filledCart } from "@/tests/factories/filled-cart";
import { createShopper, fillPaymentPage } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { approve, captureWallet } from "@/tests/factories/wallet";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let clerk: StaffMember;
/** Offset of the clock. */
let later = 0;
const hour = 3_600_000;

beforeAll(async () => {
  open = await openShop();
  clerk = await staffMember(open, "clerk");
  Object.assign(open.shop, { undoTime: 60_000, clock: () => new Date(Date.now() + later) });
});
beforeEach(() => {
  later = 0;
});
afterAll(() => open.close());

const { price, place, stored, written, payLink, pageOf, paid, shownTo, mailKinds, act } = byHandDesk(() => ({
  open,
  clerk,
}));

describe("an order made by hand", () => {
  test("costs what a cart costs, is paid by its link, and names its author", async () => {
    const shopper = createShopper(open);
    for (const { sku, quantity } of twoWatches) await shopper.add(sku, quantity);
    const { items } = await shopper.cart();
    const inCart = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
    expect((await price()).body).toMatchObject({ total: inCart, currency: "EUR" });

    const order = await written();
    expect(order).toMatchObject({
      state: "pending",
      total: inCart,
      madeBy: "clerk@valcour.example",
      locale: "en",
      termsVersion: (await open.shop.store.loadSettings()).termsVersion,
    });
    expect(await mailKinds(order.id)).toEqual(["order-payment-link"]);
    expect((await shownTo(order.token)).payUntil).not.toBeNull();
    const acts = await open.rows("select by, after from audit_entries where document = $1", [
      String(order.id),
    ]);
    expect(acts).toContainEqual({ by: "clerk@valcour.example", after: order.number });

    const page = await pageOf(order.token);
    expect(await pageOf(order.token)).toBe(page);
    await fillPaymentPage(page);
    await open.sandbox.idle();
    const after = await stored(order.id);
    expect(after).toMatchObject({
      state: "paid",
      contact: { name: "Ada Lovelace", phone: "+33 6 12 34 56 78" },
    });
    expect(after.receiptNumber).not.toBeNull();
    expect((await shownTo(order.token)).payUntil).toBeNull();
    // Opening the link again leads to the thanks page.
    expect(await pageOf(order.token)).toContain("/en/merci/");
  });

  test("says no tax before its country is known, and that of the address afterwards", async () => {
    const unknown = await written({ address: null });
    expect((await shownTo(unknown.token)).vat).toMatchObject({ country: "", percent: 0, amount: 0 });
    await deliverMails(open.shop);
    const mail = open.mailbox.mails("ada@example.com").find(({ text }) => text.includes(unknown.number));
    expect(mail?.text).toContain("VAT is that of the country of delivery");
    expect(mail?.text).not.toMatch(/20\s?%/);
    const known = await written();
    expect((await shownTo(known.token)).vat).toMatchObject({ country: "FR", percent: 20 });
    await fillPaymentPage(await pageOf(unknown.token), {
      shipping_country: "DE",
      shipping_postal_code: "10117",
    });
    await open.sandbox.idle();
    expect((await shownTo(unknown.token)).vat).toMatchObject({ country: "DE", percent: 19 });
  });

  test("is paid under the terms shown beside the button", async () => {
    const { id, token } = await written();
    await open.rows("update orders set terms_version = '2019-01' where id = $1", [id]);
    const { terms } = await shownTo(token);
    const pay = (shown: unknown) => createShopper(open).post("/api/pay-link", { order: token, terms: shown });
    expect(await pay("2019-01")).toMatchObject({ status: 422, body: { error: "terms-changed" } });
    expect((await stored(id)).termsVersion).toBe("2019-01");
    expect((await pay(terms)).status).toBe(200);
    expect((await stored(id)).termsVersion).toBe(terms);
  });

  test("a browser without our script is redirected to the provider's page", async () => {
    const { token } = await written();
    const answer = await fetch(`${open.url}/api/pay-link`, {
      method: "POST",
      headers: { origin: open.url, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ order: token, lang: "en" }),
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/\/pay\/cs_/);
  });

  test("an expired page is opened again from the link, until the link ends", async () => {
    const order = await written();
    const first = await pageOf(order.token);
    later = 2 * hour;
    await reconcileOrders(open.shop);
    expect(await stored(order.id)).toMatchObject({ state: "pending", sessionId: null });
    const second = await pageOf(order.token);
    expect(second).not.toBe(first);
    later = 15 * 24 * hour;
    expect(await payLink(order.token)).toMatchObject({ status: 422, body: { error: "link-ended" } });
    await reconcileOrders(open.shop);
    await reconcileOrders(open.shop);
    expect((await stored(order.id)).state).toBe("expired");
  });

  test("is paid by PayPal as well, and by card after a change of mind", async () => {
    const [first, second] = [await written(), await written()];
    const wallet = async (token: string) => {
      const body = { order: token, provider: "paypal" };
      const answer = await createShopper(open).post("/api/pay-link", body);
      expect(answer.status).toBe(200);
      return (answer.body as { url: string }).url;
    };
    await approve(await wallet(first.token));
    expect(await captureWallet(open, first.token)).toMatchObject({ state: "paid" });
    expect(await stored(first.id)).toMatchObject({ state: "paid", paymentProvider: "paypal" });

    const left = await wallet(second.token);
    await fillPaymentPage(await pageOf(second.token));
    await open.sandbox.idle();
    await approve(left);
    expect(await stored(second.id)).toMatchObject({ state: "paid", paymentProvider: "stripe" });
  });

  test("many windows of one link lead to one page", async () => {
    const { token } = await written();
    const pages = await Promise.all(Array.from({ length: 5 }, () => pageOf(token)));
    expect(new Set(pages).size).toBe(1);
  });

  test("holds its pieces until its link ends, and is refused where there are too few", async () => {
    const { id } = await countProduct(open, "DI0336", 2);
    const available = async () =>
      (
        await open.rows<{ available: number }>("select available::int from stock_items where id = $1", [id])
      )[0]?.available;
    const order = await written({ lines: [{ sku: "DI0336", quantity: 2 }] });
    expect(await available()).toBe(0);
    expect(await place({ lines: [{ sku: "DI0336", quantity: 1 }] })).toMatchObject({
      status: 409,
      body: { error: "out-of-stock" },
    });
    expect((await act("payment-link-withdraw", { order: order.id })).status).toBe(200);
    await open.sandbox.idle();
    expect(await available()).toBe(2);
  });

  test("the link is sent again and cancelled; its open page is closed then", async () => {
    const order = await written();
    const page = await pageOf(order.token);
    expect((await act("payment-link-send", { order: order.id })).status).toBe(200);
    expect(await mailKinds(order.id)).toEqual(["order-payment-link", "order-payment-link"]);
    expect((await act("payment-link-withdraw", { order: order.id })).status).toBe(200);
    expect(await fillPaymentPage(page)).toBeNull();
    await open.sandbox.idle();
    expect((await stored(order.id)).state).toBe("expired");
    expect((await payLink(order.token)).status).toBe(422);
    expect((await act("payment-link-send", { order: order.id })).status).toBe(409);
  });

  test("a repeated request is one order; a code used up by one waiting order is used up", async () => {
    await open.rows(
      `insert into promo_codes (code, kind, percent, enabled, automatic, "limit", _status)
       values ('PHONE', 'percent', 10, true, false, 1, 'published')`,
    );
    const key = crypto.randomUUID();
    const [one, other] = [await written({ promoCode: "phone", key }), await written({ promoCode: null })];
    expect(one).toMatchObject({ promo: { code: "PHONE", percent: 10 } });
    expect(one.total).toBeLessThan(other.total);
    const refused = await price({ promoCode: "PHONE" });
    expect(refused).toMatchObject({ status: 422, body: { error: "no-promo" } });
    const same = await act("by-hand-order", {
      ...wish(),
      email: "ada@example.com",
      name: "",
      phone: "",
      address: null,
      expectedTotal: other.total,
      key,
      exchange: null,
    });
    expect(same).toMatchObject({ status: 409, body: { error: "key-used" } });
  });

  test.each([
    [{ lines: [] }, 422, "nothing"],
    [{ lines: [{ sku: "NONE", quantity: 1 }] }, 422, "unsellable"],
    [{ expectedTotal: 1 }, 409, "price-changed"],
    [{ address: { ...homeAddress, country: "AQ" } }, 422, "not-sent-there"],
    [{ address: { ...homeAddress, postalCode: "123" } }, 422, "postal-code"],
    [{ email: "none" }, 400, "invalid"],
  ])("%j is refused", async (changes, status, error) => {
    expect(await place({ expectedTotal: 0, ...changes })).toMatchObject({ status, body: { error } });
  });

  test("a composed watch is found by its link", async () => {
    const link = `${open.url}/en/configurator?dial=DI-PI`;
    const found = await act("by-hand-watch", { link });
    expect(found.status).toBe(200);
    const sku = String(found.body.sku);
    const again = await act("by-hand-watch", { link: `${open.url}/configurator/p/${sku.slice(9)}` });
    expect(again.body).toEqual({ sku });
    expect((await price({ lines: [{ sku, quantity: 1 }] })).status).toBe(200);
    expect((await act("by-hand-watch", { link: "DI0136" })).status).toBe(422);
  });
});

describe("the workshop's queue", () => {
  const pace = async (workshop: object) => {
    const admin = await staffMember(open, "admin");
    const { status, body } = await admin.ask("POST", "/api/globals/shop-settings", { workshop });
    if (status !== 200) throw new Error(JSON.stringify(body));
  };

  test("lists what to build: watches with their parts by the promised day, no cards; late ones as late", async () => {
    const shopper = await filledCart(open, { dial: "DI-GR" });
    await shopper.add("DI0136");
    await shopper.add("GC-050");
    const { number } = await paidOrder(open, shopper);
    const builds = async () => {
      const { days } = await loadWorkshop(open.shop);
      return days.flatMap((day) => day.builds).filter(({ order }) => order.number === number);
    };
    const found = await builds();
    const of = (sort: string) => found.find((build) => build.sort === sort);
    expect(found).toHaveLength(2);
    expect(of("bespoke")).toMatchObject({ isLate: false, parts: { dial: "DI-GR" }, line: { quantity: 1 } });
    expect(of("ready")).toMatchObject({ isLate: false, parts: { dial: "DI01" }, line: { sku: "DI0136" } });
    later = 60 * 24 * hour;
    expect((await builds()).map(({ isLate }) => isLate)).toEqual([true, true]);
  });

  test("moves the promised day of new orders once; earlier promises stay", async () => {
    const before = await paid({ lines: [{ sku: "DI0136", quantity: 1 }] });
    expect(before.promisedDays).toBe((await open.shop.store.loadSettings()).leadDays);
    await pace({ readyPerDay: 1, bespokePerDay: null, closures: [] });
    const many = await paid({ lines: [{ sku: "DI0136", quantity: 40 }] });
    expect(many.promisedDays).toBeGreaterThan(55);
    expect(await measureQueue(open.shop)).toBe(1);
    const { queueDays, leadDays } = await open.shop.store.loadSettings();
    expect(queueDays.bespoke).toBe(0);
    expect(queueDays.ready).toBeGreaterThan(55);
    expect(await measureQueue(open.shop)).toBe(0);
    expect(await stored(before.id)).toMatchObject({ promisedDays: leadDays });

    const { days, waiting } = await loadWorkshop(open.shop);
    const builds = days.flatMap((day) => day.builds);
    expect(builds.some(({ order }) => order.id === many.id)).toBe(true);
    expect(waiting.ready).toBeGreaterThanOrEqual(41);

    // One piece a day: concurrent orders get separate days.
    const together = await Promise.all(
      Array.from({ length: 6 }, () => written({ lines: [{ sku: "DI0136", quantity: 1 }] })),
    );
    expect(new Set(together.map(({ promisedDays }) => promisedDays)).size).toBe(6);

    await pace({ readyPerDay: null, bespokePerDay: null, closures: [] });
    await measureQueue(open.shop);
    expect((await open.shop.store.loadSettings()).queueDays).toEqual({ bespoke: 0, ready: 0 });
  });
});
