import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inviteStaff } from "@/src/services/staff/invite";
import { joinedAccount } from "@/tests/factories/staff-client";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let admin: StaffMember;
let own = 0;
beforeAll(async () => {
  open = await openShop();
  admin = await staffMember(open, "admin");
  own = ((await admin.ask("GET", "/api/users/me")).body.user as { id: number }).id;
});
afterAll(() => open.close());

let index = 0;
let second = 0;
beforeEach(async () => {
  await open.rows("delete from users where role = 'admin' and id <> $1", [own]);
  const email = `second${(index += 1)}@valcour.example`;
  second = await joinedAccount(open, { email, password: "Pluie sur les toits", role: "admin" });
});

const admins = async () =>
  (await open.rows<{ id: number }>("select id from users where role = 'admin' order by id")).map(
    ({ id }) => id,
  );
const demote = (id: number) => admin.ask("PATCH", `/api/users/${id}`, { role: "marketer" });
const remove = (id: number) => admin.ask("DELETE", `/api/users/${id}`);

test("the last one keeps the role and the account", async () => {
  expect(await remove(second)).toMatchObject({ status: 200 });
  expect(await demote(own)).toMatchObject({ status: 409 });
  expect(await remove(own)).toMatchObject({ status: 409 });
  expect(await admin.ask("DELETE", `/api/users?where[role][equals]=admin`)).not.toMatchObject({
    body: { errors: [] },
  });
  expect(await admins()).toEqual([own]);
});

test("an invitation that waits is no other admin", async () => {
  await remove(second);
  await inviteStaff(open.shop, {
    email: "invited@valcour.example",
    role: "admin",
    languages: [],
    locale: "fr",
    by: "test",
  });
  expect(await demote(own)).toMatchObject({ status: 409 });
});

test.each(["demoted", "deleted"])("of two %s at once, one stays", async (how) => {
  await open.rows("update users set role = 'marketer' where id = $1", [own]);
  const third = await joinedAccount(open, {
    email: `third${index}@valcour.example`,
    password: "Pluie sur les toits",
    role: "admin",
  });
  const act = (id: number) =>
    how === "demoted"
      ? open.payload.update({ collection: "users", id, data: { role: "marketer" } })
      : open.payload.delete({ collection: "users", id });
  const outcomes = await Promise.allSettled([act(second), act(third)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await admins()).toHaveLength(1);
  await open.rows("update users set role = 'admin' where id = $1", [own]);
});
