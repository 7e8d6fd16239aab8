import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import type { BenchShop } from "./two-shops";

/** One operation of a shop. */
export interface Work {
  readonly name: string;
  /** Limit with a million orders, ms, where it is stricter than the general one. */
  readonly maxMs?: number;
  /** Prepares it on one shop. @returns prepares one round and returns the part to measure */
  readonly prepare: (shop: BenchShop) => Promise<() => Promise<() => Promise<void>>>;
}

/** The same in each round. */
const again = (act: () => Promise<void>) => () => Promise.resolve(act);

/** Requests a page and reads it to its end; any answer outside the 200s is an error of the bench. */
async function read(shop: BenchShop, path: string, init: RequestInit = {}): Promise<void> {
  const answer = await fetch(shop.origin + path, { redirect: "manual", ...init });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
}

interface SampleOrder {
  readonly id: number;
  readonly number: string;
  readonly token: string;
  readonly email: string;
}

async function sampleOrder(shop: BenchShop): Promise<SampleOrder> {
  const [order] = await shop.rows<SampleOrder>(
    `select id, number, token, contact_email as email from orders
      where state = 'delivered' and id <= 50 order by id desc limit 1`,
  );
  if (!order) throw new Error("The shop has no delivered order.");
  return order;
}

const page = (name: string, path: (order: SampleOrder) => string): Work => ({
  name: `page: ${name}`,
  prepare: async (shop) => {
    const order = await sampleOrder(shop);
    return again(() => read(shop, path(order), { headers: shop.customer }));
  },
});

const checkout: Work = {
  name: "call: checkout",
  prepare: async (shop) => async () => {
    await shop.rows("delete from limits");
    const shopper = createShopper({ url: shop.origin });
    await shopper.add("DI0136");
    return async () => {
      await paymentPage(shopper);
    };
  },
};

const call = (name: string, path: string, body: (order: SampleOrder, round: number) => unknown): Work => ({
  name: `call: ${name}`,
  prepare: async (shop) => {
    const order = await sampleOrder(shop);
    let round = 0;
    return async () => {
      // A bench exceeds the rate limits.
      await shop.rows("delete from limits");
      const text = JSON.stringify(body(order, (round += 1)));
      const headers = { ...shop.customer, "content-type": "application/json", origin: shop.origin };
      return () => read(shop, path, { method: "POST", headers, body: text });
    };
  },
});

/** From the click on the provider's page to the paid order. */
const payment: Work = {
  name: "call: pay to paid",
  prepare: async (shop) => {
    return async () => {
      await shop.rows("delete from limits");
      const shopper = createShopper({ url: shop.origin });
      await shopper.add("DI0136");
      const ready = await paymentPage(shopper);
      return async () => {
        await fillPaymentPage(ready);
        await shop.sandbox.idle();
      };
    };
  },
};

const admin = (name: string, path: (shop: BenchShop) => Promise<string> | string): Work => ({
  name: `admin: ${name}`,
  prepare: async (shop) => {
    const address = `/admin${await path(shop)}`;
    return again(() => read(shop, address, { headers: shop.staff }));
  },
});

/** The first page and the desk are used all day long. */
const daily = (name: string, path: (shop: BenchShop) => Promise<string> | string): Work => ({
  ...admin(name, path),
  maxMs: 300,
});

const first = "limit=10&sort=-createdAt";

async function lastPage(shop: BenchShop, collection: string): Promise<number> {
  const answer = await fetch(`${shop.origin}/api/${collection}?limit=10&depth=0`, { headers: shop.staff });
  return Number(Object(await answer.json()).totalPages);
}

interface List {
  readonly collection: string;
  readonly sorts: readonly string[];
  readonly filter?: string;
}

const lists: readonly List[] = [
  {
    collection: "orders",
    sorts: ["number", "-state", "contact.email", "-total"],
    filter: "where[state][equals]=delivered",
  },
  {
    collection: "mails",
    sorts: ["key", "-state", "-attempts", "sentAt"],
    filter: "where[state][equals]=sent",
  },
  { collection: "customers", sorts: ["email", "locale"], filter: "where[locale][equals]=en" },
  { collection: "carts", sorts: ["-id", "updatedAt"] },
  { collection: "bespoke-watches", sorts: ["bespokeId", "-price"] },
  { collection: "gift-cards", sorts: ["ending", "-value", "expiresAt"] },
];

const listWorks = lists.flatMap(({ collection, sorts, filter }): Work[] => [
  admin(`${collection}, first page`, () => `/collections/${collection}?${first}`),
  ...sorts.map((sort) =>
    admin(`${collection}, by ${sort}`, () => `/collections/${collection}?limit=10&sort=${sort}`),
  ),
  ...(filter
    ? [admin(`${collection}, filtered`, () => `/collections/${collection}?${first}&${filter}`)]
    : []),
  admin(
    `${collection}, last page`,
    async (shop) => `/collections/${collection}?${first}&page=${await lastPage(shop, collection)}`,
  ),
]);

const search = (collection: string, what: string, term: (order: SampleOrder) => string): Work =>
  admin(`${collection}, search by ${what}`, async (shop) => {
    const found = encodeURIComponent(term(await sampleOrder(shop)));
    return `/collections/${collection}?${first}&search=${found}`;
  });

/** Everything measured over HTTP, for both shops. */
export const works: readonly Work[] = [
  page("account", () => "/account"),
  page("order", ({ token }) => `/commandes/${token}`),
  page("thanks", ({ token }) => `/merci/${token}`),
  page("receipt", ({ token }) => `/api/receipt?order=${token}`),
  page("watch", () => "/montres/distinction/DI0136"),
  page("account’s orders", () => "/api/account"),
  call("order search", "/api/search-order", ({ number, email }) => ({ order: number, email })),
  call("cart add", "/api/cart/add", () => ({ sku: "DI0136", quantity: 1, overwrite: true })),
  call("sign-in", "/api/auth/login", (_order, round) => ({ email: `bench${round}@example.com`, lang: "fr" })),
  checkout,
  payment,
  daily("home", () => ""),
  daily("desk, to confirm", () => "/desk"),
  daily("desk, everything, newest first", () => "/desk?queue=all&sort=newest"),
  daily("desk, search by number", async (shop) => `/desk?q=${(await sampleOrder(shop)).number}`),
  daily("desk, search by name", () => "/desk?q=martin"),
  daily("desk, search by part", () => "/desk?q=DI-GR"),
  admin("workshop", () => "/workshop"),
  admin("left carts", () => "/left-carts"),
  admin("a person", async (shop) => `/person?email=${encodeURIComponent((await sampleOrder(shop)).email)}`),
  admin("accounting", () => "/accounting"),
  admin("prices", () => "/prices"),
  ...listWorks,
  search("orders", "number", ({ number }) => number),
  search("orders", "e-mail", ({ email }) => email),
  search("mails", "occasion", ({ id }) => `order-confirmation:${id}`),
  search("customers", "e-mail", ({ email }) => email),
  admin("an order", async (shop) => `/collections/orders/${(await sampleOrder(shop)).id}`),
];
