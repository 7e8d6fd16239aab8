import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Shop } from "@/src/services/shop";
import { signInStaff } from "@/src/services/staff/sign-in";
import { holdClock } from "@/tests/factories/held-clock";
import {
  authenticatorCode,
  staffClientOf,
  joinedAccount,
  mailedLink,
  type StaffClient,
} from "@/tests/factories/staff-client";
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
  holdClock(open);
  for (const table of ["limits", "mails"]) await open.rows(`delete from ${table}`);
  open.mailbox.clear();
  email = `eve${(index += 1)}@valcour.example`;
  id = await joinedAccount(open, { email, password, role: "admin" });
});

interface Begun {
  readonly setup: { readonly sealed: string; readonly secret: string; readonly qr: string };
}

/** Turns the second factor on. @returns its secret and recovery codes */
async function turnOn(client: StaffClient) {
  const { body } = await client.post("staff/second-factor/begin", { password });
  const { sealed, secret } = (body as unknown as Begun).setup;
  const code = authenticatorCode(open.shop, secret, -1);
  const finished = await client.post("staff/second-factor/finish", { setup: sealed, code });
  expect(finished).toMatchObject({ status: 200 });
  return { secret, codes: finished.body.recoveryCodes as string[] };
}

async function signedIn(): Promise<StaffClient> {
  const client = staffClientOf(open);
  expect(await client.signIn(email, password)).toMatchObject({ status: 200 });
  return client;
}

describe("turning it on", () => {
  test("needs the password and a code; the secret is encrypted, the recovery codes are hashed", async () => {
    const client = await signedIn();
    expect(await client.post("staff/second-factor/begin", { password: "wrong" })).toMatchObject({
      status: 422,
    });
    const { body } = await client.post("staff/second-factor/begin", { password });
    const { sealed, secret, qr } = (body as unknown as Begun).setup;
    expect(qr).toMatch(/^<svg /);
    const wrong = { setup: sealed, code: "000000" };
    expect(await client.post("staff/second-factor/finish", wrong)).toMatchObject({ status: 422 });
    expect(await open.rows("select 1 from staff_second_factors where account_id = $1", [id])).toEqual([]);
    const finished = await client.post("staff/second-factor/finish", {
      setup: sealed,
      code: authenticatorCode(open.shop, secret),
    });
    const codes = finished.body.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    const kept = JSON.stringify([
      await open.rows("select * from staff_second_factors"),
      await open.rows("select * from staff_recovery_codes"),
      await open.rows("select * from audit_entries"),
    ]);
    for (const told of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
      expect(kept).not.toContain(told);
    expect((await client.ask("GET", `users/${id}`)).body).not.toHaveProperty("secret");
  });

  test("an active one is not replaced, and its remaining codes are counted", async () => {
    const { codes } = await turnOn(await signedIn());
    const { staff } = open.shop.store;
    const again = { accountId: id, secret: "another", step: 1, now: new Date() };
    expect(await staff.insertSecondFactor(again)).toBe(false);
    expect(await staff.countRecoveryCodes(id)).toBe(codes.length);
    const [code = ""] = codes;
    expect(await staffClientOf(open).signIn(email, password, { code })).toMatchObject({ status: 200 });
    expect(await staff.countRecoveryCodes(id)).toBe(codes.length - 1);
  });

  test("another account's setup is invalid", async () => {
    const client = await signedIn();
    const { body } = await client.post("staff/second-factor/begin", { password });
    const { sealed, secret } = (body as unknown as Begun).setup;
    const other = await staffMember(open, "marketer");
    const stolen = { setup: sealed, code: authenticatorCode(open.shop, secret) };
    expect(await other.ask("POST", "/api/staff/second-factor/finish", stolen)).toMatchObject({ status: 422 });
  });
});

describe("signing in with it", () => {
  test("needs a code, which is accepted once", async () => {
    const { secret } = await turnOn(await signedIn());
    const client = staffClientOf(open);
    const asked = await client.signIn(email, password);
    expect(asked).toMatchObject({ status: 401, body: { error: "code-needed" }, cookie: null });
    expect(asked.body).not.toHaveProperty("token");
    expect(await client.signIn(email, password, { code: "000000" })).toMatchObject({
      status: 401,
      cookie: null,
    });
    const code = authenticatorCode(open.shop, secret);
    expect(await client.signIn(email, "wrong", { code })).toMatchObject({
      status: 401,
      body: { error: "wrong-password" },
    });
    const both = await Promise.all([1, 2].map(() => staffClientOf(open).signIn(email, password, { code })));
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["200", "401"]);
    expect(await staffClientOf(open).signIn(email, password, { code })).toMatchObject({
      status: 401,
      body: { error: "wrong-code" },
    });
    // Nor does an older one than that.
    const older = authenticatorCode(open.shop, secret, -1);
    expect(await staffClientOf(open).signIn(email, password, { code: older })).toMatchObject({ status: 401 });
    expect(
      await staffClientOf(open).signIn(email, password, {
        code: authenticatorCode(open.shop, secret, 1),
      }),
    ).toMatchObject({ status: 200 });
  });

  test("a code from two before or after is wrong", async () => {
    const { secret } = await turnOn(await signedIn());
    for (const away of [-2, 2]) {
      const code = authenticatorCode(open.shop, secret, away);
      expect(await staffClientOf(open).signIn(email, password, { code })).toMatchObject({ status: 401 });
    }
  });

  test("a recovery code opens it once", async () => {
    const { codes } = await turnOn(await signedIn());
    const [code = ""] = codes;
    expect(await staffClientOf(open).signIn(email, password, { code: code.toLowerCase() })).toMatchObject({
      status: 200,
    });
    expect(await staffClientOf(open).signIn(email, password, { code })).toMatchObject({ status: 401 });
    const used = await open.rows(
      "select outcome from staff_sign_ins where email = $1 order by id desc limit 2",
      [email],
    );
    expect(used).toEqual([{ outcome: "wrong-code" }, { outcome: "recovery-code" }]);
  });

  test("guesses of codes are limited", async () => {
    const { secret } = await turnOn(await signedIn());
    for (let tries = 0; tries < 10; tries += 1)
      expect(await staffClientOf(open).signIn(email, password, { code: "000000" })).toMatchObject({
        status: 401,
      });
    expect(
      await staffClientOf(open).signIn(email, password, { code: authenticatorCode(open.shop, secret) }),
    ).toMatchObject({
      status: 429,
    });
  });

  test("neither a password link nor the CMS's own sign-in bypasses it", async () => {
    await turnOn(await signedIn());
    const client = staffClientOf(open);
    await client.post("users/forgot-password", { email });
    const token = await mailedLink(open, email);
    const chosen = "Vent dans les voiles";
    expect(await client.post("users/reset-password", { token, password: chosen })).toMatchObject({
      status: 200,
      cookie: null,
    });
    expect(await client.signIn(email, chosen)).toMatchObject({ status: 401, body: { error: "code-needed" } });
    // A session not opened by the shop is invalid, even with a signed token.
    const own = await open.payload.login({ collection: "users", data: { email, password: chosen } });
    const answer = await fetch(`${open.url}/api/users/me`, {
      headers: { authorization: `JWT ${own.token}` },
    });
    expect(await answer.json()).toMatchObject({ user: null });
    const refreshed = await fetch(`${open.url}/api/users/refresh-token`, {
      method: "POST",
      headers: { authorization: `JWT ${own.token}`, "content-type": "application/json" },
      body: "{}",
    });
    expect(refreshed.status).toBe(403);
  });

  test("new recovery codes replace the old ones; turning it off needs password and code", async () => {
    const client = await signedIn();
    const { secret, codes } = await turnOn(client);
    const renewed = await client.post("staff/second-factor/codes", {
      password,
      code: authenticatorCode(open.shop, secret),
    });
    expect(renewed).toMatchObject({ status: 200 });
    const [fresh = ""] = renewed.body.recoveryCodes as string[];
    expect(await client.post("staff/second-factor/remove", { password, code: codes[0] })).toMatchObject({
      status: 422,
    });
    expect(await client.post("staff/second-factor/remove", { password: "wrong", code: fresh })).toMatchObject(
      {
        status: 422,
      },
    );
    expect(await client.post("staff/second-factor/remove", { password, code: fresh })).toMatchObject({
      status: 200,
    });
    expect(await staffClientOf(open).signIn(email, password)).toMatchObject({ status: 200 });
  });

  test("an admin removes a lost one with their own password; its owner's sessions end", async () => {
    const client = await signedIn();
    await turnOn(client);
    const admin = await staffMember(open, "admin");
    const wrong = { account: id, password: "not mine at all" };
    expect(await admin.ask("POST", "/api/staff/second-factor/take", wrong)).toMatchObject({ status: 422 });
    const marketer = await staffMember(open, "marketer");
    const right = { account: id, password: "atelier-admin-2026" };
    expect(await marketer.ask("POST", "/api/staff/second-factor/take", right)).toMatchObject({ status: 404 });
    expect(await admin.ask("POST", "/api/staff/second-factor/take", right)).toMatchObject({ status: 200 });
    expect((await client.ask("GET", "users/me")).body.user).toBe(null);
    expect(await staffClientOf(open).signIn(email, password)).toMatchObject({ status: 200 });
  });
});

describe("in a shop that others can reach", () => {
  const reachable = (days: number): Shop => ({
    ...open.shop,
    origin: "https://valcour.example",
    clock: () => new Date(Date.now() + days * 86_400_000),
  });
  const attempt = (shop: Shop, more: { code?: string; setup?: string } = {}) =>
    signInStaff(
      shop,
      { email, password, code: null, setup: null, ...more },
      { address: null, userAgent: "" },
    );

  test("an admin sets one up at the sign-in after fourteen days, and is then signed in", async () => {
    expect(await attempt(reachable(13))).toMatchObject({ ok: true });
    const shop = reachable(15);
    const asked = await attempt(shop);
    if (asked.ok || asked.error.code !== "setup-needed") throw new Error("No second factor was asked for.");
    const { sealed, secret } = asked.error.setup;
    expect(await attempt(shop, { code: "000000", setup: sealed })).toMatchObject({
      ok: false,
      error: { code: "wrong-code" },
    });
    const code = authenticatorCode(shop, secret);
    const signed = await attempt(shop, { code, setup: sealed });
    expect(signed.ok && signed.value.recoveryCodes).toHaveLength(10);
    expect(await attempt(shop)).toMatchObject({ ok: false, error: { code: "code-needed" } });
    // The setup token is not accepted a second time.
    const later = reachable(15.01);
    const again = { code: authenticatorCode(later, secret), setup: sealed };
    expect(await attempt(later, { ...again, code: "000000" })).toMatchObject({ ok: false });
  });

  test("other roles may go without", async () => {
    await open.rows("update users set role = 'marketer' where id = $1", [id]);
    expect(await attempt(reachable(400))).toMatchObject({ ok: true });
  });
});
