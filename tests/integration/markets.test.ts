import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createShopper } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const market = async (currency: string) => {
  const { docs } = await open.payload.find({
    collection: "markets",
    where: { currency: { equals: currency } },
  });
  const [found] = docs;
  if (!found) throw new Error(`There is no market of ${currency}.`);
  return found;
};

describe("a market", () => {
  test("tells in the cart what its border costs, and how its buyers pay", async () => {
    const shopper = createShopper(open);
    await shopper.add("DI0236");
    const { border, payments } = await shopper.cart();
    expect(Object.keys(border)).toEqual(["USD", "CHF", "SAR", "QAR", "GBP", "SGD", "JPY", "INR"]);
    expect(border.USD).toMatch(/^États-Unis\s: environ\s50\s\$US de droits/);
    expect(border.CHF).toMatch(/^Suisse\s: environ\s25\sCHF de droits/);
    expect(payments.map(({ name }) => name)).toContain("iDEAL");
  });

  test("says nothing of what is sent by mail", async () => {
    const shopper = createShopper(open);
    await shopper.add("GC-050");
    expect((await shopper.cart()).border).toEqual({});
  });

  test("has prices of its own", async () => {
    const { id } = await market("JPY");
    const before = (await open.shop.store.loadSettings()).rates;
    expect(before.factors).toBeUndefined();
    await open.payload.update({ collection: "markets", id, data: { factor: 110 } });
    expect((await open.shop.store.loadSettings()).rates.factors).toEqual({ JPY: 110 });
    await open.payload.update({ collection: "markets", id, data: { factor: 100 } });
  });

  test("shares no country with another", async () => {
    const { id, countries } = await market("USD");
    const change = open.payload.update({
      collection: "markets",
      id,
      data: { countries: [...(countries ?? []), "JP"] },
    });
    await expect(change).rejects.toMatchObject({ data: { errors: [{ path: "countries" }] } });
  });
});
