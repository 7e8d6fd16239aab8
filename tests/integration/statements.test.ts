import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { defaultSelection } from "@/src/domain/watch/selection";
import { findCartText } from "@/src/store/carts/found-cart";
import { countStatements } from "@/tests/factories/count-statements";
import { boughtCard, applyGiftCard } from "@/tests/factories/gift-card";
import { giftAnswers, madeSku } from "@/tests/factories/gift-answers";
import { createShopper, paymentPage, type Shopper } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let statements: ReturnType<typeof countStatements>;
beforeAll(async () => {
  open = await openShop();
  statements = countStatements(open.payload.db.pool);
  // Made once: the snapshot, and the index of the search.
  await createShopper(open).cart();
  await createShopper(open).get("/api/search?q=horizon");
});
afterAll(() => open.close());

const bespoke = async (changes: Record<string, unknown> = {}) => {
  const { body } = await createShopper(open).post("/api/configurator/sku", {
    ...defaultSelection,
    ...changes,
  });
  return v.parse(skuResponse, body).sku;
};

/** Three lines, two of them bespoke. */
async function threeLines(shopper: Shopper): Promise<Shopper> {
  await shopper.add("DI0136");
  await shopper.add(await bespoke());
  await shopper.add(await bespoke({ dial: "ART-COMET1" }));
  return shopper;
}

const shoppers = {
  "a stranger": { createOne: async () => createShopper(open), warranty: "36_months" },
  "a signed-in customer": {
    createOne: () => signIn(open, `${crypto.randomUUID()}@example.org`),
    warranty: "48_months",
  },
} as const;

/**
 * The limit of statements of a call, with the begin and commit of its transaction. Source: specification 19: retrieve 1 to
 * 2, add and delete at most 8, checkout at most 8, with gift cards or counted stock at most 14, the catalogue none or one.
 */
describe.each(Object.entries(shoppers))("statements of %s", (_name, { createOne, warranty }) => {
  test("a cart of three lines is read with one", async () => {
    const shopper = await threeLines(await createOne());
    expect(await statements(() => shopper.cart())).toHaveLength(1);
  });

  test("an empty cart is read with one", async () => {
    const shopper = await createOne();
    expect(await statements(() => shopper.cart())).toHaveLength(1);
  });

  test("a cart is created with seven, and an article added with six", async () => {
    const shopper = await createOne();
    expect(await statements(() => shopper.add("DI0136"))).toHaveLength(7);
    expect(await statements(() => shopper.add("RE1070"))).toHaveLength(6);
    expect((await shopper.cart()).items).toHaveLength(2);
  });

  test("a new bespoke watch is added with eight, later with six", async () => {
    const shopper = await createOne();
    const sku = await bespoke({ warranty });
    expect((await statements(() => shopper.add(sku))).length).toBeLessThanOrEqual(8);
    expect(await statements(() => shopper.add(sku))).toHaveLength(6);
  });

  test("a gift with its details is added with eight and read with one", async () => {
    const shopper = await createOne();
    const sku = madeSku(await shopper.post("/api/gift", giftAnswers()));
    expect(await statements(() => shopper.add(sku))).toHaveLength(8);
    expect(await statements(() => shopper.cart())).toHaveLength(1);
    expect((await shopper.cart()).items).toMatchObject([{ gift: { recipientName: "Camille" } }]);
  });

  test("a line is deleted with five", async () => {
    const shopper = await threeLines(await createOne());
    expect(await statements(() => shopper.post("/api/cart/delete", { sku: "DI0136" }))).toHaveLength(5);
  });
});

describe("statements of a checkout", () => {
  test("a cart of three lines is opened for payment with eight", async () => {
    const shopper = await threeLines(createShopper(open));
    expect(await statements(() => paymentPage(shopper))).toHaveLength(8);
  });

  test("the address of its page is in no index, so that no index is updated for it", async () => {
    const indexes = await open.rows("select indexdef from pg_indexes where tablename = 'orders'");
    expect(indexes.length).toBeGreaterThan(20);
    expect(indexes.filter(({ indexdef }) => /\bsession_(id|url)\b/.test(String(indexdef)))).toEqual([]);
  });

  test("with a promo code of limited use there are eight", async () => {
    await open.rows(
      "insert into promo_codes (code, percent, enabled, _status) values ('DIX', 10, true, 'published')",
    );
    const shopper = await threeLines(createShopper(open));
    shopper.cookies.set("promo", "DIX");
    expect(await statements(() => paymentPage(shopper))).toHaveLength(8);
  });

  test("with a gift card there are twelve", async () => {
    const card = await boughtCard(open, "GC-050");
    const shopper = await threeLines(createShopper(open));
    await applyGiftCard(shopper, card);
    expect(await statements(() => paymentPage(shopper))).toHaveLength(12);
  });

  test("with both, too", async () => {
    await open.rows(
      "insert into promo_codes (code, percent, enabled, _status) values ('VINGT', 20, true, 'published')",
    );
    const card = await boughtCard(open, "GC-050");
    const shopper = await threeLines(createShopper(open));
    shopper.cookies.set("promo", "VINGT");
    await applyGiftCard(shopper, card);
    expect(await statements(() => paymentPage(shopper))).toHaveLength(12);
  });
});

test("a visitor's cart uses the generic plan, so that PostgreSQL caches it", async () => {
  const connection = await open.payload.db.pool.connect();
  const planAs = async (mode: "generic" | "custom") => {
    await connection.query(`set plan_cache_mode = force_${mode}_plan`);
    const { rows } = await connection.query(`explain (costs off) execute asked('x', null, now(), null)`);
    return rows;
  };
  try {
    await connection.query(`prepare asked as ${findCartText}`);
    expect(await planAs("custom")).toEqual(await planAs("generic"));
  } finally {
    connection.release(true);
  }
});

describe("statements of the catalogue", () => {
  test.each([
    ["one article", "/api/product?sku=DI0136"],
    ["every article", "/api/collection"],
    ["an unknown article", "/api/product?sku=NONE"],
    ["a search", "/api/search?q=horizon"],
  ])("%s is answered with one", async (_name, path) => {
    expect(await statements(() => createShopper(open).get(path))).toHaveLength(1);
  });

  test("a search without results queries once more for suggestions", async () => {
    expect(await statements(() => createShopper(open).get("/api/search?q=xqzwv"))).toHaveLength(2);
  });

  test("a shared watch is answered with one more the first time", async () => {
    const id = (await bespoke({ dial: "ART-COMET1", warranty: "36_months" })).replace("BSPKWTCH-", "");
    const look = () => createShopper(open).get(`/api/bespoke?id=${id}`);
    expect((await statements(look)).length).toBeLessThanOrEqual(2);
    expect(await statements(look)).toHaveLength(1);
  });
});
