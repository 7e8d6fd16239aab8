import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CollectionSlug, Where } from "payload";
import { growShop } from "@/src/seed/grow/grow-shop";
import { loadAccount } from "@/src/services/account/load-account";
import { loadPeriod } from "@/src/services/figures/load-period";
import { expireCards } from "@/src/services/gift-cards/expire-cards";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { loadDesk } from "@/src/services/orders/load-desk";
import { loadWorkshop } from "@/src/services/workshop/load-workshop";
import { measureQueue } from "@/src/services/workshop/measure-queue";
import { reconcileOrders } from "@/src/services/orders/reconcile-orders";
import { deskQueueNames } from "@/src/domain/order/desk-queue";
import { readOrder } from "@/src/services/orders/read-order";
import { searchOrder } from "@/src/services/orders/search-order";
import { loadPerson } from "@/src/services/people/load-person";
import { loadLeftCarts } from "@/src/services/reminders/load-left-carts";
import { searchAdmin } from "@/src/services/staff/search-admin";
import { loadTrade } from "@/src/services/observability/load-trade";
import { remindOfCarts } from "@/src/services/reminders/remind-of-carts";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { exactUpTo } from "@/src/store/large-lists";
import { countProduct } from "@/tests/factories/count-stock";
import { longLists } from "@/tests/factories/long-lists";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { statementsDuring } from "@/tests/setup/recorded-statements";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import { isPlanned, sequentialScans as sequentialScansOf } from "@/tests/setup/sequential-scans";

const size = { orders: 24_000, people: 6_000 };

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
  await growShop(open.payload, size);
  // A shop with counted stock has as many movements as orders.
  const { id } = await countProduct(open, "DI0136", 50);
  await open.rows(
    `insert into stock_movements (item_id, reason, pieces, reserved, order_id)
     select $1, 'order', 0, 0, id from orders`,
    [id],
  );
  await open.rows("analyze stock_movements");
}, 180_000);
afterAll(() => open.close());

const sequentialScans = (work: () => Promise<unknown>, tolerated?: readonly string[]) =>
  sequentialScansOf(open.payload.db.pool, work, tolerated);

const waiting = { queue: null, search: "", sort: "newest", after: null } as const;

const someOrder = async () => {
  const [order] = await open.rows<{ number: string; token: string; email: string }>(
    "select number, token, contact_email as email from orders where state = 'delivered' and contact_email is not null order by id desc limit 1",
  );
  if (!order) throw new Error("Nothing grew.");
  return order;
};

describe("the generated shop", () => {
  test("has the requested size, and books that balance", async () => {
    const [counted] = await open.rows(
      `select (select count(*)::int from orders) as orders, (select count(*)::int from customers) as customers,
              (select count(*)::int from bespoke_watches) as watches, (select sum(amount)::int from gift_card_entries) as cards,
              (select count(*)::int from orders where total <> (select sum(total) from orders_lines where _parent_id = orders.id)) as wrong`,
    );
    expect(counted).toEqual({
      orders: size.orders,
      customers: size.people,
      watches: size.people,
      cards: 0,
      wrong: 0,
    });
  });

  test("is valid by the model: its documents can be saved unchanged", async () => {
    for (const collection of [
      "orders",
      "gift-cards",
      "customers",
      "bespoke-watches",
      "mails",
      "requests",
    ] as const) {
      const { docs } = await open.payload.find({ collection, limit: 1, depth: 0 });
      const [doc] = docs;
      if (!doc) throw new Error(`${collection} has no row.`);
      await expect(open.payload.update({ collection, id: doc.id, data: {} })).resolves.toMatchObject({
        id: doc.id,
      });
    }
  });
});

describe("no statement scans a long table", () => {
  test("a cart is paid", async () => {
    const found = await sequentialScans(async () => {
      const shopper = createShopper(open);
      await shopper.add("DI0136");
      await fillPaymentPage(await paymentPage(shopper));
      await open.sandbox.idle();
      await deliverMails(open.shop);
    });
    expect(found).toEqual([]);
  });

  test("a customer signs in, opens all account pages and signs out", async () => {
    const found = await sequentialScans(async () => {
      const { email } = await someOrder();
      await signIn(open, email);
      const [customer] = await open.rows<{ id: number; locale: "fr"; created_at: Date }>(
        "select id, locale, created_at from customers where email = $1",
        [email],
      );
      if (!customer) throw new Error("The customer is gone.");
      const { id, locale, created_at: createdAt } = customer;
      await loadAccount(open.shop, { id, email, locale, createdAt }, "fr");
      await open.shop.store.accounts.eraseCustomer(
        id,
        (to) => ({ key: `gone:${id}`, to, mail: { kind: "account-erased", locale, token: "" } }),
        new Date(),
      );
    });
    expect(found).toEqual([]);
  });

  test("one person's orders are expected to be few: with a million, all of them would be read from the newest back", async () => {
    const { email } = await someOrder();
    const [planned] = await open.rows<{ "QUERY PLAN": readonly [{ readonly Plan: object }] }>(
      "explain (format json) select id from orders where lower(contact_email) = $1",
      [email],
    );
    expect(planned?.["QUERY PLAN"][0].Plan).toMatchObject({ "Plan Rows": expect.toSatisfy((n) => n < 20) });
  });

  test("metrics and figures are read", async () => {
    expect(await sequentialScans(() => loadTrade(open.shop))).toEqual([]);
  });

  test("the workshop's queue is counted and shown, exchanges of an order are found", async () => {
    const found = await sequentialScans(async () => {
      await measureQueue(open.shop);
      await loadWorkshop(open.shop);
      await open.shop.store.workshop.countPromised(1, new Date(Date.now() - 3_600_000));
      await open.shop.store.orders.findExchangesOf(1);
    });
    expect(found).toEqual([]);
  });

  test("an order is found and opened", async () => {
    const found = await sequentialScans(async () => {
      const { number, token, email } = await someOrder();
      await searchOrder(open.shop, { order: number, email });
      await readOrder(open.shop, token);
    });
    expect(found).toEqual([]);
  });

  test.each([
    ["deliver-mails", deliverMails],
    ["reconcile-orders", reconcileOrders],
    // A week's carts are a large part of all customers, once an hour.
    ["remind-of-carts", remindOfCarts, ["customers"]],
    ["purge-expired", purgeExpired],
    ["expire-cards", expireCards],
  ] as const)("job %s", async (_name, job, tolerated: readonly string[] = []) => {
    expect(await sequentialScans(() => job(open.shop), tolerated)).toEqual([]);
  });

  test("the order desk, by queue and by search", async () => {
    const found = await sequentialScans(async () => {
      for (const queue of [...deskQueueNames, null])
        for (const search of ["", "martin", "DI0136"])
          await loadDesk(open.shop, { queue, search, sort: "oldest", after: null });
      const { orders } = await loadDesk(open.shop, { ...waiting, queue: "workshop" });
      expect(orders.length).toBeGreaterThan(0);
    });
    expect(found).toEqual([]);
  });

  test("everything about a person, and a search over the admin", async () => {
    const found = await sequentialScans(async () => {
      const { number, email } = await someOrder();
      const person = await loadPerson(open.shop, email, "fr");
      expect(person.orders.entries.length).toBeGreaterThan(0);
      for (const typed of [number, email, "martin", "example.com", "zzzzzz", "di"])
        await searchAdmin(open.shop, typed, () => true, "fr");
    });
    expect(found).toEqual([]);
  });

  test("abandoned carts, their recovered orders, and the revenue of a promo code", async () => {
    const found = await sequentialScans(async () => {
      await loadLeftCarts(open.shop, null, true);
      await open.shop.store.carts.promoFigures("BIENVENUE");
      await open.shop.store.carts.promoReduction("BIENVENUE");
    });
    expect(found).toEqual([]);
  });

  test("the first page of the admin", async () => {
    expect(await sequentialScans(() => loadPeriod(open.shop, 30))).toEqual([]);
  });
});

describe("lists of the admin", () => {
  const page = (collection: CollectionSlug, sort: string, number: number, where: Where = {}) =>
    open.payload.find({ collection, sort, page: number, limit: 10, depth: 0, where });

  test.each(
    longLists.flatMap(({ collection, sorts }) =>
      sorts.flatMap(
        (sort) =>
          [
            [collection, sort],
            [collection, `-${sort}`],
          ] as const,
      ),
    ),
  )("%s by %s: first, deep and last page", async (collection, sort) => {
    const { totalPages } = await page(collection, sort, 1);
    const found = await sequentialScans(async () => {
      for (const number of [1, Math.floor(totalPages * 0.4), totalPages]) {
        const { docs } = await page(collection, sort, number);
        expect(docs.length).toBeGreaterThan(0);
      }
    });
    expect(found).toEqual([]);
  });

  test.each(
    longLists.flatMap(({ collection, filters = [] }) => filters.map((where) => [collection, where] as const)),
  )("%s where %j", async (collection, where) => {
    expect(await sequentialScans(() => page(collection, "-createdAt", 1, where))).toEqual([]);
  });

  test.each(["-createdAt", "state"])("orders by %s stand in order, from either end", async (sort) => {
    const limit = 6_000;
    const ids: unknown[] = [];
    const { totalDocs } = await open.payload.find({ collection: "orders", limit: 1 });
    for (let number = 1; number <= Math.ceil(totalDocs / limit); number += 1) {
      const { docs } = await open.payload.db.find<{ id: number }>({
        collection: "orders",
        sort,
        page: number,
        limit,
        select: { number: true },
      });
      ids.push(...docs.map(({ id }) => id));
    }
    const [field = ""] = sort.replace("-", "").split(".");
    const column = field === "createdAt" ? "created_at" : field;
    const way = sort.startsWith("-") ? "desc" : "asc";
    const rows = await open.rows<{ id: number }>(
      `select id from orders order by ${column} ${way}, created_at ${way}, id ${way}`,
    );
    // Read from both ends, the middle is as wrong as the estimate: repeated rows where it is too high, none beyond.
    const wrong = Math.abs(totalDocs - rows.length);
    expect(wrong).toBeLessThan(rows.length * 0.02);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(wrong);
    expect(ids.slice(0, 5_000)).toEqual(rows.slice(0, 5_000).map(({ id }) => id));
    expect(ids.slice(-5_000)).toEqual(rows.slice(-5_000).map(({ id }) => id));
  });

  test("a whole number is found by its key, a part of one in the index of its letters", async () => {
    const { number } = await someOrder();
    const search = (term: string): Where => ({
      or: ["number", "receiptNumber", "contact.email", "contact.name"].map((field) => ({
        [field]: { like: term },
      })),
    });
    for (const term of [number.toLowerCase(), number.slice(4)]) {
      const { docs } = await page("orders", "-createdAt", 1, search(term));
      expect(docs.map((doc) => ("number" in doc ? doc.number : null))).toEqual([number]);
    }
    const [asked] = (
      await statementsDuring(open.payload.db.pool, () => page("orders", "-createdAt", 1, search(number)))
    ).filter(isPlanned);
    expect(asked?.text).not.toContain("ilike");
  });

  test("short lists are counted exactly, long ones are estimated", async () => {
    const held = await open.payload.count({ collection: "orders", where: { state: { equals: "refunded" } } });
    const [counted] = await open.rows<{ n: number }>(
      "select count(*)::int as n from orders where state = 'refunded'",
    );
    expect(held.totalDocs).toBe(counted?.n);
    expect((await open.payload.count({ collection: "orders" })).totalDocs).toBeGreaterThan(exactUpTo);
  });
});
