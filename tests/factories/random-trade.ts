import { convert } from "@/src/domain/money/convert";
import type { Currency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { amountDue, givenBack } from "@/src/domain/order/amount-due";
import type { OrderDraft, OrderLine } from "@/src/domain/order/order";
import type { OrderedKind } from "@/src/domain/cart/article-kind";
import type { ShopSettings } from "@/src/domain/settings";
import { coveringCards, holdCards, planCover } from "@/src/services/gift-cards/hold-cards";
import { applyCharge } from "@/src/services/orders/apply-charge";
import { applySession } from "@/src/services/orders/apply-session";
import { refundOrder } from "@/src/services/orders/refund-order";
import { withdrawOrder } from "@/src/services/orders/withdraw-order";
import type { Shop } from "@/src/services/shop";
import type { InMemoryProvider } from "./in-memory-provider";
import { orderLine } from "./order-line";

/** A repeatable sequence: a failure can be reproduced. Source: mulberry32. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Trade {
  readonly shop: Shop;
  readonly provider: InMemoryProvider;
  readonly settings: ShopSettings;
  readonly draw: (below: number) => number;
}

const countries = ["FR", "FR", "DE", "FI", "HU", "LU", "US", "JP", "CH", "ES"] as const;
const goods: readonly OrderedKind[] = ["watch", "bespoke", "surprise-watch"];

function lineOf(
  kind: OrderedKind,
  euros: number,
  quantity: number,
  charged: Currency,
  { rates }: ShopSettings,
): OrderLine {
  return orderLine({
    sku: `RANDOM-${kind}`,
    kind,
    quantity,
    unit: convert(minor(euros), charged, rates),
  });
}

/** Goods, goods and cards, cards alone, or a donation; cents that no rate divides evenly. */
function randomLines({ draw, settings }: Trade, charged: Currency): readonly OrderLine[] {
  const line = (kind: OrderedKind) => lineOf(kind, 5_000 + draw(95_000), 1 + draw(2), charged, settings);
  const what = draw(10);
  if (what === 0) return [line("donation")];
  if (what === 1) return [line("gift-card")];
  if (what === 2) return [line("gift-watch")];
  const watches = Array.from({ length: 1 + draw(2) }, () => line(goods[draw(goods.length)] ?? "watch"));
  return what < 5 ? [...watches, line("gift-card")] : watches;
}

function draftOf(trade: Trade, hasCards: boolean): OrderDraft {
  const { settings, draw } = trade;
  const foreign = (["CHF", "JPY", "USD"] as const)[draw(12)] ?? "EUR";
  const first = randomLines(trade, "EUR");
  const isForEuros = hasCards || first.some(({ kind }) => !goods.includes(kind));
  const charged: Currency = isForEuros ? "EUR" : foreign;
  const lines = isForEuros
    ? first
    : first.map((line) => lineOf(line.kind, line.unit, line.quantity, charged, settings));
  const total = minor(lines.reduce((sum, line) => sum + line.total, 0));
  return {
    locale: "fr",
    lines,
    chargeCurrency: charged,
    total,
    currency: charged,
    shownTotal: total,
    vatPercent: settings.vatPercent,
    rates: settings.rates,
    note: "",
    promo: null,
    termsVersion: "1",
    catalogueVersion: "1",
  };
}

async function place({ shop, draw }: Trade, draft: OrderDraft, cards: readonly number[]) {
  const now = shop.clock();
  return shop.store.transaction(async (tx) => {
    const plan = await planCover(tx, draft.lines, cards, now);
    const coveredBy = coveringCards(plan);
    const token = Array.from({ length: 22 }, () => "abcdefghijklmnopqrstuvwxyz"[draw(26)]).join("");
    const order = await tx.orders.insertOrder(
      {
        draft,
        token,
        cartId: null,
        submission: null,
        contact: null,
        contentHash: token,
        sessionExpiresAt: now,
        coveredBy,
      },
      now,
    );
    await holdCards(tx, order, plan, now);
    return order;
  });
}

type Placed = Awaited<ReturnType<typeof place>>;

async function pay({ shop, provider, draw }: Trade, order: Placed): Promise<string | null> {
  const due = amountDue(order);
  const isYen = order.chargeCurrency === "JPY";
  const amount = isYen ? due / 100 : due;
  const intent = `pi_${order.token}`;
  // Some pay another amount than requested: held, until staff refunds it.
  const isOther =
    draw(50) === 0 && order.covered === 0 && order.lines.every(({ kind }) => goods.includes(kind));
  provider.charge(intent, isOther ? amount - 1 : amount, order.chargeCurrency);
  const country = countries[draw(countries.length)] ?? "FR";
  const address = { line1: "1", line2: null, postalCode: "1", city: "X", state: null, country };
  const isSent = order.lines.some(({ kind }) => goods.includes(kind));
  await applySession(shop, order.number, {
    provider: order.paymentProvider,
    id: `cs_${order.token}`,
    status: "complete",
    paymentStatus: due === 0 ? "no_payment_required" : "paid",
    url: null,
    awaitsCapture: false,
    amount: isOther ? amount - 1 : amount,
    currency: order.chargeCurrency,
    reference: order.number,
    metadataOrder: order.number,
    paymentIntent: due === 0 ? null : intent,
    paymentVoucher: null,
    hasFailed: false,
    charge: null,
    contact: {
      email: "ada@example.com",
      name: "Ada",
      phone: null,
      billingAddress: address,
      shippingName: "Ada",
      shippingAddress: isSent ? address : null,
    },
  });
  if (isOther) {
    provider.giveBack(intent, amount - 1);
    await applyCharge(shop, intent);
    return null;
  }
  return intent;
}

/** A refund by staff; refused where a card was spent, or nothing is left. */
async function refund({ shop, draw }: Trade, id: number, isAll: boolean): Promise<void> {
  const order = await shop.store.orders.findOrder("id", id);
  const left = order ? order.total - givenBack(order) : 0;
  if (!order || left === 0) return;
  const step = order.chargeCurrency === "JPY" ? 100 : 1;
  const amount = isAll ? left : Math.max(step, Math.floor(draw(left) / step) * step);
  const wish = {
    orderId: id,
    amount,
    knownRefunded: givenBack(order),
    key: `key-${draw(1e9)}`,
    by: "a@b.c",
    reason: "x",
  };
  const done = await refundOrder(shop, wish);
  if (!done.ok && !["card-spent", "unpaid", "refused"].includes(done.error))
    throw new Error(`A refund of ${order.number} failed: ${done.error}.`);
}

/** Later events of an order. */
async function live(trade: Trade, order: Placed, intent: string): Promise<void> {
  const { shop, provider, draw } = trade;
  const due = amountDue(order);
  const charged = order.chargeCurrency === "JPY" ? due / 100 : due;
  const fate = draw(12);
  if (fate === 0) await refund(trade, order.id, true);
  if (fate === 1) for (let times = draw(3); times >= 0; times -= 1) await refund(trade, order.id, false);
  if (fate === 2) {
    await refund(trade, order.id, false);
    await refund(trade, order.id, true);
  }
  if (fate === 3) {
    await withdrawOrder(shop, order.token);
    await refund(trade, order.id, true);
  }
  const hasVouchers = order.lines.some(({ kind }) => kind === "gift-card" || kind === "gift-watch");
  if (fate === 4 && due > 0) {
    provider.dispute(intent, true);
    await applyCharge(shop, intent);
    const isLost = draw(2) === 0;
    provider.dispute(intent, isLost);
    if (isLost) provider.lose(intent, draw(3) === 0 ? Math.ceil(charged / 2) : charged);
    // Delivered twice, as webhook events may be.
    for (let times = 0; times < 2; times += 1) await applyCharge(shop, intent);
    if (isLost && draw(4) === 0) {
      provider.lose(intent, -Math.floor(charged / 3));
      await applyCharge(shop, intent);
    }
  }
  if (fate === 5 && due > 0 && !hasVouchers && order.chargeCurrency !== "JPY") {
    // From the provider's dashboard; a part of it fails later.
    provider.giveBack(intent, Math.ceil(due / 3));
    await applyCharge(shop, intent);
    provider.giveBack(intent, -Math.floor(due / 5));
    await applyCharge(shop, intent);
  }
}

/** An order from its pay button to its end. @param cards row numbers of cards to pay with */
export async function tradeOnce(trade: Trade, cards: readonly number[]): Promise<void> {
  const order = await place(trade, draftOf(trade, cards.length > 0), cards);
  const intent = await pay(trade, order);
  if (intent !== null) await live(trade, order, intent);
}
