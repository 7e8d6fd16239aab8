import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadMonth } from "@/src/services/books/load-month";
import { monthOf } from "@/src/domain/calendar/month";
import { paymentProviders } from "@/src/domain/order/payment-provider";
import { applySession } from "@/src/services/orders/apply-session";
import { reconcileOrders } from "@/src/services/orders/reconcile-orders";
import { filledCart } from "@/tests/factories/filled-cart";
import { fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { orderOfPage } from "@/tests/factories/order-view";
import { approve, orderNow, placeWalletOrder, type WalletView } from "@/tests/factories/wallet";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
});
afterAll(() => open.close());
afterEach(async () => {
  await open.control("DELETE", "faults");
  await open.control("DELETE", "wallet/faults");
});

const minute = 60_000;
const day = 24 * 60 * minute;

interface Provider {
  /** Where its switches are. */
  readonly prefix: string;
  /** An order that the provider has been paid for. */
  readonly pay: (key: string) => Promise<WalletView>;
  readonly refund: (order: WalletView, amount?: number) => Promise<unknown>;
  /** The bank is against the shop. */
  readonly dispute: (order: WalletView) => Promise<unknown>;
  readonly disputed: object;
}

const providers: Readonly<Record<"stripe" | "paypal", Provider>> = {
  stripe: {
    prefix: "",
    pay: async () => {
      const page = await paymentPage(await filledCart(open));
      await fillPaymentPage(page);
      return orderNow(open, (await orderOfPage(open, page)).id);
    },
    refund: ({ session_id: id }, amount) => open.control("POST", `charges/${id}/refund`, { amount }),
    dispute: ({ session_id: id }) => open.control("POST", `charges/${id}/dispute`),
    disputed: { state: "held", held_reason: "dispute", is_disputed: true },
  },
  paypal: {
    prefix: "wallet/",
    pay: async (key) => {
      const order = await placeWalletOrder(open, key);
      await approve(order.session_url);
      // As a node does that dies before it has heard the answer.
      await open.shop.payments.paypal.capture(order.session_id ?? "");
      return order;
    },
    refund: ({ session_id: id }, amount) => open.control("POST", `wallet/captures/${id}/refund`, { amount }),
    dispute: ({ session_id: id }) => open.control("POST", `wallet/captures/${id}/reverse`),
    disputed: { state: "refunded" },
  },
};

type Change = (provider: Provider, order: WalletView) => Promise<unknown>;
const changes: readonly (readonly [name: string, change: Change, become: (provider: Provider) => object])[] =
  [
    [
      "a refund in part",
      ({ refund }, order) => refund(order, 700),
      () => ({ state: "paid", refunded_amount: "700" }),
    ],
    ["a refund of the whole", ({ refund }, order) => refund(order), () => ({ state: "refunded" })],
    ["a dispute", ({ dispute }, order) => dispute(order), ({ disputed }) => disputed],
  ];
const table = Object.entries(providers).flatMap(([name, provider]) =>
  changes.map(([what, change, become]) => ({ name, provider, what, change, become })),
);

/** The timetable's next turn. @param later ms from now */
const reconcile = (later = 0) => reconcileOrders({ ...open.shop, clock: () => new Date(Date.now() + later) });

/** Lets an order have been paid, and asked about last, so many ms ago. */
const forget = (order: WalletView, span: number) =>
  open.rows(
    `with paid as (update payments set created_at = now() - $2 * interval '1 ms', updated_at = now() - $2 * interval '1 ms'
                    where order_id = $1)
     update orders set checked_at = now() - $2 * interval '1 ms' where id = $1`,
    [order.id, span],
  );

describe.each(table)("$name: $what", ({ name, provider, what, change, become }) => {
  const { prefix, pay } = provider;
  const faults = (values: object) => open.control("PUT", `${prefix}faults`, values);

  test("whose event comes before the payment's", async () => {
    await faults({ hold: true });
    const order = await pay(`before ${name} ${what}`);
    await change(provider, order);
    await faults({});
    await open.control("POST", `${prefix}deliveries/send`, { states: ["held"], order: "reverse" });
    await open.sandbox.idle();
    expect(await orderNow(open, order.id)).toMatchObject({
      ...become(provider),
      receipt_number: expect.stringMatching(/^R-/),
    });
  });

  test("whose event comes and the payment's never does", async () => {
    await faults({ drop: 10 });
    const order = await pay(`alone ${name} ${what}`);
    await faults({});
    await change(provider, order);
    await open.sandbox.idle();
    expect(await orderNow(open, order.id)).toMatchObject(become(provider));
  });

  test("of which no event ever comes: a recent order is asked about within a quarter of an hour", async () => {
    await faults({ drop: 100 });
    const order = await pay(`recent ${name} ${what}`);
    await reconcile(3 * minute);
    expect(await orderNow(open, order.id)).toMatchObject({ state: "paid" });
    await change(provider, order);
    await forget(order, 15 * minute);
    await reconcile();
    expect(await orderNow(open, order.id)).toMatchObject(become(provider));
  });

  test("of which no event ever comes: an old order is found by the day's listing", async () => {
    await faults({ drop: 100 });
    const order = await pay(`old ${name} ${what}`);
    await reconcile(3 * minute);
    await forget(order, 10 * day);
    const mark = { asked: new Date(), until: new Date() };
    for (const one of paymentProviders) await open.shop.store.payments.setListingMark(one, mark);
    await change(provider, order);
    await reconcile();
    expect(await orderNow(open, order.id)).toMatchObject({ state: "paid" });
    await reconcile(day + minute);
    expect(await orderNow(open, order.id)).toMatchObject(become(provider));
  });
});

describe.each(Object.entries(providers))("%s: a payment of an unknown order", (name, provider) => {
  const { prefix, pay, refund } = provider;
  const outcomeOf = async (intent: string) =>
    open.rows<{ outcome: string; isDone: boolean }>(
      `select outcome, processed_at is not null as "isDone" from webhook_events
        where object_id = $1 and type ~* 'refunded|listed' order by id`,
      [intent],
    );

  test("is kept, named by accounting, and applied once its order is there", async () => {
    await open.control("PUT", `${prefix}faults`, { hold: true });
    const order = await pay(`unknown ${name}`);
    await open.rows("update orders set number = number || '-X' where id = $1", [order.id]);
    await refund(order, 700);
    await open.control("PUT", `${prefix}faults`, {});
    await open.control("POST", `${prefix}deliveries/send`, { states: ["held"] });
    await open.sandbox.idle();
    const session = await open.shop.payments[name as "stripe"].retrieveSession(order.session_id ?? "");
    const intent = (session.ok && session.value.paymentIntent) || "";
    expect(await outcomeOf(intent)).toEqual([{ outcome: "unknown-order", isDone: false }]);
    const { unmatched } = await loadMonth(open.shop, monthOf(new Date()));
    expect(unmatched).toContainEqual(expect.objectContaining({ kind: "unknown", name: intent }));
    await open.rows("update orders set number = replace(number, '-X', '') where id = $1", [order.id]);
    await reconcile(6 * minute);
    expect(await orderNow(open, order.id)).toMatchObject({ state: "paid", refunded_amount: "700" });
    expect(await outcomeOf(intent)).toEqual([{ outcome: "applied", isDone: true }]);
  });
});

test("a second payment of an order is named by accounting until it is given back, and the first one stays its own", async () => {
  const order = await providers.stripe.pay("");
  await open.sandbox.idle();
  const { payment_intent: first } = await orderNow(open, order.id);
  const session = await open.shop.payments.stripe.retrieveSession(order.session_id ?? "");
  if (!session.ok || !session.value.charge) throw new Error("The page was not paid.");
  const charge = { ...session.value.charge, paymentIntent: "pi_second" };
  const second = { ...session.value, id: "cs_second", paymentIntent: charge.paymentIntent, charge };
  const told = async () =>
    (await loadMonth(open.shop, monthOf(new Date()))).unmatched.filter(({ orderId }) => orderId === order.id);
  await applySession(open.shop, order.number, second);
  await applySession(open.shop, order.number, second);
  expect(await orderNow(open, order.id)).toMatchObject({ state: "held", payment_intent: first });
  expect(await told()).toMatchObject([{ kind: "second", name: order.number, paid: charge.amount }]);
  await applySession(open.shop, order.number, {
    ...second,
    charge: { ...charge, amountRefunded: charge.amount },
  });
  expect(await told()).toEqual([]);
  expect(await orderNow(open, order.id)).toMatchObject({ state: "held", refunded_amount: "0" });
});
