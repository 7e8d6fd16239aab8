import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyBalance, worthOf } from "@/src/domain/gift-card/ledger";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { minor } from "@/src/domain/money/minor";
import { draftOrder, contentHash } from "@/src/services/checkout/draft-order";
import { coveringCards, holdCards, planCover } from "@/src/services/gift-cards/hold-cards";
import { applyCharge } from "@/src/services/orders/apply-charge";
import { applySession } from "@/src/services/orders/apply-session";
import { refundOrder } from "@/src/services/orders/refund-order";
import type { Shop } from "@/src/services/shop";
import type { Charge, PaymentGateway, PaymentSession } from "@/src/gateways/payment/payment-gateway";
import { amountDue } from "@/src/domain/order/amount-due";
import { isPaid } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import { ok } from "@/src/domain/result";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

/** A repeatable sequence of pseudo-random numbers. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A provider that records payments and refunds, and answers at once. */
function bank() {
  const charges = new Map<string, { amount: number; refunded: number; isDisputed: boolean }>();
  const chargeOf = (intent: string): Charge => {
    const charge = charges.get(intent) ?? { amount: 0, refunded: 0, isDisputed: false };
    return {
      paymentIntent: intent,
      amount: charge.amount,
      amountRefunded: charge.refunded,
      currency: "EUR",
      isDisputed: charge.isDisputed,
      amountLost: 0,
    };
  };
  const gateway: Pick<PaymentGateway, "retrieveCharge" | "refund"> = {
    retrieveCharge: (intent) => Promise.resolve(ok(chargeOf(intent))),
    refund: ({ paymentIntent, amount }) => {
      const charge = charges.get(paymentIntent);
      if (charge) charge.refunded += amount;
      return Promise.resolve(ok("re"));
    },
  };
  return { charges, gateway };
}

const contact = {
  email: "ada@example.com",
  name: "Ada",
  phone: null,
  billingAddress: null,
  shippingName: null,
  shippingAddress: null,
};

const paidSession = (order: Order): PaymentSession => {
  const due = amountDue(order);
  return {
    provider: order.paymentProvider,
    id: `cs_${order.id}`,
    status: "complete",
    paymentStatus: due === 0 ? "no_payment_required" : "paid",
    url: null,
    awaitsCapture: false,
    amount: due,
    currency: "EUR",
    reference: order.number,
    metadataOrder: order.number,
    paymentIntent: due === 0 ? null : `pi_${order.id}`,
    paymentVoucher: null,
    hasFailed: false,
    charge: null,
    contact,
  };
};

const expiredSession = (order: Order): PaymentSession => ({
  ...paidSession(order),
  status: "expired",
  paymentStatus: "unpaid",
  paymentIntent: null,
});

test("orders and balances are payments less refunds over 1000 operations: difference 0", async () => {
  const roll = dice(20_261_121);
  const { charges, gateway } = bank();
  const { stripe } = open.shop.payments;
  const shop: Shop = {
    ...open.shop,
    payments: { ...open.shop.payments, stripe: { ...stripe, ...gateway } },
    flushOutbox: () => undefined,
  };
  const settings = await shop.store.loadSettings();
  const numbers: string[] = [];

  const cardIds = async () =>
    (await open.rows<{ id: number }>("select id from gift_cards order by id")).map(({ id }) => id);
  const orderAt = async (place: number) => shop.store.orders.findOrder("number", numbers[place] ?? "");
  const anyOrder = async () => (numbers.length === 0 ? null : orderAt(roll(numbers.length)));

  const place = async () => {
    const kinds = (["watch", "gift-card", "gift-watch"] as const).filter(() => roll(2) === 0);
    const lines = (kinds.length === 0 ? (["watch"] as const) : kinds).map((kind, index) => ({
      id: String(index),
      sku: `${kind}-${index}`,
      kind,
      price: minor(kind === "watch" ? 20_000 + roll(30_000) : 5_000 * (1 + roll(10))),
      discount: kind === "watch" ? roll(3) * 10 : 0,
      quantity: 1 + roll(2),
      title: kind,
      details: [],
      image: null,
      href: null,
    }));
    const draft = draftOrder({
      lines,
      promotion: null,
      settings,
      catalogueVersion: "test",
      locale: "fr",
      currency: "EUR",
      note: "",
      hasCards: true,
    });
    const known = await cardIds();
    const wanted = [
      ...new Set(Array.from({ length: roll(4) }, () => known[roll(Math.max(1, known.length))] ?? 0)),
    ];
    const order = await shop.store.transaction(async (tx) => {
      const now = shop.clock();
      const plan = await planCover(tx, draft.lines, wanted, now);
      const written = await tx.orders.insertOrder(
        {
          draft,
          token: shop.random(128),
          cartId: null,
          submission: null,
          contact,
          contentHash: contentHash(draft),
          sessionExpiresAt: new Date(now.getTime() + 3_600_000),
          coveredBy: coveringCards(plan),
        },
        now,
      );
      await holdCards(tx, written, plan, now);
      return written;
    });
    await shop.store.orders.setSession(order.number, { id: `cs_${order.id}`, url: null }, 0);
    numbers.push(order.number);
  };
  const pay = async () => {
    const order = await anyOrder();
    if (!order || order.state === "held") return;
    const session = paidSession(order);
    const applied = await applySession(shop, order.number, session);
    if (session.paymentIntent && (applied === "paid" || applied === "held"))
      charges.set(session.paymentIntent, { amount: amountDue(order), refunded: 0, isDisputed: false });
  };
  const expire = async () => {
    const order = await anyOrder();
    if (order?.state === "pending") await applySession(shop, order.number, expiredSession(order));
  };
  const refund = async () => {
    const order = await anyOrder();
    if (!order) return;
    const knownRefunded = order.refundedAmount + order.refundedToCards;
    const amount = 1 + roll(Math.max(1, order.total - knownRefunded));
    await refundOrder(shop, {
      orderId: order.id,
      amount,
      knownRefunded,
      key: shop.random(128),
      by: "test",
      reason: "test",
    });
  };
  const chargeback = async () => {
    const order = await anyOrder();
    const charge = charges.get(order?.paymentIntent ?? "");
    if (!order?.paymentIntent || !charge) return;
    // A refund at the provider itself, or a refund that failed later; now and then a dispute.
    const kind = roll(3);
    if (kind === 0) charge.refunded += roll(charge.amount - charge.refunded + 1);
    if (kind === 1) charge.refunded -= roll(charge.refunded + 1);
    if (kind === 2) charge.isDisputed = !charge.isDisputed;
    await applyCharge(shop, order.paymentIntent);
  };

  const actions = [place, pay, pay, pay, expire, refund, chargeback];
  for (let round = 0; round < 1_000; round += 1) await (actions[roll(actions.length)] ?? place)();

  const orders = await Promise.all(numbers.map((number) => shop.store.orders.findOrder("number", number)));
  const cards: readonly GiftCard[] = await shop.store.giftCards.findCards(await cardIds());
  const settled = orders.flatMap((order) =>
    order && isPaid(order.state) && order.receiptNumber !== null ? [order] : [],
  );
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

  // Sales other than cards, less their refunds.
  const soldOf = (order: Order) =>
    sum(cards.filter((card) => card.orderId === order.id).map(({ value }) => value));
  const goods = sum(
    settled.map((order) => {
      const rest = order.total - soldOf(order);
      return rest - Math.min(rest, order.refundedAmount + order.refundedToCards);
    }),
  );
  const balances = sum(cards.map(({ balance }) => worthOf(balance) + balance.lapsed + balance.missing));
  const held = orders.flatMap((order) =>
    order?.state === "held" && order.receiptNumber === null ? [order] : [],
  );
  const payments = sum(settled.map(amountDue)) + sum(held.map(amountDue));
  const refunds = sum([...settled, ...held].map(({ refundedAmount }) => refundedAmount));
  // Money of held orders is not assigned yet.
  const undecided = sum(held.map((order) => amountDue(order) - order.refundedAmount));
  expect({ settled: settled.length > 50, cards: cards.length > 50 }).toEqual({ settled: true, cards: true });
  expect(goods + balances + undecided - (payments - refunds)).toBe(0);
  expect(payments).toBe(sum([...charges.values()].map(({ amount }) => amount)));
  expect(refunds).toBe(sum([...charges.values()].map(({ refunded }) => refunded)));

  // Each movement is balanced, and no card is below zero.
  const [all] = await open.rows<{ amount: number }>(
    "select sum(amount)::float8 as amount from gift_card_entries",
  );
  expect(all?.amount).toBe(0);
  for (const { balance } of cards) {
    for (const account of ["available", "held", "frozen", "spent", "lapsed"] as const)
      expect(balance[account]).toBeGreaterThanOrEqual(emptyBalance[account]);
  }
  const [open_] = await open.rows<{ held: number }>(
    `select coalesce(sum(entry.amount), 0)::float8 as held from gift_card_entries entry
       join orders on orders.id = entry.order_id
      where entry.account = 'held' and orders.state not in ('pending', 'held')`,
  );
  expect(open_?.held).toBe(0);
}, 600_000);
