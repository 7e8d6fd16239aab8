import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import type { StaffNotice } from "@/src/domain/staff/staff-notice";
import { paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { createShopper } from "@/tests/factories/shopper";
import { accountOf, staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;

beforeAll(async () => {
  open = await openShop();
});
beforeEach(async () => {
  await open.rows("delete from mails");
  await open.rows("delete from users_notices");
  open.mailbox.clear();
});
afterAll(() => open.close());

/** A member of staff chooses in their own account. */
async function choose(role: "admin" | "marketer" | "clerk", notices: readonly StaffNotice[]) {
  const member = await staffMember(open, role);
  const [account] = await open.rows<{ id: number }>("select id from users where role::text = $1", [role]);
  const { status, body } = await member.ask("PATCH", `/api/users/${account?.id}`, { notices });
  expect(status).toBe(200);
  return body.doc;
}

/** Recipients of mails about a paid and then withdrawn order, besides its buyer. */
async function told(): Promise<readonly (readonly string[])[]> {
  const order = await paidOrder(open, await watchCart(open));
  await createShopper(open).post("/api/withdrawal", { order: order.token });
  await deliverMails(open.shop);
  return open.mailbox
    .mails()
    .filter(({ recipients }) => !recipients.includes("ada@example.com"))
    .map(({ recipients }) => recipients.toSorted());
}

test("without a choice the shop's own address gets what needs a decision, as before", async () => {
  const { company } = await open.shop.store.loadSettings();
  expect(await told()).toEqual([[company.email]]);
});

test("new orders and withdrawals are mailed to those who chose them, each kind separately", async () => {
  await choose("admin", ["new-order", "withdrawn"]);
  await choose("clerk", ["new-order", "held"]);
  const [admin, clerk] = [accountOf("admin").email, accountOf("clerk").email];
  const mails = await told();
  expect(mails).toHaveLength(2);
  expect(mails).toEqual(expect.arrayContaining([[admin, clerk].toSorted(), [admin]]));
});

test("notices are not mailed to roles that may not read them", async () => {
  const doc = await choose("marketer", ["new-order", "requests", "low-stock"]);
  expect(doc).toMatchObject({ notices: ["low-stock"] });
});
