import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { signInStaff } from "@/src/services/staff/sign-in";
import { staffClientOf, joinedAccount, type StaffClient } from "@/tests/factories/staff-client";
import { staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

let index = 0;
let email = "";
let id = 0;
const password = "Pluie sur les toits";
beforeEach(async () => {
  for (const table of ["limits", "mails"]) await open.rows(`delete from ${table}`);
  open.mailbox.clear();
  email = `joe${(index += 1)}@valcour.example`;
  id = await joinedAccount(open, { email, password, role: "translator" });
});

const signedIn = async (device?: string): Promise<StaffClient> => {
  const client = staffClientOf(open, device);
  expect(await client.signIn(email, password)).toMatchObject({ status: 200 });
  return client;
};
const isIn = async (client: StaffClient) => (await client.ask("GET", "users/me")).body.user !== null;
const sessions = () =>
  open.rows<{ id: number; sid: string; device: string; place: string }>(
    "select id, sid, device, place from staff_sessions where account_id = $1 order by id",
    [id],
  );

test("show device and network, and end one by one", async () => {
  const here = await signedIn();
  const phone = await signedIn(
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
  );
  const asked = { email, password, code: null, setup: null };
  await signInStaff(open.shop, asked, { address: "203.0.113.9", userAgent: "curl/8" });
  const rows = await sessions();
  expect(rows.map(({ device, place }) => [device, place])).toEqual([
    ["Firefox, Linux", "127.0.0.x"],
    ["Safari, iPhone", "127.0.0.x"],
    ["", "203.0.113.x"],
  ]);
  expect(await here.post("staff/sessions/end", { which: rows[1]?.id })).toMatchObject({
    status: 200,
    body: { ended: 1 },
  });
  expect([await isIn(here), await isIn(phone)]).toEqual([true, false]);
  expect(await phone.post("users/refresh-token", {})).toMatchObject({ status: 403 });
  expect(await sessions()).toHaveLength(2);
});

test("expired ones are deleted at the next sign-in", async () => {
  await signedIn();
  await open.rows(
    "update users_sessions set expires_at = now() - interval '1 minute' where _parent_id = $1",
    [id],
  );
  await signedIn();
  const left = await open.rows(
    "select expires_at > now() as open from users_sessions where _parent_id = $1",
    [id],
  );
  expect(left).toEqual([{ open: true }]);
});

test("the others end at once, or all", async () => {
  const [here, there] = [await signedIn(), await signedIn()];
  expect(await here.post("staff/sessions/end", { which: "others" })).toMatchObject({ body: { ended: 1 } });
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  await here.post("staff/sessions/end", { which: "all" });
  expect(await isIn(here)).toBe(false);
});

test("an admin ends another account's session, other roles cannot", async () => {
  const client = await signedIn();
  const marketer = await staffMember(open, "marketer");
  const all = { account: id, which: "all" };
  expect(await marketer.ask("POST", "/api/staff/sessions/end", all)).toMatchObject({ status: 404 });
  const [row] = await sessions();
  // Nor by the number of the session alone.
  expect(await marketer.ask("POST", "/api/staff/sessions/end", { which: row?.id })).toMatchObject({
    body: { ended: 0 },
  });
  expect(await isIn(client)).toBe(true);
  const admin = await staffMember(open, "admin");
  expect(await admin.ask("POST", "/api/staff/sessions/end", all)).toMatchObject({ status: 200 });
  expect(await isIn(client)).toBe(false);
  expect(
    await open.rows(
      "select by, entity, document, field from audit_entries where field = 'sessions' and document = $1",
      [String(id)],
    ),
  ).toEqual([{ by: "admin@valcour.example", entity: "users", document: String(id), field: "sessions" }]);
});

test("an ended one stays ended, though the CMS writes it back", async () => {
  const client = await signedIn();
  const [row] = await sessions();
  await open.rows("delete from staff_sessions where id = $1", [row?.id]);
  expect(await open.rows("select 1 from users_sessions where id = $1", [row?.sid])).toHaveLength(1);
  expect(await isIn(client)).toBe(false);
  expect(await open.rows("select 1 from users_sessions where id = $1", [row?.sid])).toEqual([]);
});

test("are extended by use, and end with the sign-out", async () => {
  const client = await signedIn();
  await open.rows(
    "update staff_sessions set last_seen_at = now() - interval '1 hour', expires_at = now() + interval '1 minute'",
  );
  expect(await client.post("users/refresh-token", {})).toMatchObject({
    status: 200,
    body: { user: { email } },
  });
  const [row] = await open.rows<{ left: number; seen: number }>(
    `select extract(epoch from expires_at - now())::int as left, extract(epoch from now() - last_seen_at)::int as seen
       from staff_sessions where account_id = $1`,
    [id],
  );
  expect(row?.left).toBeGreaterThan(28_000);
  expect(row?.seen).toBeLessThan(60);
  const copy = staffClientOf(open);
  expect(await client.post("users/logout", {})).toMatchObject({ status: 200 });
  expect(await isIn(client)).toBe(false);
  expect(await sessions()).toEqual([]);
  expect(await copy.post("users/logout", {})).toMatchObject({ status: 400 });
});

test("a concurrent change does not restore an ended one", async () => {
  const [here, there] = [await signedIn(), await signedIn()];
  await Promise.all([
    here.post("staff/sessions/end", { which: "others" }),
    here.ask("PATCH", `users/${id}`, { email }),
    there.ask("PATCH", `users/${id}`, { email }),
  ]);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
});

test("expired ones are deleted at night", async () => {
  await signedIn();
  const inDays = (days: number) => ({ ...open.shop, clock: () => new Date(Date.now() + days * 86_400_000) });
  const entries = async () =>
    (await open.rows("select 1 from staff_sign_ins where email = $1", [email])).length;
  const before = await entries();
  await purgeExpired(inDays(89));
  expect(await sessions()).toEqual([]);
  expect(await entries()).toBe(before);
  await purgeExpired(inDays(91));
  expect(await entries()).toBe(0);
  const mine = "select 1 from audit_entries where by = $1";
  expect(await open.rows(mine, [email])).not.toEqual([]);
  await purgeExpired(inDays(729));
  expect(await open.rows(mine, [email])).not.toEqual([]);
  await purgeExpired(inDays(732));
  expect(await open.rows(mine, [email])).toEqual([]);
});

test("a deleted account leaves no lock, with which a form could not be opened", async () => {
  const admin = await staffMember(open, "admin");
  await open.payload.create({
    collection: "payload-locked-documents",
    data: { globalSlug: "shop-settings", user: { relationTo: "users", value: id } },
  });
  const locks = () =>
    open.rows("select id from payload_locked_documents where global_slug = 'shop-settings'");
  expect(await locks()).toHaveLength(1);
  expect(await admin.ask("DELETE", `/api/users/${id}`)).toMatchObject({ status: 200 });
  expect(await locks()).toEqual([]);
});
