import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "@/src/domain/locale/locale";
import { convert } from "@/src/domain/money/convert";
import { currencies } from "@/src/domain/money/currency";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import { reducedPrice } from "@/src/domain/watch/offer";
import { cheapestWatchPrice } from "@/src/domain/watch/cheapest-watch-price";
import { getProduct } from "@/src/services/ucp/catalog/get-product";
import { lookupCatalog } from "@/src/services/ucp/catalog/lookup-catalog";
import { searchCatalog } from "@/src/services/ucp/catalog/search-catalog";
import { changeSettings } from "@/tests/factories/change-settings";
import { staffMember } from "@/tests/factories/staff-member";
import { agentCatalog } from "@/tests/setup/agent-catalog";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let agent: ReturnType<typeof agentCatalog>;
beforeAll(async () => {
  open = await openShop();
  agent = agentCatalog(open);
});
afterAll(() => open.close());

const bespoke = "BSPKWTCH";
const codes = (messages: readonly { readonly code?: string | undefined }[]) =>
  messages.map(({ code }) => code);

describe("the catalogue is searched", () => {
  test.each([
    ["Distinction 01", "fr", "DI01"],
    ["green watch", "en", "DIPIMM"],
    ["carte cadeau", "fr", "gift-card"],
    ["reminiscence", "es", "RE1070"],
    ["ホライゾン", "jp", "DIHO"],
  ] as const)("%s in %s finds %s", async (query, language, id) => {
    const { products } = await agent.search({ query }, language);
    expect(products.map((product) => product.id)).toContain(id);
  });

  test("a part finds the composed watch that has it", async () => {
    const { products } = await agent.search({ query: "dauphine" }, "en");
    const found = products.find(({ id }) => id === bespoke);
    expect(found?.variants[0].metadata).toMatchObject({
      configuration: { hands: expect.stringMatching(/^HAN-DIS-/) as string },
    });
  });

  test("a sentence finds what has most of its words", async () => {
    const { products } = await agent.search(
      { query: "a blue watch for my father with a leather strap" },
      "en",
    );
    expect(products.length).toBeGreaterThan(0);
    expect((await agent.search({ query: "xqzwv qqwwzz" })).products).toEqual([]);
  });

  test("page by page, each product is told once", async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { products, pagination } = await agent.search({
        filters: { available: true },
        pagination: { limit: 7, ...(cursor && { cursor }) },
      });
      seen.push(...products.map(({ id }) => id));
      ({ cursor } = pagination);
      expect(pagination.has_next_page).toBe(cursor !== undefined);
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    const { products, pagination } = await agent.search({
      filters: { available: true },
      pagination: { limit: 1_000 },
    });
    expect(pagination.total_count).toBe(seen.length);
    expect(products.map(({ id }) => id)).toEqual(seen);
    expect(seen).toContain(bespoke);
  });

  test("categories and prices narrow what is found", async () => {
    const cards = await agent.search({ filters: { categories: ["gift-card"] } });
    expect(cards.products.map(({ id }) => id)).toEqual(["gift-card"]);
    const range = { min: 8_000, max: 9_000 };
    const { products } = await agent.search({
      filters: { price: range },
      context: { currency: "GBP" },
    });
    expect(products.length).toBeGreaterThan(0);
    for (const { price } of products.flatMap(({ variants }) => variants)) {
      expect(price.currency).toBe("GBP");
      expect(price.amount).toBeGreaterThanOrEqual(range.min);
      expect(price.amount).toBeLessThanOrEqual(range.max);
    }
    const other = await agent.search({ filters: { price: { max: 1 } }, context: { currency: "AUD" } });
    expect(codes(other.messages)).toEqual(["price_filter_ignored"]);
    expect(other.products.length).toBeGreaterThan(0);
  });

  test.each([
    ["nothing", {}],
    ["an empty query", { query: " " }],
    ["a foreign cursor", { query: "x", pagination: { cursor: "abc" } }],
    ["no page", { query: "x", pagination: { limit: 0 } }],
    ["a negative price", { filters: { price: { min: -1 } } }],
    ["no list", { filters: { categories: "watch" } }],
  ])("%s is refused", async (_, body) => {
    expect((await agent.ask(searchCatalog, body)).invalid).toMatchObject({ isTooLarge: false });
  });

  test("policies are those of watches", async () => {
    const { products, policies } = await agent.search({ query: "carte cadeau", context: { language: "fr" } });
    const cards = products.findIndex(({ id }) => id === "gift-card");
    for (const { applies_to } of policies ?? []) expect(applies_to).not.toContain(`$.products[${cards}]`);
    const watch = await agent.product({ id: "DI01" });
    expect(watch.policies.map(({ type }) => type)).toEqual([
      "dev.ucp.shopping.policy.return",
      "dev.ucp.shopping.policy.warranty",
    ]);
  });
});

test("malformed values are refused or ignored, and break nothing", async () => {
  const values = [
    null,
    0,
    -1,
    1e99,
    "",
    "\u0000",
    "x".repeat(5_000),
    [],
    [[]],
    {},
    { a: 1 },
    true,
    "__proto__",
  ];
  const fields = ["query", "ids", "id", "selected", "preferences", "filters", "context", "pagination"];
  const nested = [
    "name",
    "id",
    "label",
    "price",
    "categories",
    "min",
    "currency",
    "language",
    "cursor",
    "limit",
  ];
  for (const operation of [searchCatalog, lookupCatalog, getProduct]) {
    for (const field of fields) {
      for (const value of values) {
        const inside = Object.fromEntries(nested.map((name) => [name, value]));
        const valid = { query: "DI01", ids: ["DI01"], id: bespoke };
        for (const sent of [value, inside, [inside], [value]]) {
          const answer = await agent.ask(operation, { ...valid, [field]: sent });
          expect(Boolean(answer.invalid ?? answer.error ?? answer.body)).toBe(true);
        }
      }
    }
  }
});

describe("identifiers are looked up", () => {
  test("of products, variants and composed watches, each product once", async () => {
    const featured = (await agent.product({ id: bespoke })).product.variants[0];
    const ids = ["DI01", "DI0140", "DI0136", "DI01", bespoke, featured.sku, "GC-100", "nothing", "DI0236"];
    const { products, messages } = await agent.lookup({ ids });
    const found = products.map(({ id, variants }) => [
      id,
      variants.map(({ sku, inputs }) => [sku, inputs?.map((input) => `${input.id} ${input.match}`)]),
    ]);
    expect(found).toEqual([
      [
        "DI01",
        [
          ["DI0136", ["DI01 featured", "DI0136 exact"]],
          ["DI0140", ["DI0140 exact"]],
        ],
      ],
      [bespoke, [[featured.sku, [`${bespoke} featured`, `${featured.sku} exact`]]]],
      ["gift-card", [["GC-100", ["GC-100 exact"]]]],
      ["DI02", [["DI0236", ["DI0236 exact"]]]],
    ]);
    expect(messages).toEqual([{ type: "info", code: "not_found", content: "nothing" }]);
  });

  test("too many are refused", async () => {
    const ids = Array.from({ length: 51 }, (_, at) => `x${at}`);
    expect((await agent.ask(lookupCatalog, { ids })).invalid).toMatchObject({ isTooLarge: true });
    expect((await agent.ask(lookupCatalog, { ids: [] })).invalid).toMatchObject({ isTooLarge: false });
  });

  test("an unknown product is an error that a repetition does not resolve", async () => {
    for (const id of [
      "nothing",
      "BSPKWTCH-00000000000000000000000000",
      "https://valcour.example/configurator",
      "~",
    ]) {
      expect((await agent.ask(getProduct, { id })).error).toMatchObject([
        { type: "error", code: "not_found", severity: "unrecoverable" },
      ]);
    }
  });
});

describe("a ready-made watch", () => {
  test("has its sizes as variants, in the language of the buyer", async () => {
    for (const language of locales) {
      const tag = language === "jp" ? "ja-JP" : language;
      const { product } = await agent.product({ id: "DI01", context: { language: tag } });
      const { watches } = await open.shop.store.loadSnapshot();
      const watch = watches.find(({ code }) => code === "DI01");
      expect(product.title).toBe(watch?.name[language] ?? watch?.name.fr);
      expect(product.url).toContain(`${language === "fr" ? "" : `/${language}`}/montres/distinction/DI01`);
      expect(product.variants.map(({ sku }) => sku)).toEqual(["DI0136", "DI0140"]);
      expect(product.options[0]?.values.map(({ label }) => label)).toEqual(["36 mm", "40 mm"]);
    }
  });

  test("is narrowed by its size", async () => {
    const { product } = await agent.product({ id: "DI01", selected: [{ name: "Diamètre", label: "40 mm" }] });
    expect(product.variants.map(({ sku }) => sku)).toEqual(["DI0140"]);
    expect(product.selected).toEqual([{ name: "Diamètre", label: "40 mm" }]);
    const relaxed = await agent.product({ id: "DI01", selected: [{ name: "Diamètre", label: "99 mm" }] });
    expect(relaxed.product.selected).toEqual([]);
    expect(codes(relaxed.messages)).toContain("unknown_option");
    const exact = await agent.product({ id: "DI0140", selected: [{ name: "Diamètre", label: "36 mm" }] });
    expect(exact.product.variants.map(({ sku }) => sku)).toEqual(["DI0140"]);
  });

  test("tells what the law asks for beside an offer", async () => {
    const { messages } = await agent.product({ id: "DI01" });
    expect(messages).toMatchObject([{ code: "product_safety", presentation: "disclosure" }]);
  });

  test("costs in nine currencies what the shop shows", async () => {
    const { products, settings, catalogue } = await open.shop.store.loadSnapshot();
    for (const currency of currencies) {
      const amount = (price: Parameters<typeof convert>[0]) =>
        toSmallestUnit(convert(price, currency, settings.rates), currency);
      const found = await agent.search({
        filters: { available: true },
        pagination: { limit: 50 },
        context: { currency },
      });
      const prices = new Map(
        found.products.flatMap(({ variants }) => variants.map(({ sku, price }) => [sku, price])),
      );
      const ready = products.filter(({ sku }) => prices.has(sku));
      expect(ready.length).toBeGreaterThan(50);
      for (const product of ready) {
        expect(prices.get(product.sku)).toEqual({ amount: amount(reducedPrice(product)), currency });
      }
      const composed = found.products.find(({ id }) => id === bespoke);
      expect(composed?.price_range.min).toEqual({ amount: amount(cheapestWatchPrice(catalogue)), currency });
    }
  });
});

test("the buyer's country decides over the currency, and is told of where nothing is sent to", async () => {
  const currencyOf = async (context: object) =>
    (await agent.product({ id: "DI01", context })).product.variants[0].price.currency;
  expect(await currencyOf({ address_country: "JP" })).toBe("JPY");
  expect(await currencyOf({ address_country: "jp", currency: "usd" })).toBe("USD");
  expect(await currencyOf({ language: "fr-CH" })).toBe("CHF");
  expect(await currencyOf({})).toBe("EUR");
  const { messages } = await agent.product({ id: "DI01", context: { address_country: "KP" } });
  expect(codes(messages)).toContain("not_delivered");
});

test("what is sold out, reduced or closed is told", async () => {
  const marketer = await staffMember(open, "marketer");
  const [row] = await open.rows<{ id: number }>("select id from products where sku = 'DI0236'");
  const change = async (data: object) =>
    expect(await marketer.ask("PATCH", `/api/products/${row!.id}?locale=fr`, data)).toMatchObject({
      status: 200,
    });
  await change({ availability: "sold-out", discount: 10 });
  const { product } = await agent.product({ id: "DI02" });
  const reduced = product.variants.find(({ sku }) => sku === "DI0236");
  expect(reduced).toMatchObject({ availability: { available: false, status: "out_of_stock" } });
  expect(reduced?.list_price?.amount).toBeGreaterThan(reduced?.price.amount ?? 0);
  expect(product.variants[0].sku).not.toBe("DI0236");
  const available = await agent.lookup({ ids: ["DI0236"], filters: { available: true } });
  expect(available.products).toEqual([]);
  await change({ availability: "in-stock", discount: 0 });
  await changeSettings(open, { maintenance: { enabled: true, text: "Nous changeons la lampe." } });
  const closed = await agent.product({ id: "DI02" });
  expect(closed.messages[0]).toMatchObject({ code: "shop_closed", content: "Nous changeons la lampe." });
  expect(closed.product.variants.every(({ availability }) => !availability.available)).toBe(true);
});
