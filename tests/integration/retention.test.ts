import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { eraseIdleAccounts } from "@/src/services/retention/erase-idle-accounts";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { retention } from "@/src/services/retention/retention";
import { paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { createShopper } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

let index = 0;
let email = "";
beforeEach(async () => {
  email = `ada${(index += 1)}@example.com`;
  open.mailbox.clear();
  await open.rows("delete from limits");
});

const day = 86_400_000;
const inDays = (days: number) => ({ ...open.shop, clock: () => new Date(Date.now() + days * day) });
const count = async (table: string, where = "true") =>
  (await open.rows<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n ?? 0;

test("the manual lists every retention period", () => {
  const manual = readFileSync(path.resolve(import.meta.dirname, "../../docs/operating.md"), "utf8");
  for (const { what } of retention) expect(manual).toContain(`| ${what} `);
});

test("a failing purge does not stop the others", async () => {
  await open.rows("insert into webhook_events (event_id, type, object_id) values ('evt_old', 't', 'o')");
  const broken = {
    ...inDays(366),
    store: {
      ...open.shop.store,
      carts: {
        ...open.shop.store.carts,
        deleteCartsBefore: async () => {
          throw new Error("The table is locked.");
        },
      },
    },
  };
  await expect(purgeExpired(broken)).rejects.toThrow("Purging “carts” failed.");
  expect(await count("webhook_events", "event_id = 'evt_old'")).toBe(0);
});

describe("rows are deleted on time", () => {
  test.each<[what: string, write: string, left: string, before: number, after: number]>([
    [
      "an event of the payment provider",
      "insert into webhook_events (event_id, type, object_id) values ('evt_1', 't', 'o')",
      "webhook_events where event_id = 'evt_1'",
      364,
      366,
    ],
    [
      "a mail that was given up",
      `insert into mails (key, kind, recipient, data, state, attempts, next_attempt_at)
       values ('x:1', 'form-received', 'ada@example.com', '{}', 'given-up', 9, now())`,
      "mails where key = 'x:1'",
      29,
      31,
    ],
    [
      "the openings of an affiliate's address",
      `with one as (insert into affiliates (status, number, name, email, locale, site, channel, audience, message, code)
                    values ('accepted', 'D-1', 'Ada', 'a@example.com', 'fr', 's', 'c', 'a', 'm', 'ADA') returning id)
       insert into affiliate_visits (affiliate_id, day, times)
       select id, to_char(now(), 'YYYY-MM-DD'), 3 from one`,
      "affiliate_visits",
      390,
      400,
    ],
    [
      "figures by day",
      `insert into day_figures (day, kind, subject, locale, count)
       values (to_char(now(), 'YYYY-MM-DD'), 'view', '/montres', 'fr', 3)`,
      "day_figures",
      390,
      400,
    ],
    [
      "an affiliate whose agreement has ended",
      `insert into affiliates (status, number, name, email, locale, site, channel, audience, message)
       values ('ended', 'D-2', 'Ada', 'b@example.com', 'fr', 's', 'c', 'a', 'm')`,
      "affiliates where number = 'D-2'",
      1_094,
      1_098,
    ],
  ])("%s", async (_, write, left, before, after) => {
    await open.rows(write);
    const rows = async () =>
      (await open.rows<{ n: number }>(`select count(*)::int as n from ${left}`))[0]?.n ?? 0;
    await purgeExpired(inDays(before));
    expect(await rows()).toBe(1);
    await purgeExpired(inDays(after));
    expect(await rows()).toBe(0);
  });
});

test("reports the number of deleted rows", async () => {
  const { purge } = retention.find(({ what }) => what.startsWith("back-in-stock notices, never")) ?? {};
  // Not an article's counter: at zero it would be sold out for the tests below.
  await open.rows(
    `with item as (insert into stock_items (name, list, document) values ('x', 'products', 999999) returning id)
     insert into stock_notices (email, item_id, state, locale, asked_at, asked_from, notified_at)
     select state || '@example.com', id, state::enum_stock_notices_state, 'fr', now(), '/', now()
       from item, unnest(array['pending', 'notified', 'confirmed']) state`,
  );
  expect(await purge?.(open.shop, new Date(Date.now() + day))).toBe(2);
});

test("hundreds of carts are deleted in one night, not one batch a night", async () => {
  await open.rows(
    "insert into carts (token, updated_at) select 'old-' || n, now() - interval '91 days' from generate_series(1, 1203) n",
  );
  expect(await purgeExpired(open.shop)).toBeGreaterThanOrEqual(1203);
  expect(await count("carts", "token like 'old-%'")).toBe(0);
});

describe("buyers", () => {
  const buyerOf = async (number: string) =>
    (
      await open.rows<Record<string, unknown>>(
        "select contact_email, contact_name, note, total::int as total, receipt_number from orders where number = $1",
        [number],
      )
    )[0];

  test("of a paid order are kept ten years; the sale stays", async () => {
    const { number } = await paidOrder(open, await watchCart(open), { note: "Pour Ada" });
    const before = await buyerOf(number);
    await purgeExpired(inDays(3_649));
    expect(await buyerOf(number)).toEqual(before);
    await purgeExpired(inDays(3_655));
    expect(await buyerOf(number)).toEqual({ ...before, contact_email: null, contact_name: null, note: null });
  });

  test("of an order that was never paid, twelve months", async () => {
    const { number } = await paidOrder(open, await watchCart(open));
    await open.rows("update orders set state = 'failed' where number = $1", [number]);
    await purgeExpired(inDays(364));
    expect(await buyerOf(number)).toMatchObject({ contact_email: "ada@example.com" });
    await purgeExpired(inDays(366));
    expect(await buyerOf(number)).toMatchObject({ contact_email: null });
  });
});

describe("an unused account", () => {
  const years = 3 * 365.25;
  const isThere = async () => (await count("customers", `email = '${email}'`)) === 1;
  const mailsIn = async (days: number) => {
    await deliverMails(inDays(days));
    return open.mailbox.mails(email).map(({ subject }) => subject ?? "");
  };

  test("is notified a month before, once, and erased after three years", async () => {
    await signIn(open, email);
    open.mailbox.clear();
    await purgeExpired(inDays(years - 33));
    expect(await mailsIn(years - 33)).toEqual([]);
    await purgeExpired(inDays(years - 28));
    await purgeExpired(inDays(years - 27));
    expect(await mailsIn(years - 27)).toEqual([expect.stringMatching(/^Votre compte sera effacé le /)]);
    await purgeExpired(inDays(years + 1));
    expect(await isThere()).toBe(true);
    await purgeExpired(inDays(years + 3));
    expect(await isThere()).toBe(false);
    expect(await mailsIn(years + 3)).toContain("Votre compte est effacé");
  });

  test("is never erased without a month's notice, also after a late first run", async () => {
    await signIn(open, email);
    await purgeExpired(inDays(years * 2));
    expect(await isThere()).toBe(true);
    await purgeExpired(inDays(years * 2 + 31));
    expect(await isThere()).toBe(false);
  });

  test("counts as notified or erased", async () => {
    for (const name of ["one", "two"]) await signIn(open, `${name}.${email}`, createShopper(open));
    const customers = await count("customers");
    expect(await eraseIdleAccounts(inDays(years * 3))).toBe(customers);
    expect(await eraseIdleAccounts(inDays(years * 3 + 31))).toBe(customers - (await count("customers")));
    expect(await isThere()).toBe(false);
  });

  test("stays after a sign-in following the mail", async () => {
    await signIn(open, email);
    await open.rows("update customers set last_seen_at = now() - interval '1080 days' where email = $1", [
      email,
    ]);
    await purgeExpired(open.shop);
    await signIn(open, email, createShopper(open));
    await purgeExpired(inDays(60));
    expect(await isThere()).toBe(true);
  });

  test("waits for open orders", async () => {
    const shopper = await signIn(open, email);
    await shopper.add("DI0136");
    await paidOrder(open, shopper);
    await open.rows("update orders set contact_email = $1 where state = 'paid'", [email]);
    await purgeExpired(inDays(years - 10));
    await open.rows("delete from customers where email <> $1", [email]);
    expect(await eraseIdleAccounts(inDays(years + 40))).toBe(0);
    expect(await isThere()).toBe(true);
    await open.rows("update orders set state = 'delivered' where contact_email = $1", [email]);
    await purgeExpired(inDays(years + 41));
    expect(await isThere()).toBe(false);
  });
});
