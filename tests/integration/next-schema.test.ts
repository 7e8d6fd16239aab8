import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { mailsOf, orderOfPage } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
  await expand();
}, 120_000);
afterAll(() => open.close());

/**
 * What a migration may do while nodes of the release before still serve: every table gets a column, one with a value of its own,
 * and there is a table more.
 */
async function expand(): Promise<void> {
  await open.rows(`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table %I add column next_note text, add column next_count int not null default 7', name);
    end loop;
  end $$`);
  await open.rows("create table next_things (id serial primary key, order_id int references orders (id))");
  await open.rows("insert into payload_migrations (name, batch) values ('29991231_000000_next_release', 9)");
}

test("a release sells, settles and sends on the schema of the next one", async () => {
  const shopper = createShopper(open);
  await shopper.add("DI0136");
  await shopper.add("GC-050");
  const page = await paymentPage(shopper);
  await fillPaymentPage(page);
  await open.sandbox.idle();
  const order = await orderOfPage(open, page);
  expect(order).toMatchObject({ state: "paid", receipt_number: expect.stringMatching(/^R-/) });
  expect(await mailsOf(open, order)).toMatchObject([{ kind: "order-confirmation" }]);
  await deliverMails(open.shop);
  expect(open.mailbox.mails("ada@example.com")).not.toHaveLength(0);
  expect((await shopper.cart()).items).toEqual([]);
});

test("its staff saves, and reads what it saved", async () => {
  const [product] = await open.rows<{ id: number }>("select id from products where sku = 'GC-100'");
  const address = `/api/products/${product?.id}`;
  expect((await marketer.ask("PATCH", address, { price: 12_900 })).status).toBe(200);
  expect((await marketer.ask("GET", address)).body.price).toBe(12_900);
});
