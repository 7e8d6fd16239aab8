import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articleResponse } from "@/src/domain/contracts/article";
import { locales } from "@/src/domain/locale/locale";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import { defaultSelection } from "@/src/domain/watch/selection";
import { loadReviews } from "@/src/store/reviews/load-reviews";
import { createShopper } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

const idOf = async (table: string, column: string, key: string) => {
  const [row] = await open.rows<{ id: number }>(`select id from ${table} where ${column} = $1`, [key]);
  return row!.id;
};

const changeProduct = async (sku: string, change: object) =>
  marketer.ask("PATCH", `/api/products/${await idOf("products", "sku", sku)}`, change);

describe("articles over the API", () => {
  test.each(locales)(
    "the collection in %s: everything on sale, priced, with a page and a picture",
    async (locale) => {
      const { status, body } = await createShopper(open).get(`/api/collection?locale=${locale}`);
      const { items } = v.parse(v.object({ items: v.array(articleResponse) }), body);
      expect(status).toBe(200);
      const skus = items.map(({ sku }) => sku);
      // Specification §3, product catalogue.
      expect(skus).toEqual(
        expect.arrayContaining(["RE1070", "DI0140", "DI0136", "DI05", "DI-PIRU", "DIBU01", "GC-050"]),
      );
      // Sold as a numbered pre-order only.
      expect(skus).not.toContain("DIHO");
      expect(new Set(skus).size).toBe(skus.length);
      expect(
        items.every(({ title, price, href, isSellable }) => title && price > 0 && href && isSellable),
      ).toBe(true);
      expect(items.filter(({ kind }) => kind === "watch").every(({ image }) => image)).toBe(true);
    },
  );

  test("an article by its sku, in the requested language", async () => {
    const { status, body } = await createShopper(open).get("/api/product?sku=DI0136&locale=jp");
    expect(status).toBe(200);
    expect(v.parse(articleResponse, body)).toMatchObject({
      sku: "DI0136",
      title: "ディスティンクション 01",
      price: 31_000,
      href: "/montres/distinction/DI01",
    });
  });

  test("a composed watch by its sku, with its picture and today's price", async () => {
    const shopper = createShopper(open);
    const { sku } = v.parse(
      v.object({ sku: v.string() }),
      (await shopper.post("/api/configurator/sku", { ...defaultSelection, dial: "DI-GR" })).body,
    );
    const article = v.parse(articleResponse, (await shopper.get(`/api/product?sku=${sku}&locale=en`)).body);
    expect(article).toMatchObject({ sku, kind: "bespoke", title: "Bespoke watch", price: 32_000 });
    expect(article).toMatchObject({
      isSellable: true,
      image: bespokeImageUrl(sku.slice("BSPKWTCH-".length)),
    });
  });

  test.each([
    [`sku=BSPKWTCH-${"0".repeat(26)}`, 404, { error: "not-found", field: "sku" }],
    ["sku=NOPE", 404, { error: "not-found", field: "sku" }],
    ["", 400, { error: "invalid", field: "sku" }],
    ["sku=", 400, { error: "invalid", field: "sku" }],
    [`sku=${"A".repeat(61)}`, 400, { error: "invalid", field: "sku" }],
  ])("/api/product?%s answers %i", async (query, status, body) => {
    expect(await createShopper(open).get(`/api/product?${query}`)).toMatchObject({ status, body });
  });
});

describe("a sold-out product", () => {
  test("is shown, but cannot be added", async () => {
    expect(await changeProduct("DI0140", { availability: "sold-out" })).toMatchObject({ status: 200 });
    const shopper = createShopper(open);
    expect(await shopper.get("/api/product?sku=DI0140")).toMatchObject({ body: { isSellable: false } });
    expect(await shopper.post("/api/cart/add", { sku: "DI0140", quantity: 1 })).toMatchObject({
      status: 422,
      body: { error: "not-sold" },
    });
    const products = await open.shop.store.content.products();
    expect(products.find(({ sku }) => sku === "DI0140")).toMatchObject({
      isVisible: true,
      availability: "sold-out",
    });
    await changeProduct("DI0140", { availability: "in-stock" });
    await shopper.add("DI0140");
  });
});

describe("a reduction", () => {
  test("shows the lowest price of the 30 days before it", async () => {
    const product = await idOf("products", "sku", "DI0340");
    const { price } = (await open.shop.store.content.products()).find(({ sku }) => sku === "DI0340")!;
    await open.rows("update price_history set since = now() - interval '40 days' where product_id = $1", [
      product,
    ]);
    await changeProduct("DI0340", { price: price + 2_000 });
    await open.rows(
      "update price_history set since = now() - interval '10 days' where product_id = $1 and since > now() - interval '1 day'",
      [product],
    );
    await changeProduct("DI0340", { discount: 10 });
    const reduced = (await open.shop.store.content.products()).find(({ sku }) => sku === "DI0340");
    expect(reduced).toMatchObject({ price: price + 2_000, discount: 10, lowestPrice: price });
    await changeProduct("DI0340", { price, discount: 0 });
  });
});

describe("reviews", () => {
  const write = async (text: string, status: string) => {
    const watch = await idOf("watches", "code", "DI02");
    const [row] = await open.rows<{ id: number }>(
      `insert into customer_reviews (status, watch_id, verified, rating, text, author, locale)
       values ($1, $2, true, 4, $3, 'Ada', 'en') returning id`,
      [status, watch, text],
    );
    return row!.id;
  };

  test("only published ones are read, newest first, and staff changes only their state", async () => {
    const pending = await write("Not read yet.", "pending");
    await write("Refused.", "refused");
    const first = await write("Kept time in the rain.", "published");
    await open.rows("update customer_reviews set created_at = now() - interval '1 day' where id = $1", [
      first,
    ]);
    expect((await loadReviews(open.payload)).map(({ text }) => text)).toEqual(["Kept time in the rain."]);
    const answer = await marketer.ask("PATCH", `/api/customer-reviews/${pending}`, {
      status: "published",
      text: "The best watch ever.",
      rating: 5,
    });
    expect(answer).toMatchObject({ status: 200 });
    expect(await loadReviews(open.payload)).toMatchObject([
      { text: "Not read yet.", rating: 4, watch: "DI02", locale: "en", author: "Ada", isVerified: true },
      { text: "Kept time in the rain." },
    ]);
  });

  test("no review bypasses the shop, and strangers cannot read unpublished ones", async () => {
    const watch = await idOf("watches", "code", "DI02");
    const data = { status: "published", watch, rating: 5, text: "Bought.", locale: "fr", verified: true };
    expect(await marketer.ask("POST", "/api/customer-reviews", data)).toMatchObject({ status: 403 });
    expect(await createShopper(open).get("/api/customer-reviews")).toMatchObject({ status: 403 });
  });
});
