import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { foundAnswer } from "@/src/admin/find/read-found";
import type { StaffRole } from "@/src/admin/access/roles";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { loadLeftCarts } from "@/src/services/reminders/load-left-carts";
import { paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { createShopper } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
const staff = new Map<StaffRole, StaffMember>();
const as = (role: StaffRole): StaffMember => {
  const member = staff.get(role);
  if (!member) throw new Error(`${role} is not signed in.`);
  return member;
};
beforeAll(async () => {
  open = await openShop();
  for (const role of ["admin", "marketer", "clerk", "translator"] as const)
    staff.set(role, await staffMember(open, role));
});
afterAll(() => open.close());

describe("the admin's search", () => {
  const search = async (role: StaffRole, typed: string) => {
    const { status, body } = await as(role).ask("GET", `/api/staff/search?q=${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    const { groups } = v.parse(foundAnswer, body);
    return Object.fromEntries(groups.map(({ list, entries }) => [list, entries.map(({ name }) => name)]));
  };

  test("finds by number, address, key and words in any language, by kind", async () => {
    const { number } = await paidOrder(open);
    await signIn(open, "grace@example.com");
    expect((await search("admin", number.toLowerCase())).orders).toEqual([number]);
    expect((await search("admin", "grace@")).customers).toEqual(["grace@example.com"]);
    expect((await search("admin", "DI0136")).products).toHaveLength(1);
    expect((await search("admin", "DI01")).dials).not.toHaveLength(0);
    expect(Object.keys(await search("marketer", "ディスティンクション"))).toContain("watches");
    expect((await search("translator", "cart.empty.title")).translations).toHaveLength(1);
  });

  test("finds nothing a role may not read, and treats special characters literally", async () => {
    expect(Object.keys(await search("marketer", "example.com"))).not.toContain("orders");
    expect(Object.keys(await search("translator", "ada@example.com"))).toEqual([]);
    expect(await search("admin", "%%%")).toEqual({});
    expect(await search("admin", "a")).toEqual({});
    expect(await search("admin", "' or 1=1 --")).toEqual({});
    const stranger = await staffMember(open, null);
    expect((await stranger.ask("GET", "/api/staff/search?q=ada")).status).toBe(404);
  });
});

describe("the newsletter's subscribers as a file", () => {
  test("only the confirmed ones, for admins, harmless in a spreadsheet, and logged", async () => {
    await open.rows(
      `insert into subscribers (email, state, locale, consent_text, asked_at, asked_from, confirmed_at)
       values ('=cmd@example.com', 'confirmed', 'fr', '1', now(), 'x', '2026-11-01T10:00:00Z'),
              ('wait@example.com', 'pending', 'fr', '1', now(), 'x', null),
              ('gone@example.com', 'left', 'jp', '1', now(), 'x', now())`,
    );
    const { status, text } = await as("admin").file("/api/staff/subscribers.csv");
    expect(status).toBe(200);
    expect(text).toBe(
      "email,language,confirmed,consent\r\n'=cmd@example.com,fr,2026-11-01T10:00:00.000Z,1\r\n",
    );
    for (const role of ["marketer", "clerk", "translator"] as const)
      expect((await as(role).file("/api/staff/subscribers.csv")).status).toBe(404);
    expect(await open.rows("select by from audit_entries where entity = 'subscribers'")).toEqual([
      { by: "admin@valcour.example" },
    ]);
  });
});

describe("a public answer to a review", () => {
  const answer = (role: StaffRole, id: number, locale: string, data: object) =>
    as(role).ask("PATCH", `/api/customer-reviews/${id}?locale=${locale}`, data);

  test("begins in the review's language, is mailed once it can be read, and only once", async () => {
    const order = await paidOrder(open);
    const [watch] = await open.rows<{ id: number; path: string }>(
      "select id, path from watches order by path limit 1",
    );
    const [review] = await open.rows<{ id: number }>(
      `insert into customer_reviews (status, watch_id, order_id, occasion, verified, rating, text, author, locale)
       values ('pending', $1, $2, 'x', true, 4, 'Very fine.', 'Ada', 'en') returning id`,
      [watch?.id, order.id],
    );
    const id = review?.id ?? 0;
    expect((await answer("clerk", id, "fr", { answer: "Merci." })).status).toBe(400);
    expect((await answer("clerk", id, "en", { answer: "Thank you.", status: "published" })).status).toBe(200);
    // The order desk answers; it cannot publish the review.
    expect(await open.rows("select status, answered_at is not null as said from customer_reviews")).toEqual([
      { status: "pending", said: true },
    ]);
    open.mailbox.clear();
    await deliverMails(open.shop);
    const told = () =>
      open.mailbox.mails("ada@example.com").filter(({ subject }) => subject.includes("review"));
    expect(told()).toEqual([]);
    await answer("marketer", id, "fr", { status: "published" });
    await answer("marketer", id, "fr", { answer: "Merci." });
    await answer("clerk", id, "en", { answer: "Thank you, Ada." });
    await deliverMails(open.shop);
    expect(told()).toHaveLength(1);
    expect(told()[0]?.text).toContain(`/en${watch?.path}#reviews`);
    const [shown] = await open.shop.store.loadReviews();
    expect(shown?.answer?.texts).toEqual({ en: "Thank you, Ada.", fr: "Merci." });
  });
});

test("the revenue of a promo code is the sum of its paid orders", async () => {
  await open.payload.create({
    collection: "promo-codes",
    data: {
      code: "DIX",
      kind: "percent",
      percent: 10,
      automatic: false,
      enabled: true,
      _status: "published",
    },
  });
  const { carts } = open.shop.store;
  expect(await carts.promoFigures("DIX")).toEqual({ orders: 0, revenue: 0, lastUse: null });
  const promo = new Map([["promo", "DIX"]]);
  const shopper = createShopper(open, promo);
  await shopper.add("DI0136");
  const paid = await paidOrder(open, shopper);
  const [row] = await open.rows<{ code: string; total: number; full: number }>(
    `select promo_code as code, total::int as total,
            (select sum(full_unit * quantity) from orders_lines where _parent_id = orders.id)::int as full
       from orders where id = $1`,
    [paid.id],
  );
  expect(row?.code).toBe("DIX");
  const figures = await carts.promoFigures("DIX");
  expect(figures).toMatchObject({ orders: 1, revenue: row?.total });
  expect(figures.lastUse).toBeInstanceOf(Date);
  expect(await carts.promoReduction("DIX")).toBe((row?.full ?? 0) - (row?.total ?? 0));
});

test("an abandoned cart shows its content to sales roles, and its owner's address to the desk with consent", async () => {
  await open.rows("delete from cart_lines");
  await watchCart(open);
  const agreed = await signIn(open, "lin@example.com");
  await agreed.add("DI0136", 2);
  const silent = await signIn(open, "sam@example.com");
  await silent.add("GC-050");
  await open.rows("update customers set cart_mail_at = now() where email = 'lin@example.com'");
  await open.rows("update carts set updated_at = now() - id * interval '1 second' - interval '2 hours'");
  const named = await loadLeftCarts(open.shop, null, true);
  expect(named.carts.map(({ email, worth, lines }) => [email, worth, lines.length])).toEqual([
    [null, 31_000, 1],
    ["lin@example.com", 62_000, 1],
    [null, 5_000, 1],
  ]);
  const unnamed = await loadLeftCarts(open.shop, null, false);
  expect(JSON.stringify(unnamed)).not.toContain("lin@");
  const [first] = named.carts;
  const rest = await loadLeftCarts(open.shop, first ?? null, false);
  expect(rest.carts.map(({ id }) => id)).toEqual(named.carts.slice(1).map(({ id }) => id));
});
