import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliveredPasswords } from "@/src/domain/staff/delivered-passwords";
import { hashPassword, isPassword } from "@/src/services/staff/password-hash";
import { signInStaff } from "@/src/services/staff/sign-in";
import staff from "@/src/seed/staff.json";
import { staffClientOf, joinedAccount, mailedLink } from "@/tests/factories/staff-client";
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
const other = "Vent dans les voiles";
beforeEach(async () => {
  for (const table of ["limits", "mails"]) await open.rows(`delete from ${table}`);
  open.mailbox.clear();
  email = `ada${(index += 1)}@valcour.example`;
  id = await joinedAccount(open, { email, password, role: "marketer" });
});

const signedIn = async (secret = password) => {
  const client = staffClientOf(open);
  expect(await client.signIn(email, secret)).toMatchObject({ status: 200 });
  return client;
};
const works = async (secret: string) => (await staffClientOf(open).signIn(email, secret)).status === 200;
const messageOf = (body: Record<string, unknown>): string => JSON.stringify(body.errors);

test("the published passwords are those of the demo accounts", () => {
  expect([...deliveredPasswords].toSorted()).toEqual(staff.map((account) => account.password).toSorted());
});

test("the shop and the CMS accept each other's password hashes", async () => {
  const { token } = await open.payload.login({ collection: "users", data: { email, password } });
  expect(token).toBeTruthy();
  await open.payload.update({ collection: "users", id, data: { password: other } });
  expect(await works(other)).toBe(true);
  const kept = await hashPassword(other);
  expect(await isPassword(kept, other)).toBe(true);
  expect(await isPassword(kept, `${other} `)).toBe(false);
  expect(await isPassword(null, other)).toBe(false);
});

describe("a password that is too weak", () => {
  test.each([
    ["abc", "12 car"],
    ["motdepasse 1234", "premiers"],
    ["x".repeat(200), "128"],
  ])("%s is refused when it is changed", async (weak, words) => {
    const client = await signedIn();
    const change = { password: weak, currentPassword: password };
    const { status, body } = await client.ask("PATCH", `users/${id}?locale=fr`, change);
    expect(status).toBe(400);
    expect(messageOf(body)).toContain('"path":"password"');
    expect(await works(password)).toBe(true);
    const french = await fetch(`${open.url}/api/users/${id}`, {
      method: "PATCH",
      headers: {
        "content-type": "application/json",
        "accept-language": "fr",
        origin: open.url,
        authorization: `JWT ${await tokenOf()}`,
      },
      body: JSON.stringify(change),
    });
    expect(await french.text()).toContain(words);
  });

  test("is refused when an account is made, and is not the address", async () => {
    const admin = await staffMember(open, "admin");
    const account = { email: `${index}.lovelace@valcour.example`, role: "marketer" };
    for (const weak of ["abc", account.email, ""]) {
      expect(await admin.ask("POST", "/api/users", { ...account, password: weak })).toMatchObject({
        status: 400,
      });
    }
    expect(await admin.ask("POST", "/api/users", { ...account, password: other })).toMatchObject({
      status: 201,
    });
  });

  test("is refused by a link, which stays valid", async () => {
    const client = staffClientOf(open);
    await client.post("users/forgot-password", { email });
    const token = await mailedLink(open, email);
    const refused = await client.post("users/reset-password", { token, password: "abc" });
    expect(refused).toMatchObject({ status: 400, body: { error: "short" } });
    expect(messageOf(refused.body)).toContain('"path":"password"');
    expect(await client.post("users/reset-password", { token, password: other })).toMatchObject({
      status: 200,
    });
    expect(await works(other)).toBe(true);
  });
});

async function tokenOf(): Promise<string> {
  return String((await staffClientOf(open).signIn(email, password)).body.token);
}

describe("a change of password or address", () => {
  test.each([{ password: other }, { email: "somebody.else@valcour.example" }])(
    "%o asks for the current one",
    async (change) => {
      const client = await signedIn();
      for (const currentPassword of [undefined, "", "not this one at all", { x: 1 }]) {
        const { status, body } = await client.ask("PATCH", `users/${id}`, { ...change, currentPassword });
        expect(status).toBe(400);
        expect(messageOf(body)).toContain('"path":"currentPassword"');
      }
      expect(
        await client.ask("PATCH", `users/${id}`, { ...change, currentPassword: password }),
      ).toMatchObject({
        status: 200,
      });
      const [row] = await open.rows<{ email: string }>("select email from users where id = $1", [id]);
      expect(row?.email).toBe("email" in change ? change.email : email);
      await open.rows("update users set email = $2 where id = $1", [id, email]);
    },
  );

  test("guesses of the current one are limited", async () => {
    const client = await signedIn();
    for (let tries = 0; tries < 10; tries += 1)
      await client.ask("PATCH", `users/${id}`, { password: other, currentPassword: `guess number ${tries}` });
    expect(
      await client.ask("PATCH", `users/${id}`, { password: other, currentPassword: password }),
    ).toMatchObject({ status: 400 });
    expect(await works(password)).toBe(true);
  });

  test("ends every other session and every earlier link", async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    await staffClientOf(open).post("users/forgot-password", { email });
    const token = await mailedLink(open, email);
    const changed = await here.ask("PATCH", `users/${id}`, { password: other, currentPassword: password });
    expect(changed).toMatchObject({ status: 200 });
    expect((await here.ask("GET", "users/me")).body.user).toMatchObject({ email });
    expect((await elsewhere.ask("GET", "users/me")).body.user).toBe(null);
    expect(await staffClientOf(open).post("users/reset-password", { token, password })).toMatchObject({
      status: 403,
    });
    expect([await works(password), await works(other)]).toEqual([false, true]);
  });

  test("by a link ends all sessions without signing in", async () => {
    const client = await signedIn();
    await client.post("users/forgot-password", { email });
    const token = await mailedLink(open, email);
    const stranger = staffClientOf(open);
    const reset = await stranger.post("users/reset-password", { token, password: other });
    expect(reset).toMatchObject({ status: 200, cookie: null });
    expect(reset.body).not.toHaveProperty("token");
    expect((await client.ask("GET", "users/me")).body.user).toBe(null);
    // Once.
    expect(await stranger.post("users/reset-password", { token, password })).toMatchObject({ status: 403 });
  });

  test("no role sets another account's password, an admin sends a link", async () => {
    const admin = await staffMember(open, "admin");
    const change = { password: other, currentPassword: "atelier-admin-2026" };
    expect(await admin.ask("PATCH", `/api/users/${id}`, change)).toMatchObject({ status: 403 });
    expect(await admin.ask("PATCH", `/api/users?where[id][equals]=${id}`, change)).toMatchObject({
      status: 403,
    });
    expect(await works(password)).toBe(true);
    open.mailbox.clear();
    expect(await admin.ask("POST", "/api/staff/link", { account: id })).toMatchObject({ status: 200 });
    const token = await mailedLink(open, email);
    expect(await staffClientOf(open).post("users/reset-password", { token, password: other })).toMatchObject({
      status: 200,
    });
    expect(await works(other)).toBe(true);
    const marketer = await signedIn(other);
    expect(await marketer.post("staff/link", { account: id })).toMatchObject({ status: 404 });
  });

  test("an admin changes another account's address with their own password", async () => {
    const admin = await staffMember(open, "admin");
    const changed = { email: `new.${email}` };
    expect(await admin.ask("PATCH", `/api/users/${id}`, changed)).toMatchObject({ status: 400 });
    const proof = { ...changed, currentPassword: "atelier-admin-2026" };
    expect(await admin.ask("PATCH", `/api/users/${id}`, proof)).toMatchObject({ status: 200 });
  });
});

test("the passwords of the demo accounts are refused in a shop that is reachable from outside", async () => {
  const asked = { email: "admin@valcour.example", password: "atelier-admin-2026", code: null, setup: null };
  const visitor = { address: "203.0.113.7", userAgent: "" };
  const reachable = { ...open.shop, origin: "https://valcour.example", secondFactorDays: 90 };
  expect(await signInStaff(reachable, asked, visitor)).toMatchObject({
    ok: false,
    error: { code: "wrong-password" },
  });
  expect(await signInStaff(open.shop, asked, visitor)).toMatchObject({ ok: true });
});

test("no password is stored in the log of changes, nor as plain text", async () => {
  const client = await signedIn();
  await client.ask("PATCH", `users/${id}`, { password: other, currentPassword: password });
  const kept =
    JSON.stringify(await open.rows("select * from audit_entries")) +
    JSON.stringify(await open.rows("select * from users"));
  for (const secret of [password, other]) expect(kept).not.toContain(secret);
});
