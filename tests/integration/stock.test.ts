import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as v from "valibot";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { defaultSelection } from "@/src/domain/watch/selection";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { withdrawOrder } from "@/src/services/orders/withdraw-order";
import { countStatements } from "@/tests/factories/count-statements";
import { countDocument, countProduct } from "@/tests/factories/count-stock";
import { paidOrder } from "@/tests/factories/delivered-order";
import { expirePage, orderOfPage } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

const sku = "DI0136";
let open: OpenShop;
let clerk: StaffMember;
let document: number;
beforeAll(async () => {
  open = await openShop();
  clerk = await staffMember(open, "clerk");
  const [product] = await open.rows<{ id: number }>("select id from products where sku = $1", [sku]);
  document = product?.id ?? 0;
});
afterAll(() => open.close());
beforeEach(async () => {
  open.mailbox.clear();
  await open.rows("delete from limits");
  await open.rows("delete from mails");
  for (const table of ["stock_notices", "stock_movements", "stock_items"])
    await open.rows(`delete from ${table}`);
});

const shopperWith = async (quantity: number, article = sku) => {
  const shopper = createShopper(open);
  await shopper.add(article, quantity);
  return shopper;
};
const counts = async () => {
  const item = await open.shop.store.stock.findStockItem("products", document);
  return item && { available: item.available, reserved: item.reserved, onHand: item.onHand };
};
const reasons = async () =>
  (
    await open.rows<{ reason: string }>(
      "select reason from stock_movements where item_id = (select id from stock_items where document = $1 and list = 'products') order by id",
      [document],
    )
  ).map(({ reason }) => reason);

describe("counted stock", () => {
  test("is reserved at checkout, released when its page ends, removed by payment, restored by staff", async () => {
    await countProduct(open, sku, 3);
    const page = await paymentPage(await shopperWith(2));
    expect(await counts()).toEqual({ available: 1, reserved: 2, onHand: 3 });
    await expirePage(open, page);
    expect(await counts()).toEqual({ available: 3, reserved: 0, onHand: 3 });
    const order = await paidOrder(open, await shopperWith(2));
    expect(await counts()).toEqual({ available: 1, reserved: 0, onHand: 1 });
    const back = () => clerk.ask("POST", "/api/staff/stock-return", { order: order.id });
    expect(await back()).toMatchObject({ status: 409 });
    expect((await withdrawOrder(open.shop, order.token)).ok).toBe(true);
    expect(await counts()).toEqual({ available: 1, reserved: 0, onHand: 1 });
    expect(await back()).toMatchObject({ status: 200, body: { pieces: 2 } });
    expect(await back()).toMatchObject({ status: 409, body: { error: "nothing" } });
    expect(await counts()).toEqual({ available: 3, reserved: 0, onHand: 3 });
    expect(await reasons()).toEqual(["correction", "order", "release", "order", "sale", "return"]);
  });

  test("is not sold twice: the cart shows the number left, nothing is charged, fewer can be bought", async () => {
    await countProduct(open, sku, 2);
    const shopper = await shopperWith(3);
    expect((await shopper.cart()).items).toMatchObject([{ left: 2, isSellable: true }]);
    const before = await open.rows("select id from orders");
    expect(await shopper.checkout()).toMatchObject({ status: 422, body: { error: "out-of-stock" } });
    expect(await open.rows("select id from orders")).toHaveLength(before.length);
    await shopper.post("/api/cart/add", { sku, quantity: 2, overwrite: true });
    expect((await shopper.cart()).items[0]).not.toHaveProperty("left");
    const page = await paymentPage(shopper);
    // They are reserved for this very cart: it goes on, in the same page or with fewer; other carts get none.
    expect((await shopper.cart()).items[0]).not.toHaveProperty("left");
    expect(await paymentPage(shopper)).toBe(page);
    expect(await createShopper(open).post("/api/cart/add", { sku, quantity: 1 })).toMatchObject({
      status: 422,
      body: { error: "not-sold" },
    });
    await shopper.post("/api/cart/add", { sku, quantity: 1, overwrite: true });
    const smaller = await paymentPage(shopper);
    expect(await counts()).toEqual({ available: 1, reserved: 1, onHand: 2 });
    await fillPaymentPage(smaller);
    await open.sandbox.idle();
    expect((await orderOfPage(open, smaller)).state).toBe("paid");
    expect(await counts()).toEqual({ available: 1, reserved: 0, onHand: 1 });
  });

  test("a payment after the release is held for staff, and none is sold twice", async () => {
    await countProduct(open, sku, 1);
    const page = await paymentPage(await shopperWith(1));
    const late = await orderOfPage(open, page);
    await open.shop.store.transaction((tx) =>
      tx.stock.settleStock({ orderId: late.id, target: "free" }, new Date()),
    );
    await open.rows("update orders set state = 'expired' where id = $1", [late.id]);
    await paidOrder(open, await shopperWith(1));
    await fillPaymentPage(page);
    await open.sandbox.idle();
    expect(await orderOfPage(open, page)).toMatchObject({ state: "held", held_reason: "stock" });
    expect(await counts()).toEqual({ available: 0, reserved: 0, onHand: 0 });
  });

  test("needs two further statements: ten open a payment, for any number of counted items", async () => {
    await countProduct(open, sku, 50);
    const statements = countStatements(open.payload.db.pool);
    const shopper = await shopperWith(2);
    expect(await statements(() => paymentPage(shopper))).toHaveLength(10);
    expect(await statements(() => shopper.cart())).toHaveLength(2);
  });
});

test("a composed watch takes a piece of each part: one that has run out cannot be chosen", async () => {
  const [dial] = await open.rows<{ id: number }>("select id from dials where key = $1", [
    defaultSelection.dial,
  ]);
  await countDocument(open, "dials", dial?.id ?? 0, 1);
  const compose = (changes = {}) =>
    createShopper(open).post("/api/configurator/sku", { ...defaultSelection, ...changes });
  const { sku: watch } = v.parse(skuResponse, (await compose()).body);
  const shopper = await shopperWith(2, watch);
  expect((await shopper.cart()).items).toMatchObject([{ left: 1 }]);
  expect(await shopper.checkout()).toMatchObject({ status: 422, body: { error: "out-of-stock" } });
  await shopper.post("/api/cart/add", { sku: watch, quantity: 1, overwrite: true });
  await paymentPage(shopper);
  expect(await compose()).toMatchObject({ status: 400 });
  const { dial: dials } = await open.shop.store.loadCatalogue();
  expect(dials.find(({ key }) => key === defaultSelection.dial)?.stock?.isSoldOut).toBe(true);
});

describe("staff", () => {
  const move = (pieces: number, key = crypto.randomUUID()) =>
    clerk.ask("POST", "/api/staff/stock-move", {
      list: "products",
      document,
      pieces,
      reason: "delivery",
      note: null,
      key,
    });

  test("moves pieces by decision, never below the reserved number, and the author is logged", async () => {
    await countProduct(open, sku, 2);
    await paymentPage(await shopperWith(1));
    const key = crypto.randomUUID();
    expect(await move(5, key)).toMatchObject({ status: 200, body: { available: 6 } });
    expect(await move(5, key)).toMatchObject({ status: 200, body: { available: 6 } });
    expect(await move(-7)).toMatchObject({ status: 409, body: { error: "too-few" } });
    expect(await counts()).toEqual({ available: 6, reserved: 1, onHand: 7 });
    const log = await open.rows(
      "select field, before, after from audit_entries where entity = 'stock-items' order by id desc limit 1",
    );
    expect(log).toEqual([{ field: "delivery", before: "2", after: "7" }]);
  });

  test("recounts: the difference is a correction, and the log has only the changes", async () => {
    const log = () =>
      open.rows("select field, before, after from audit_entries where entity = 'stock-items' order by id");
    const before = await log();
    await countProduct(open, sku, 2);
    await countProduct(open, sku, 5, 3);
    await countProduct(open, sku, 5, 3);
    expect(await counts()).toEqual({ available: 5, reserved: 0, onHand: 5 });
    expect(await reasons()).toEqual(["correction", "correction"]);
    expect((await log()).slice(before.length)).toEqual([
      { field: "isCounted", before: "", after: "true" },
      { field: "onHand", before: "0", after: "2" },
      { field: "lowAt", before: "", after: "3" },
      { field: "onHand", before: "2", after: "5" },
    ]);
  });

  test("is notified once of low stock, and again only after a delivery", async () => {
    await countProduct(open, sku, 4, 3);
    await paymentPage(await shopperWith(1));
    const first = await paymentPage(await shopperWith(1));
    await expirePage(open, first);
    await paymentPage(await shopperWith(1));
    const low = () => open.rows("select key from mails where kind = 'stock-low'");
    expect(await low()).toHaveLength(1);
    await move(5);
    await paymentPage(await shopperWith(5));
    expect(await low()).toHaveLength(2);
    await deliverMails(open.shop);
    expect(open.mailbox.mails().map(({ subject }) => subject)).toContain(`Stock bas\u00a0: ${sku}`);
    const waiting = await open.shop.store.home.countWaiting(["low-stock"]);
    expect(waiting.get("low-stock")).toBe(1);
  });
});

describe("a subscriber to a notice", () => {
  const email = "ada@example.com";
  const noticeText = async (pattern: RegExp) => {
    await deliverMails(open.shop);
    const texts = open.mailbox.mails(email).map(({ text }) => text);
    return texts.map((text) => pattern.exec(text)?.[1]).find(Boolean) ?? "";
  };
  const post = (path: string, query: string) =>
    createShopper(open).post(`/api/back-in-stock${path}`, { email, lang: "en", query });

  test("confirms by mail, is notified once when it is back, and is deleted with one click", async () => {
    const { id } = await countProduct(open, sku, 0);
    expect(await post("", `item=${id}`)).toMatchObject({ status: 200 });
    expect(await post("", "item=999999")).toMatchObject({ status: 404 });
    const states = async () =>
      (await open.rows<{ state: string }>("select state from stock_notices")).map(({ state }) => state);
    expect(await states()).toEqual(["pending"]);
    const confirm = await noticeText(/confirmation\?(token=[\w.-]+)/);
    expect(await post("/confirm", confirm)).toMatchObject({ status: 200 });
    expect(await post("/confirm", `${confirm}x`)).toMatchObject({ status: 422 });
    expect(await states()).toEqual(["confirmed"]);
    await countProduct(open, sku, 2);
    await countProduct(open, sku, 0);
    await countProduct(open, sku, 2);
    expect(await states()).toEqual(["notified"]);
    const leave = await noticeText(/desinscription\?(token=[\w.-]+)/);
    const backs = open.mailbox.mails(email).filter(({ subject }) => subject.startsWith("Back in stock: "));
    expect(backs).toHaveLength(1);
    const raw = await (await fetch(`${open.mailbox.webUrl}/mails/${backs[0]?.id}/raw`)).text();
    expect(raw.replace(/\r?\n[ \t]+/g, " ")).toContain(`/api/back-in-stock/one-click?${leave}&locale=en>`);
    expect(await createShopper(open).post(`/api/back-in-stock/one-click?${leave}`, {})).toMatchObject({
      status: 200,
    });
    expect(await states()).toEqual([]);
  });
});
