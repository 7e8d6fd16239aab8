import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { getPayload, type Payload } from "payload";
import * as v from "valibot";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { defaultSelection } from "@/src/domain/watch/selection";
import type { Shop } from "@/src/services/shop";
import { shopOf } from "@/src/server/runtime/shop-of";
import { addToCart } from "@/src/services/cart/add-to-cart";
import { retrieveCart } from "@/src/services/cart/retrieve-cart";
import { createShopper } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
/** Another process's shop as far as memory goes: its own CMS, pool and snapshot on the same database. */
let other: { readonly payload: Payload; readonly shop: Shop };

beforeAll(async () => {
  open = await openShop();
  const { default: config } = await import("@payload-config");
  const payload = await getPayload({ config, key: "other" });
  other = { payload, shop: shopOf(payload) };
});
afterAll(async () => {
  await other.payload.destroy();
  await open.close();
});

const product = { collection: "products", where: { sku: { equals: "DI0136" } } } as const;
const price = 31_000;
const setPrice = ({ payload }: { readonly payload: Payload }, to: number) =>
  payload.update({ ...product, data: { price: to } });

afterEach(async () => {
  await setPrice(open, price);
});

const reader = (token: string | null) =>
  ({ token, session: null, locale: "fr", promoCode: null, cardCodes: [] }) as const;

/** Unit price and the one seen when it was put in, of the only line. */
const lineOf = async (shop: Shop, token: string | null) => {
  const { response } = await retrieveCart(shop, reader(token));
  return response.items.map((item) => [item.price, item.previousPrice]);
};

const add = async (shop: Shop, sku: string, token: string | null = null) => {
  const added = await addToCart(shop, { sku, quantity: 1, overwrite: true, replaces: null }, reader(token));
  if (!added.ok) throw new Error(`Adding answered ${added.error}.`);
  return added.value.token;
};

describe("an edit is in every price at once", () => {
  test.each([
    ["this process", () => open],
    ["another process", () => other],
  ] as const)("saved in %s, seen in both", async (_name, editor) => {
    const token = await add(open.shop, "DI0136");
    expect(await lineOf(other.shop, token)).toEqual([[price, null]]);
    for (const changed of [30_000, 29_000, 28_000]) {
      await setPrice(editor(), changed);
      expect(await lineOf(open.shop, token)).toEqual([[changed, price]]);
      expect(await lineOf(other.shop, token)).toEqual([[changed, price]]);
      expect((await open.shop.store.loadSnapshot()).articles.get("DI0136")?.price).toBe(changed);
    }
  });

  test("what is put in right after a save is put in at the new price", async () => {
    await add(open.shop, "DI0136");
    await add(other.shop, "DI0136");
    await setPrice(open, 27_000);
    for (const { shop } of [other, open]) {
      const token = await add(shop, "DI0136");
      expect(await lineOf(shop, token)).toEqual([[27_000, null]]);
    }
  });

  test("a bespoke watch costs what its parts cost now, in every process", async () => {
    const { body } = await createShopper(open).post("/api/configurator/sku", defaultSelection);
    const { sku, price: before } = v.parse(skuResponse, body);
    const token = await add(other.shop, sku);
    const dial = { collection: "dials", where: { key: { equals: defaultSelection.dial } } } as const;
    const { docs } = await open.payload.find(dial);
    const was = docs[0]?.price ?? 0;
    await open.payload.update({ ...dial, data: { price: was + 1_500 } });
    try {
      expect(await lineOf(other.shop, token)).toEqual([[before + 1_500, before]]);
    } finally {
      await open.payload.update({ ...dial, data: { price: was } });
    }
    expect(await lineOf(other.shop, token)).toEqual([[before, null]]);
  });

  test("an article that was just taken off sale cannot be added, and one put on sale can", async () => {
    await add(other.shop, "DI0136");
    await open.payload.update({ ...product, data: { availability: "sold-out" } });
    const refused = await addToCart(
      other.shop,
      { sku: "DI0136", quantity: 1, overwrite: false, replaces: null },
      reader(null),
    );
    expect(refused).toEqual({ ok: false, error: "not-sold" });
    await open.payload.update({ ...product, data: { availability: "in-stock" } });
    expect(await add(other.shop, "DI0136")).toMatch(/^[\w-]{22}$/);
  });

  test("a save that is taken back was never there", async () => {
    const token = await add(open.shop, "DI0136");
    const id = await open.payload.db.beginTransaction();
    await open.payload.update({ ...product, data: { price: 1 }, req: { transactionID: id ?? "" } });
    expect(await lineOf(open.shop, token)).toEqual([[price, null]]);
    await open.payload.db.rollbackTransaction(id ?? "");
    expect(await lineOf(open.shop, token)).toEqual([[price, null]]);
  });
});

test("while prices are being changed and articles added, no line keeps a price from before a save it came after", async () => {
  const tokens: (string | null)[] = [];
  let latest = price;
  const over = new AbortController();
  const editing = (async () => {
    for (let change = 1; change <= 12; change += 1) {
      const next = price - change * 100;
      await setPrice(change % 2 ? open : other, next);
      latest = next;
    }
    over.abort();
  })();
  const wrong: string[] = [];
  const adding = [open, other].map(async ({ shop }) => {
    while (!over.signal.aborted) {
      const least = latest;
      const token = await add(shop, "DI0136");
      const [line] = await open.rows<{ price_seen: string }>(
        "select price_seen from cart_lines line join carts on carts.id = line.cart_id where token = $1",
        [token],
      );
      // Prices only fall here: a higher one is an old one.
      if (Number(line?.price_seen) > least) wrong.push(`${line?.price_seen} after ${least} was saved`);
      tokens.push(token);
    }
  });
  await Promise.all([editing, ...adding]);
  expect(wrong).toEqual([]);
  expect(tokens.length).toBeGreaterThan(20);
});
