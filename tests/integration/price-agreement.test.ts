import fc from "fast-check";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { orderOfPage } from "@/tests/factories/order-view";
import { anySelection } from "@/tests/factories/selection";
import { createShopper, paymentPage } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

/** Watches in all, and how many of them share a cart. */
const watches = 100;
const perCart = 50;

const connect = () => {
  const { hostname, port } = new URL(open.sandbox.url);
  return new Stripe(process.env.STRIPE_SECRET_KEY ?? "", {
    host: hostname,
    port: Number(port),
    protocol: "http",
  });
};

/** Source: specification 19, which names 300; prices.spec.ts has them in test:deep. */
test("browser, sku endpoint, cart, order and payment page agree on every price", async () => {
  const catalogue = await open.shop.store.loadCatalogue();
  const selections = fc.sample(anySelection, { numRuns: watches, seed: 20_261_121 });
  const stripe = connect();
  const disagreements: string[] = [];
  for (let start = 0; start < watches; start += perCart) {
    const shopper = createShopper(open);
    const expected = new Map<string, { price: number; quantity: number }>();
    for (const selection of selections.slice(start, start + perCart)) {
      const browser = priceWatch(selection, catalogue).total;
      const { body } = await shopper.post("/api/configurator/sku", selection);
      const { sku, price } = v.parse(skuResponse, body);
      if (price !== browser) disagreements.push(`sku ${price} for ${browser}: ${JSON.stringify(selection)}`);
      await shopper.add(sku);
      expected.set(sku, { price: browser, quantity: (expected.get(sku)?.quantity ?? 0) + 1 });
    }
    const prices = [...expected].map(([sku, { price }]) => [sku, price]);
    const total = [...expected.values()].reduce((sum, { price, quantity }) => sum + price * quantity, 0);

    const { items } = await shopper.cart();
    expect(items.map((item) => [item.product, item.price])).toEqual(prices);

    const order = await orderOfPage(open, await paymentPage(shopper, { expectedTotal: total }));
    const lines = await open.rows<{ sku: string; unit: string }>(
      "select sku, unit from orders_lines where _parent_id = $1 order by _order",
      [order.id],
    );
    expect(lines.map(({ sku, unit }) => [sku, Number(unit)])).toEqual(prices);

    const page = await stripe.checkout.sessions.listLineItems(order.session_id ?? "", { limit: 100 });
    expect(page.data.map((line) => line.price?.unit_amount)).toEqual(prices.map(([, price]) => price));
    const session = await stripe.checkout.sessions.retrieve(order.session_id ?? "");
    expect([session.amount_total, Number(order.total)]).toEqual([total, total]);
  }
  expect(disagreements).toEqual([]);
}, 180_000);
