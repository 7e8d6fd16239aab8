import { totalCart } from "@/src/domain/cart/total-cart";
import type { CartResponse } from "@/src/domain/contracts/cart";
import { addToCart } from "@/src/services/cart/add-to-cart";
import { deleteFromCart } from "@/src/services/cart/delete-from-cart";
import { retrieveCart, type CartReader, type ReadCart } from "@/src/services/cart/retrieve-cart";
import { startCheckout } from "@/src/services/checkout/start-checkout";
import { captureWalletOrder } from "@/src/services/paypal/capture-wallet-order";
import { createWalletOrder } from "@/src/services/paypal/create-wallet-order";
import { withdrawOrder } from "@/src/services/orders/withdraw-order";
import { fillPaymentPage } from "@/tests/factories/shopper";
import { approve } from "@/tests/factories/wallet";
import { minor } from "@/src/domain/money/minor";
import type { Rates } from "@/src/domain/money/currency";
import type { Shop } from "@/src/services/shop";
import { askAny, type Node } from "./node";
import type { World } from "./world";

/** Facts of one shopper, to be compared with the shop's. */
export interface Memory {
  readonly name: string;
  token: string | null;
  /** Pieces confirmed as added to the cart, by sku. */
  readonly put: Map<string, number>;
  /** Pieces without an answer. */
  readonly perhaps: Map<string, number>;
  /** Skus that were removed again. */
  readonly removed: Set<string>;
  /** Totals that were shown, hundredths of a euro. */
  readonly shown: Set<number>;
  /** Payment pages, the latest last. */
  readonly pages: string[];
  /** Articles said to have changed their price when they were added, though none had. */
  readonly misled: string[];
}

/** What a shopper needs of the world. */
export interface Market {
  readonly world: World;
  readonly nodes: readonly Node[];
  readonly skus: readonly string[];
  readonly rates: Rates;
  /** How often an editor has changed a price. */
  readonly priceChanges: () => number;
  /** Runs work at the provider, and sends its events. */
  readonly atProvider: <Value>(what: string, work: () => Promise<Value>) => Promise<Value>;
  /** Codes of gift cards that are known by now. */
  readonly cardCodes: () => Promise<readonly string[]>;
  /** Secret of the order of a payment page; null without an order. */
  readonly orderOf: (page: string) => Promise<string | null>;
  /** Sets the outcome of a promised payment. */
  readonly settleLater: (page: string, outcome: "succeeded" | "failed") => Promise<void>;
  /** Moves money at the provider, without the shop. */
  readonly actBehind: () => Promise<void>;
}

const minute = 60_000;
const cards = {
  taken: "4242424242424242",
  declined: "4000000000000002",
  disputed: "4000000000000259",
} as const;

const more = (counts: Map<string, number>, sku: string) => counts.set(sku, (counts.get(sku) ?? 0) + 1);

export const newMemory = (name: string): Memory => ({
  name,
  token: null,
  put: new Map(),
  perhaps: new Map(),
  removed: new Set(),
  shown: new Set(),
  pages: [],
  misled: [],
});

/** A shopper who adds articles, removes them, pays, pays twice or does not pay. */
export async function goShopping(memory: Memory, market: Market): Promise<void> {
  const { world, nodes, skus, atProvider } = market;
  const { draw } = world;
  const reader = (cardCodes: readonly string[] = []): CartReader => ({
    token: memory.token,
    session: null,
    locale: "fr",
    promoCode: null,
    cardCodes,
  });
  const ask = <Value>(what: string, work: (shop: Shop) => Promise<Value>) => askAny(world, nodes, what, work);
  const note = ({ token, response }: ReadCart): CartResponse => {
    memory.token = token ?? memory.token;
    return response;
  };

  async function add(): Promise<void> {
    const sku = skus[draw(skus.length)] ?? "";
    const addition = { sku, quantity: 1, overwrite: false, replaces: null };
    const changes = market.priceChanges();
    const added = await ask("add", (shop) => addToCart(shop, addition, reader()));
    if (added === null) more(memory.perhaps, sku);
    else if (added.ok) {
      const { items } = note(added.value);
      more(memory.put, sku);
      const isChanged = items.some((item) => item.product === sku && item.previousPrice !== null);
      if (isChanged && market.priceChanges() === changes) memory.misled.push(sku);
    }
  }

  async function remove(): Promise<void> {
    const sku = [...memory.put.keys()][draw(memory.put.size)];
    if (sku === undefined) return;
    memory.removed.add(sku);
    await ask("remove", (shop) => deleteFromCart(shop, sku, reader()));
  }

  /**
   * @returns the total that the cart shows; null where there is none
   */
  async function look(cardCodes: readonly string[]): Promise<number | null> {
    const read = await ask("look", (shop) => retrieveCart(shop, reader(cardCodes)));
    if (read === null) return null;
    const { items } = note(read);
    if (items.length === 0) return null;
    const lines = items.map(({ id, price, discount, quantity }) => ({
      id,
      price: minor(price),
      discount,
      quantity,
    }));
    const { total } = totalCart(lines, "EUR", market.rates, minor(0));
    memory.shown.add(total);
    return total;
  }

  async function checkOut(): Promise<void> {
    const known = draw(3) === 0 ? await market.cardCodes() : [];
    const cardCodes = known.filter(() => draw(2) === 0);
    const expectedTotal = await look(cardCodes);
    if (expectedTotal === null) return;
    await world.pause(draw(30_000));
    const submit = () =>
      ask("checkout", (shop) =>
        startCheckout(shop, {
          token: memory.token,
          session: null,
          locale: "fr",
          note: "",
          currency: "EUR",
          promoCode: null,
          cardCodes,
          expectedTotal,
          expectedDue: null,
          dutyPaid: false,
          terms: null,
        }),
      );
    const opened = await Promise.all(draw(4) === 0 ? [submit(), submit()] : [submit()]);
    for (const page of opened) if (page?.ok) remember(page.value);
  }

  function remember(page: string): void {
    if (/\/pay\/|\/checkoutnow/.test(page) && !memory.pages.includes(page)) memory.pages.push(page);
  }

  async function pay(): Promise<void> {
    // Another window may still show an earlier page.
    const page = draw(4) === 0 ? memory.pages[draw(memory.pages.length)] : memory.pages.at(-1);
    if (page === undefined) return;
    const way = draw(10);
    if (page.includes("/checkoutnow")) return agree(page);
    if (way === 0) return payLater(page);
    if (way > 5) return payByWallet(page);
    const number = way === 1 ? cards.declined : way === 2 ? cards.disputed : cards.taken;
    // A refund may come before the shop has processed the payment.
    const isUndone = draw(4) === 0;
    await atProvider("pay", async () => {
      await fillPaymentPage(page, { card_number: number });
      if (isUndone) await market.actBehind();
    });
  }

  /** Chooses PayPal instead of a card. */
  async function payByWallet(page: string): Promise<void> {
    const token = await market.orderOf(page);
    if (token === null) return;
    const opened = await ask("wallet", (shop) => createWalletOrder(shop, token));
    if (!opened?.ok || !opened.value.url.includes("/checkoutnow")) return;
    remember(opened.value.url);
    await agree(opened.value.url);
  }

  /** Approves on PayPal's page, and returns to the shop or does not. */
  async function agree(page: string): Promise<void> {
    const funding = (["refused", "echeck"] as const)[draw(6)] ?? "balance";
    const token = await market.orderOf(page);
    await atProvider("agree", () => approve(page, { funding }));
    if (token !== null && draw(3) > 0) await ask("return", (shop) => captureWalletOrder(shop, token));
    if (draw(4) === 0) await atProvider("undo", () => market.actBehind());
    if (funding === "echeck") endLater(page);
  }

  /** A promised payment succeeds or fails. */
  function endLater(page: string): void {
    const outcome = draw(2) === 0 ? "succeeded" : "failed";
    world.begin(`${memory.name}'s bank`, async () => {
      await world.pause(draw(60) * minute);
      await atProvider(`promise ${outcome}`, () => market.settleLater(page, outcome));
    });
  }

  async function payLater(page: string): Promise<void> {
    await atProvider("promise", async () => {
      const step = await fillPaymentPage(page, { method: "klarna", card_number: "" });
      if (step === null || !step.startsWith("/")) return;
      await fetch(new URL(step, page), {
        method: "POST",
        body: new URLSearchParams({ answer: "accept", outcome: "pending" }),
        redirect: "manual",
      });
    });
    endLater(page);
  }

  async function withdraw(): Promise<void> {
    const page = memory.pages[draw(memory.pages.length)];
    const token = page === undefined ? null : await market.orderOf(page);
    if (token !== null) await ask("withdraw", (shop) => withdrawOrder(shop, token));
  }

  const acts = [add, add, add, remove, checkOut, checkOut, checkOut, pay, pay, pay, withdraw];
  await add();
  for (let left = 4 + draw(6); left > 0; left -= 1) {
    await world.pause(draw(90_000));
    await acts[draw(acts.length)]?.();
  }
}
