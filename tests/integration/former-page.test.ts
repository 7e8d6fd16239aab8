import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { moveToProvider } from "@/src/services/checkout/move-to-provider";
import { reconcileOrders } from "@/src/services/orders/reconcile-orders";
import { thanksUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import { filledCart } from "@/tests/factories/filled-cart";
import { orderOfPage } from "@/tests/factories/order-view";
import { fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { approve, captureWallet, openWallet, orderNow } from "@/tests/factories/wallet";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
/** Offset of the clock, ms. */
let later = 0;
const minute = 60_000;
beforeAll(async () => {
  open = await openShop();
  Object.assign(open.shop, { clock: () => new Date(Date.now() + later) });
});
afterAll(() => open.close());
afterEach(async () => {
  later = 0;
  await open.control("DELETE", "faults");
});

/** The shop on a node that dies before it closes a card page. */
function dyingShop(): Shop {
  const { shop } = open;
  const expireSession = () => Promise.reject(new Error("The node died."));
  return { ...shop, payments: { ...shop.payments, stripe: { ...shop.payments.stripe, expireSession } } };
}

/** An order detached from its card page by a node that died before it closed the page. */
async function detachedOrder() {
  const shopper = await filledCart(open);
  const page = await paymentPage(shopper);
  const { id, number } = await orderOfPage(open, page);
  const order = await open.shop.store.orders.findOrder("number", number);
  if (!order) throw new Error(`The order ${number} is gone.`);
  await expect(moveToProvider(dyingShop(), order, "paypal")).rejects.toThrow("The node died.");
  expect(await open.shop.store.orders.findOrder("number", number)).toMatchObject({
    paymentProvider: "paypal",
    sessionId: null,
    formerPage: { provider: "stripe", sessionId: order.sessionId },
  });
  return { id, number, shopper, page, order };
}

const formerPageOf = async (number: string) =>
  (await open.shop.store.orders.findOrder("number", number))?.formerPage;
const paymentsOf = (id: number) => open.rows("select id from payments where order_id = $1", [id]);

test("the former page is closed before another one is opened", async () => {
  const { id, number, page, order } = await detachedOrder();
  const wallet = await openWallet(open, order.token);
  expect(await fillPaymentPage(page)).toBeNull();
  expect(await formerPageOf(number)).toBeNull();
  await approve(wallet.url);
  expect(await captureWallet(open, order.token)).toMatchObject({ state: "paid" });
  expect(await paymentsOf(id)).toHaveLength(1);
});

test("another content of the cart closes the former page and ends its order", async () => {
  const { id, shopper, page } = await detachedOrder();
  const next = await paymentPage(shopper, { note: "Un mot" });
  expect(await fillPaymentPage(page)).toBeNull();
  expect(await orderNow(open, id)).toMatchObject({ state: "expired" });
  expect(await fillPaymentPage(next)).not.toBeNull();
});

test("a former page that is paid wins: no other content can be paid", async () => {
  const { id, number, shopper, page, order } = await detachedOrder();
  await open.control("PUT", "faults", { drop: 100 });
  await fillPaymentPage(page);
  expect(await orderNow(open, id)).toMatchObject({ state: "pending" });
  expect(await paymentPage(shopper, { note: "Un mot" })).toBe(thanksUrl(open.shop.origin, order));
  expect(await orderNow(open, id)).toMatchObject({ state: "paid", payment_provider: "stripe" });
  expect(await formerPageOf(number)).toBeNull();
  expect(await paymentsOf(id)).toHaveLength(1);
});

test("so does one that is paid when its order is opened with another provider", async () => {
  const { id, page, order } = await detachedOrder();
  await open.control("PUT", "faults", { drop: 100 });
  await fillPaymentPage(page);
  expect((await openWallet(open, order.token)).url).toBe(thanksUrl(open.shop.origin, order));
  expect(await orderNow(open, id)).toMatchObject({ state: "paid", payment_provider: "stripe" });
});

test("the check of open orders closes the former page, or settles its payment", async () => {
  const [left, paid] = [await detachedOrder(), await detachedOrder()];
  await open.control("PUT", "faults", { drop: 100 });
  await fillPaymentPage(paid.page);
  later = 5 * minute;
  await reconcileOrders(open.shop);
  expect(await fillPaymentPage(left.page)).toBeNull();
  expect(await formerPageOf(left.number)).toBeNull();
  expect(await orderNow(open, left.id)).toMatchObject({ state: "pending" });
  expect(await orderNow(open, paid.id)).toMatchObject({ state: "paid" });
});

test("an order does not expire while its former page may be paid", async () => {
  const { id, number } = await detachedOrder();
  await open.control("PUT", "faults", { api: [{ status: 503, times: 200 }] });
  later = 70 * minute;
  await reconcileOrders(open.shop);
  expect(await orderNow(open, id)).toMatchObject({ state: "pending" });
  expect(await formerPageOf(number)).not.toBeNull();
  await open.control("DELETE", "faults");
  // A check passes over an order whose row the provider's event has locked: the next one takes it.
  await expect
    .poll(
      async () => {
        later += 5 * minute;
        await reconcileOrders(open.shop);
        return (await orderNow(open, id)).state;
      },
      { timeout: 20_000 },
    )
    .toBe("expired");
});
