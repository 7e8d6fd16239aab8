import fc from "fast-check";
import * as v from "valibot";
import { cartResponse } from "@/src/domain/contracts/cart";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { priceWatch } from "@/src/domain/watch/price-watch";
import type { Selection } from "@/src/domain/watch/selection";
import { selectionQuery } from "@/src/domain/watch/selection-query";
import { anySelection, catalogue } from "@/tests/factories/selection";
import { editedOption } from "./parts/edited-option";
import { composeWatch, putIntoCart } from "./parts/fill-cart";
import { withoutPictures } from "./parts/without-pictures";
import { lineAmounts, readSession, sessionOfPage } from "./parts/payments";
import { orderOfSession } from "./parts/staff";
import { CartPage } from "./pages/cart-page";
import { ConfiguratorPage } from "./pages/configurator-page";
import { expect, test } from "./shop-test";

/** Printed with every failure: the same number makes the same watches. */
const seed = Number(process.env.PRICES_SEED ?? 20_261_121);
const selections = fc.sample(
  anySelection.filter((selection) => selection[editedOption.field] !== editedOption.key),
  { seed, numRuns: 300 },
);
const carts = Array.from({ length: 6 }, (_, index) => selections.slice(index * 50, (index + 1) * 50));

const checkoutAnswer = v.object({ url: v.string() });
const inPairs = async <Value, Made>(values: readonly Value[], make: (value: Value) => Promise<Made>) => {
  const made: Made[] = [];
  for (let index = 0; index < values.length; index += 2) {
    made.push(...(await Promise.all(values.slice(index, index + 2).map(make))));
  }
  return made;
};

for (const [index, watches] of carts.entries()) {
  const title = `300 watches of seed ${seed}, ${index * 50 + 1} to ${(index + 1) * 50}: one price everywhere`;
  test(title, index < 1 ? {} : { tag: "@deep" }, async ({ page, marketer }) => {
    const domain = new Map<string, number>();
    const made = await inPairs(watches, async (selection) => ({
      ...(await composeWatch(page, selection)),
      expected: priceWatch(selection, catalogue).total,
    }));
    expect(made.map(({ price }) => price)).toEqual(made.map(({ expected }) => expected));
    for (const { sku, expected } of made) domain.set(sku, expected);

    for (const sku of domain.keys()) await putIntoCart(page, sku);
    const { items } = v.parse(cartResponse, await (await page.request.get("/api/cart/retrieve")).json());
    expect(new Map(items.map((item) => [item.product, item.price]))).toEqual(domain);

    await withoutPictures(page);
    const cart = new CartPage(page);
    await cart.open();
    const shown = await cart.lines.list
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") })
      .allInnerTexts();
    expect(shown).toHaveLength(items.length);
    for (const [place, item] of items.entries()) {
      const price = formatMoney(minor(priceOf(domain, item.product)), "EUR", "fr");
      expect(plain(shown[place] ?? "")).toContain(plain(price));
    }

    const answer = await page.request.post("/api/checkout", { data: { __nextLocale: "fr", note: "" } });
    const session = sessionOfPage(v.parse(checkoutAnswer, await answer.json()).url);
    const expected = items.map((item) => priceOf(domain, item.product));
    expect(await lineAmounts(session)).toEqual(expected);
    const total = expected.reduce((sum, price) => sum + price, 0);
    expect((await readSession(session)).amount_total).toBe(total);
    const order = await orderOfSession(marketer, session);
    expect(order.lines.map((line) => [line.sku, line.unit])).toEqual(
      items.map((item) => [item.product, priceOf(domain, item.product)]),
    );
    expect(order.total).toBe(total);
  });
}

test(`the configurator shows the price of a watch in its address, seed ${seed}`, async ({ page }) => {
  await withoutPictures(page);
  const configurator = new ConfiguratorPage(page);
  for (const selection of selections.filter((_, index) => index % 60 === 0)) {
    await configurator.open(selectionQuery(selection));
    const price = formatMoney(priceWatch(selection, catalogue).total, "EUR", "fr");
    await expect(configurator.price, describe(selection)).toContainText(price);
  }
});

function priceOf(prices: ReadonlyMap<string, number>, sku: string): number {
  const price = prices.get(sku);
  if (price === undefined) throw new Error(`${sku} was not composed by this test.`);
  return price;
}

/** Spaces of any kind count as one. */
const plain = (text: string) => text.replace(/\s+/g, " ");
const describe = (selection: Selection) => JSON.stringify(selection);
