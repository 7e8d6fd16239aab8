import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as v from "valibot";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { defaultSelection } from "@/src/domain/watch/selection";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { loadCustomer, loadPerson } from "@/src/services/people/load-person";
import { remindOfCarts } from "@/src/services/reminders/remind-of-carts";
import { watchCart } from "@/tests/factories/delivered-order";
import { createShopper, fillPaymentPage, paymentPage, type Shopper } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let clerk: StaffMember;
beforeAll(async () => {
  open = await openShop();
  clerk = await staffMember(open, "clerk");
});
afterAll(() => open.close());

let index = 0;
let [home, work] = ["", ""];
beforeEach(async () => {
  index += 1;
  [home, work] = [`ada${index}@home.example`, `ada${index}@work.example`];
  open.mailbox.clear();
  await open.rows("delete from limits");
});

const idOf = async (email: string): Promise<number> => {
  const [row] = await open.rows<{ id: number }>("select id from customers where email = $1", [email]);
  if (!row) throw new Error(`${email} has no account.`);
  return row.id;
};

/** A paid order, with or without a sign-in. */
async function buys(email: string): Promise<void> {
  await fillPaymentPage(await paymentPage(await watchCart(open)), { email });
  await open.sandbox.idle();
}

async function savesWatch(shopper: Shopper): Promise<void> {
  const { body } = await createShopper(open).post("/api/configurator/sku", defaultSelection);
  await shopper.post("/api/account/watches", { sku: v.parse(skuResponse, body).sku, isSaved: true });
}

const merge = (customer: number, email: string) =>
  clerk.ask("POST", "/api/staff/customer-merge", { customer, email });
const erase = (customer: number | null, email: string) =>
  clerk.ask("POST", "/api/staff/customer-erase", { customer, email });

/** Entries of the audit log for one kind of action. */
const noted = (field: string) =>
  open.rows("select by, entity, document, before, after from audit_entries where field = $1 order by id", [
    field,
  ]);
const byClerk = { by: "clerk@valcour.example", entity: "customers" };

const ordersOf = async (email: string) => {
  const { orders } = await loadPerson(open.shop, email, "fr");
  return orders.entries.length;
};

describe("two addresses of one person", () => {
  test("become one customer with everything of both, without duplicates", async () => {
    const kept = await signIn(open, home);
    await kept.add("DI0136");
    await savesWatch(kept);
    await buys(home);
    const other = await signIn(open, work);
    await other.add("DI0136", 2);
    await other.add("GC-050");
    await savesWatch(other);
    await other.post("/api/account/newsletter", { isSubscribed: true });
    await buys(work);
    const id = await idOf(home);

    const [one, two] = await Promise.all([merge(id, work), merge(id, work.toUpperCase())]);
    expect(new Set([one?.status, two?.status])).toEqual(new Set([200, 422]));

    const person = await loadCustomer(open.shop, id, "fr");
    expect(person?.orders.entries).toHaveLength(2);
    expect(person?.belongings?.formerEmails).toEqual([work]);
    expect(person?.belongings?.watches.entries).toHaveLength(1);
    expect(person?.subscription?.state).toBe("confirmed");
    expect((await kept.cart()).items.map(({ product, quantity }) => [product, quantity])).toEqual([
      ["DI0136", 3],
      ["GC-050", 1],
    ]);
    // Sessions of the other address end; the old address leads to the remaining customer.
    expect((await other.get("/api/account")).status).toBe(401);
    expect((await loadPerson(open.shop, work, "fr")).email).toBe(home);
    const left = await open.rows(
      `select (select count(*)::int from orders where contact_email = $1) + (select count(*)::int from customers where email = $1)
            + (select count(*)::int from subscribers where email = $1) as n`,
      [work],
    );
    expect(left).toEqual([{ n: 0 }]);
    expect(await noted("formerEmails")).toEqual([
      { ...byClerk, document: String(id), before: "", after: "+1" },
    ]);
    expect(JSON.stringify(await open.rows("select * from audit_entries"))).not.toContain(work);
  });

  test("and a payment under way belongs to the remaining one", async () => {
    await signIn(open, home);
    const other = await signIn(open, work);
    await other.add("DI0136");
    const page = await paymentPage(other);
    expect((await merge(await idOf(home), work)).status).toBe(200);
    await fillPaymentPage(page, { email: work });
    await open.sandbox.idle();
    // The payment page names the buyer; the merged address still leads to the customer.
    expect(await ordersOf(work)).toBe(1);
    expect((await loadCustomer(open.shop, await idOf(home), "fr"))?.belongings?.cart.lines).toEqual([]);
  });

  test.each([
    ["its own", () => home, "same"],
    ["an unknown one", () => "nobody@example.com", "unknown"],
  ])("%s address is refused", async (_, email, error) => {
    await signIn(open, home);
    expect(await merge(await idOf(home), email())).toMatchObject({ status: 422, body: { error } });
  });

  test("a guest's orders are included", async () => {
    await signIn(open, home);
    await buys(work);
    expect((await merge(await idOf(home), work)).status).toBe(200);
    expect(await ordersOf(home)).toBe(1);
  });
});

describe("erasure on request", () => {
  test("needs the address, waits for the parcel, and includes former addresses", async () => {
    await signIn(open, home);
    await buys(work);
    const id = await idOf(home);
    await merge(id, work);
    expect(await erase(id, work)).toMatchObject({ status: 422, body: { error: "wrong-address" } });
    expect(await erase(id, home)).toMatchObject({ status: 409, body: { error: "open-orders" } });
    await open.rows("update orders set state = 'delivered' where contact_email = $1", [home]);
    expect(await erase(null, home)).toMatchObject({ status: 409, body: { error: "has-account" } });
    expect((await erase(id, home)).status).toBe(200);
    for (const table of ["customers", "customers_texts", "orders", "mails", "audit_entries"]) {
      const rows = await open.rows(`select * from ${table} where ${table}::text like $1`, [`%${work}%`]);
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
    await deliverMails(open.shop);
    expect(open.mailbox.mails(home)[0]?.subject).toBe("Votre compte est effacé");
    expect(await noted("erased")).toEqual([{ ...byClerk, document: String(id), before: "", after: "true" }]);
  });

  test("a guest is erased by address alone", async () => {
    await buys(work);
    await open.rows("update orders set state = 'delivered' where contact_email = $1", [work]);
    expect((await erase(null, work)).status).toBe(200);
    expect(await ordersOf(work)).toBe(0);
    expect((await noted("erased")).at(-1)).toEqual({
      ...byClerk,
      document: "guest",
      before: "",
      after: "true",
    });
  });
});

test("the file is that of the account page, for clerks only, and logged", async () => {
  const shopper = await signIn(open, home);
  await buys(home);
  const path = `/api/staff/customer.json?customer=${await idOf(home)}`;
  const { status, text } = await clerk.file(path);
  expect(status).toBe(200);
  const { exportedAt: _, ...own } = v.parse(
    v.looseObject({}),
    (await shopper.get("/api/account/export")).body,
  );
  expect(JSON.parse(text)).toMatchObject(own);
  expect((await (await staffMember(open, "marketer")).file(path)).status).toBe(404);
  expect((await clerk.file("/api/staff/customer.json?customer=0")).status).toBe(400);
  const document = String(await idOf(home));
  expect(await noted("export")).toEqual([{ ...byClerk, document, before: "", after: "true" }]);
});

test("an order recovered by a reminder is marked, once", async () => {
  const shopper = await signIn(open, home);
  await shopper.add("DI0136");
  await open.rows("update customers set cart_mail_at = now() where email = $1", [home]);
  await open.rows("update carts set updated_at = now() - interval '2 days' where customer_id = $1", [
    await idOf(home),
  ]);
  expect(await remindOfCarts(open.shop)).toBe(1);
  for (const again of [false, true]) {
    if (again) await shopper.add("DI0136");
    await fillPaymentPage(await paymentPage(shopper), { email: home });
    await open.sandbox.idle();
  }
  const rows = await open.rows<{ is: boolean }>(
    `select cart_reminded_at is not null as is from orders where contact_email = $1 order by id`,
    [home],
  );
  expect(rows.map((row) => row.is)).toEqual([true, false]);
});
