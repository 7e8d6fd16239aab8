import fc from "fast-check";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { totalCart } from "@/src/domain/cart/total-cart";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { convert } from "@/src/domain/money/convert";
import type { ForeignCurrency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import { priceCatalogues, type PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { catalogueInLanguage } from "@/src/domain/watch/catalogue-in-language";
import { packCatalogue, unpackCatalogue } from "@/src/domain/watch/packed-catalogue";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { orderOfPage, reloadOrder } from "@/tests/factories/order-view";
import { pdfText } from "@/tests/factories/pdf-text";
import { anySelection } from "@/tests/factories/selection";
import { createShopper, fillPaymentPage, paymentPage, type Shopper } from "@/tests/factories/shopper";
import { changeSettings } from "@/tests/factories/change-settings";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

const charged = ["USD", "GBP", "JPY"] as const satisfies readonly ForeignCurrency[];

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
  await changeSettings(open, { chargedAsShown: [...charged] });
});
afterAll(() => open.close());

type Change = readonly [reference: string, before: number | null, after: number | null];

/** Sets prices of a list in a market's currency, as the price grid does. */
async function setPrices(catalogue: PriceCatalogue, currency: ForeignCurrency, wanted: readonly Change[]) {
  const rows = await open.shop.store.prices.readPriceRows(catalogue, currency);
  const changes = wanted.map(([reference, before, after]) => {
    const row = rows.find((known) => known.reference === reference);
    if (!row) throw new Error(`The seed has no ${reference} among ${catalogue}.`);
    return { id: row.id, before, after };
  });
  const decision = { catalogue, currency, changes, dueAt: null, isMeant: true, undoes: null };
  const done = await marketer.ask("POST", "/api/staff/prices-apply", decision);
  expect(done).toMatchObject({ status: 200 });
  return { batch: Number(done.body.batch), changes };
}

const stripe = () => {
  const { hostname, port } = new URL(open.sandbox.url);
  return new Stripe(process.env.STRIPE_SECRET_KEY ?? "", {
    host: hostname,
    port: Number(port),
    protocol: "http",
  });
};

/** What the cart page computes in the browser. */
async function browserTotal(shopper: Shopper, currency: ForeignCurrency) {
  const { items, promo } = await shopper.cart();
  const { rates } = await open.shop.store.loadSettings();
  const lines = items.map(({ id, price, own, discount, free = 0, freeOwn, isShared = false, quantity }) => ({
    id,
    price: minor(price),
    ...(own && { own }),
    discount,
    free: minor(free),
    ...(freeOwn && { freeOwn }),
    isShared,
    quantity,
  }));
  return totalCart(lines, currency, rates, minor(promo?.amount ?? 0));
}

async function pay(shopper: Shopper, changes: Record<string, unknown>) {
  const page = await paymentPage(shopper, changes);
  await fillPaymentPage(page);
  await open.sandbox.idle();
  return orderOfPage(open, page);
}

describe("prices of random options in random currencies", () => {
  test("are the same in the browser, the cart, the order and on the payment page", async () => {
    const random = fc.sample(fc.infiniteStream(fc.nat(1_000_000)), { numRuns: 1, seed: 20_261_130 })[0];
    const next = (below: number) => (random?.next().value ?? 0) % below;
    for (const catalogue of priceCatalogues.filter((list) => list !== "watches" && list !== "products")) {
      const rows = await open.shop.store.prices.readPriceRows(catalogue, "JPY");
      for (const currency of charged) {
        const some = rows.filter(() => next(3) === 0).slice(0, 12);
        // Of the lists with hundreds of options a dozen is enough: each save writes a version.
        if (some.length === 0) continue;
        await setPrices(
          catalogue,
          currency,
          some.map(({ reference }) => [reference, null, next(200) * 100]),
        );
      }
    }
    await changeSettings(open, { ownPrices: { JPY: 3_980_000 } });

    const catalogue = await open.shop.store.loadCatalogue();
    const inBrowser = unpackCatalogue(packCatalogue(catalogueInLanguage(catalogue, "jp")));
    const { rates } = await open.shop.store.loadSettings();
    const selections = fc.sample(anySelection, { numRuns: 45, seed: 20_261_130 });
    for (const [place, currency] of charged.entries()) {
      const shopper = createShopper(open);
      const expected = new Map<string, { unit: number; quantity: number }>();
      for (const selection of selections.slice(place * 15, place * 15 + 15)) {
        const unit = convert(priceWatch(selection, inBrowser).priced.total, currency, rates);
        const { body } = await shopper.post("/api/configurator/sku", selection);
        const answer = v.parse(skuResponse, body);
        expect(convert({ price: minor(answer.price), own: answer.own }, currency, rates)).toBe(unit);
        await shopper.add(answer.sku);
        const quantity = (expected.get(answer.sku)?.quantity ?? 0) + 1;
        expected.set(answer.sku, { unit, quantity });
      }
      const total = [...expected.values()].reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
      expect((await browserTotal(shopper, currency)).total).toBe(total);

      const order = await orderOfPage(open, await paymentPage(shopper, { currency, expectedTotal: total }));
      const lines = await open.rows<{ sku: string; unit: string }>(
        "select sku, unit from orders_lines where _parent_id = $1 order by _order",
        [order.id],
      );
      const units = [...expected].map(([sku, { unit }]) => [sku, unit]);
      expect(lines.map(({ sku, unit }) => [sku, Number(unit)])).toEqual(units);
      const page = await stripe().checkout.sessions.listLineItems(order.session_id ?? "", { limit: 100 });
      expect(page.data.map((line) => line.price?.unit_amount)).toEqual(
        [...expected.values()].map(({ unit }) => toSmallestUnit(minor(unit), currency)),
      );
    }
  }, 180_000);
});

describe("a watch with a price in yen", () => {
  test("is paid at that price, which receipt and mail say", async () => {
    await setPrices("watches", "JPY", [["DI0236", null, 5_980_000]]);
    const shopper = createShopper(open);
    await shopper.add("DI0236");
    expect((await browserTotal(shopper, "JPY")).total).toBe(5_980_000);
    expect((await browserTotal(shopper, "USD")).total).not.toBe(5_980_000);
    const order = await pay(shopper, { __nextLocale: "jp", currency: "JPY", expectedTotal: 5_980_000 });
    expect(order).toMatchObject({ state: "paid", charge_currency: "JPY", total: "5980000" });
    const session = await stripe().checkout.sessions.retrieve(order.session_id ?? "");
    expect([session.currency, session.amount_total]).toEqual(["jpy", 59_800]);
    await deliverMails(open.shop);
    const receipt = await fetch(`${open.url}/api/receipt?order=${order.token}`);
    expect(receipt.status).toBe(200);
    expect(pdfText(new Uint8Array(await receipt.arrayBuffer()))).toMatch(/59\s800\s¥/);
    expect((await reloadOrder(open, order)).receipt_number).not.toBeNull();
  });

  test("tells of another price of its market as of any other, and is not paid at the old one", async () => {
    const shopper = createShopper(open);
    await shopper.add("DI0236");
    expect((await shopper.cart()).items[0]).toMatchObject({ previousPrice: null });
    const { batch, changes } = await setPrices("watches", "JPY", [["DI0236", 5_980_000, 6_480_000]]);
    const [line] = (await shopper.cart()).items;
    expect(line).toMatchObject({
      previousOwn: { JPY: { amount: 5_980_000 } },
      own: { JPY: { amount: 6_480_000 } },
    });
    const late = await shopper.checkout({ currency: "JPY", expectedTotal: 5_980_000 });
    expect(late).toMatchObject({ status: 422, body: { error: "price-changed" } });
    const back = changes.map(({ id, before, after }) => ({ id, before: after, after: before }));
    const undone = await marketer.ask("POST", "/api/staff/prices-apply", {
      catalogue: "watches",
      currency: "JPY",
      changes: back,
      dueAt: null,
      isMeant: true,
      undoes: batch,
    });
    expect(undone).toMatchObject({ status: 200 });
    expect((await shopper.cart()).items[0]).toMatchObject({ previousPrice: null });
  });

  test("keeps its other currencies when one is set, and is converted again when none is", async () => {
    await setPrices("watches", "USD", [["DI0236", null, 36_900]]);
    const own = async () => (await open.shop.store.loadSnapshot()).articles.get("DI0236")?.own ?? {};
    expect(Object.keys(await own()).toSorted()).toEqual(["JPY", "USD"]);
    await setPrices("watches", "USD", [["DI0236", 36_900, null]]);
    expect(Object.keys(await own())).toEqual(["JPY"]);
  });

  test("is previewed in its currency, and a price far from the converted one asks to be confirmed", async () => {
    const rows = await open.shop.store.prices.readPriceRows("watches", "USD");
    const row = rows.find(({ reference }) => reference === "DI0236");
    const changes = [{ id: row?.id, before: null, after: 3_690 }];
    const preview = await marketer.ask("POST", "/api/staff/prices-preview", {
      catalogue: "watches",
      currency: "USD",
      changes,
    });
    expect(preview.body).toMatchObject({
      currency: "USD",
      rows: [{ before: 33_490, after: 3_690, isLeap: true }],
    });
    const typo = {
      catalogue: "watches",
      currency: "USD",
      changes,
      dueAt: null,
      isMeant: false,
      undoes: null,
    };
    expect(await marketer.ask("POST", "/api/staff/prices-apply", typo)).toMatchObject({ status: 422 });
  });

  test("is reduced, and shows the lowest yen price of the 30 days before", async () => {
    const { docs } = await open.payload.find({
      collection: "products",
      where: { sku: { equals: "DI0236" } },
    });
    const id = docs[0]?.id ?? 0;
    await open.payload.update({ collection: "products", id, data: { discount: 10, _status: "published" } });
    const product = (await open.shop.store.loadSnapshot()).products.find(({ sku }) => sku === "DI0236");
    expect(product).toMatchObject({ lowestPrice: 31_000, lowestOwn: { JPY: { amount: 5_239_000 } } });
    const shopper = createShopper(open);
    await shopper.add("DI0236");
    expect((await browserTotal(shopper, "JPY")).total).toBe(5_382_000);
    await open.payload.update({ collection: "products", id, data: { discount: 0, _status: "published" } });
  });
});

test("gift cards have no price in another currency", async () => {
  const rows = await open.shop.store.prices.readPriceRows("products", "JPY");
  expect(rows.map(({ reference }) => reference).filter((sku) => /^(GC|GW)/.test(sku))).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});

test("a market's factor is charged, too", async () => {
  const { docs } = await open.payload.find({ collection: "markets", where: { currency: { equals: "GBP" } } });
  const id = docs[0]?.id ?? 0;
  await open.payload.update({ collection: "markets", id, data: { factor: 110 } });
  try {
    const shopper = createShopper(open);
    await shopper.add("DI0136");
    const { total } = await browserTotal(shopper, "GBP");
    // 310.00 euros are 289.85 pounds with a tenth more, which end as .9.
    expect(total).toBe(28_990);
    const order = await pay(shopper, { currency: "GBP", expectedTotal: total });
    expect(order).toMatchObject({ state: "paid", charge_currency: "GBP", total: "28990" });
    expect((await reloadOrder(open, order)).receipt_number).not.toBeNull();
  } finally {
    await open.payload.update({ collection: "markets", id, data: { factor: 100 } });
  }
});
