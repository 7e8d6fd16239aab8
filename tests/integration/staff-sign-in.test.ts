import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countAttempt } from "@/src/services/staff/attempts";
import { forgotPassword } from "@/src/services/staff/forgot-password";
import { firstAdminLink } from "@/src/services/staff/print-link";
import { signInStaff } from "@/src/services/staff/sign-in";
import { staffClientOf, joinedAccount, mailedLink } from "@/tests/factories/staff-client";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

const email = "bob@valcour.example";
const password = "Pluie sur les toits";
const unknown = "nobody@valcour.example";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
  await joinedAccount(open, { email, password, role: "marketer" });
});
afterAll(() => open.close());
beforeEach(async () => {
  for (const table of ["limits", "mails", "staff_sign_ins", "staff_links"])
    await open.rows(`delete from ${table}`);
  open.mailbox.clear();
});

const home = "198.51.100.4";
const tryFrom = async (address: string, secret = "not this one at all", who = email) => {
  const asked = { email: who, password: secret, code: null, setup: null };
  const answer = await signInStaff(open.shop, asked, { address, userAgent: "" });
  return answer.ok ? "in" : answer.error.code;
};
/** Earlier attempts: adds their count, without the fifth of a second that each password takes. */
const countTries = async (times: number, address: string, who = email) => {
  for (let tries = 0; tries < times; tries += 1) {
    const giveBack = await countAttempt(open.shop, "password", { email: who, address });
    if (giveBack === null) throw new Error(`Refused after ${tries} tries.`);
  }
};
const log = () => open.rows("select email, outcome, address from staff_sign_ins order by id");

describe("known and unknown addresses", () => {
  test("are answered alike, in text and status", async () => {
    const client = staffClientOf(open);
    const [known, stranger] = [await client.signIn(email, "wrong"), await client.signIn(unknown, "wrong")];
    expect(known.status).toBe(401);
    expect(stranger).toEqual(known);
    const forgotten = await client.post("users/forgot-password", { email });
    expect(await client.post("users/forgot-password", { email: unknown })).toEqual(forgotten);
    expect(forgotten).toMatchObject({ status: 200, cookie: null });
  });

  test("take as long", async () => {
    const took: Record<string, number[]> = { [email]: [], [unknown]: [] };
    // Alternately: a slow machine affects both.
    for (let round = 0; round < 5; round += 1)
      for (const [who, times] of Object.entries(took)) {
        const began = performance.now();
        await tryFrom(`198.51.100.${round + 10}`, "wrong", who);
        times.push(performance.now() - began);
      }
    const middle = (who: string) => took[who]?.toSorted((a, b) => a - b)[2] ?? 0;
    const [known, stranger] = [middle(email), middle(unknown)];
    // The hash alone takes a fifth of a second; without it the answer would come twenty times as fast.
    expect(stranger / known).toBeGreaterThan(0.5);
    expect(stranger / known).toBeLessThan(2);
  });

  test("are limited alike", async () => {
    for (const who of [email, unknown]) {
      await countTries(8, home, who);
      for (let tries = 0; tries < 2; tries += 1)
        expect(await tryFrom(home, "wrong", who)).toBe("wrong-password");
      expect(await tryFrom(home, "wrong", who)).toBe("too-many");
    }
  });
});

describe("limits", () => {
  test("apply to the right password too, and to parallel attempts", async () => {
    const tries = await Promise.all(Array.from({ length: 14 }, () => tryFrom(home)));
    expect(tries.filter((outcome) => outcome === "wrong-password")).toHaveLength(10);
    expect(await tryFrom(home, password)).toBe("too-many");
  });

  test("successful attempts are not counted", async () => {
    await countTries(9, home);
    for (let times = 0; times < 3; times += 1) expect(await tryFrom(home, password)).toBe("in");
    expect(await tryFrom(home)).toBe("wrong-password");
    expect(await tryFrom(home, password)).toBe("too-many");
  });

  test("strangers elsewhere do not lock out the owner, but themselves", async () => {
    expect(await tryFrom(home, password)).toBe("in");
    for (let stranger = 0; stranger < 4; stranger += 1) await countTries(7, `203.0.113.${stranger}`);
    for (let tries = 0; tries < 2; tries += 1) expect(await tryFrom("203.0.113.76")).toBe("wrong-password");
    expect(await tryFrom("203.0.113.77", password)).toBe("too-many");
    expect(await tryFrom(home, password)).toBe("in");
  });

  test("one address does not try many accounts", async () => {
    for (let tries = 0; tries < 59; tries += 1)
      await countTries(1, "203.0.113.5", `n${tries}@valcour.example`);
    expect(await tryFrom("203.0.113.5", "wrong", "n59@valcour.example")).toBe("wrong-password");
    expect(await tryFrom("203.0.113.5", password)).toBe("too-many");
  });

  test("wrong passwords lock no account", async () => {
    for (let tries = 0; tries < 10; tries += 1) await tryFrom("203.0.113.9");
    expect(await tryFrom(home, password)).toBe("in");
  });
});

describe("a forgotten password", () => {
  test("is limited to a few mails an hour for each mailbox", async () => {
    for (let times = 0; times < 6; times += 1) {
      const visitor = { address: `203.0.113.${times}`, userAgent: "" };
      expect(await forgotPassword(open.shop, { email, locale: "fr" }, visitor)).toBe(true);
    }
    expect(await open.rows("select 1 from mails where recipient = $1", [email])).toHaveLength(3);
    const visitor = { address: "203.0.113.50", userAgent: "" };
    const answers: boolean[] = [];
    for (let times = 0; times < 21; times += 1)
      answers.push(await forgotPassword(open.shop, { email: `${times}${unknown}`, locale: "fr" }, visitor));
    expect(answers.indexOf(false)).toBe(20);
  });

  test("its link is stored nowhere, is valid for an hour, and the newest counts", async () => {
    const client = staffClientOf(open);
    await client.post("users/forgot-password", { email });
    const kept = JSON.stringify([
      await open.rows("select * from staff_links"),
      await open.rows("select * from mails"),
    ]);
    const first = await mailedLink(open, email);
    expect(kept).not.toContain(first);
    expect(first.length).toBeGreaterThanOrEqual(43);
    open.mailbox.clear();
    await client.post("users/forgot-password", { email });
    const second = await mailedLink(open, email);
    const chosen = { password: "Vent dans les voiles" };
    expect(await client.post("users/reset-password", { ...chosen, token: first })).toMatchObject({
      status: 403,
    });
    await open.rows(
      "update staff_links set expires_at = now() where expires_at < now() + interval '61 minutes'",
    );
    expect(await client.post("users/reset-password", { ...chosen, token: second })).toMatchObject({
      status: 403,
    });
  });

  test.each(["first-register", "unlock", "reset-password"])(
    "POST users/%s lets no stranger in",
    async (path) => {
      const body = { email, password: "Vent dans les voiles", token: "x".repeat(43) };
      const { status, cookie } = await staffClientOf(open).post(`users/${path}`, body);
      expect([403, 404]).toContain(status);
      expect(cookie).toBe(null);
    },
  );
});

test("the log has account, network and result; input for an unknown address is not stored", async () => {
  await tryFrom(home, "wrong", "my secret password");
  await tryFrom(home);
  await tryFrom(home, password);
  expect(await log()).toEqual([
    { email: null, outcome: "wrong-password", address: home },
    { email, outcome: "wrong-password", address: home },
    { email, outcome: "signed-in", address: home },
  ]);
});

describe("the first account", () => {
  test("is opened by the printed link, once, and by nothing else", async () => {
    expect(await firstAdminLink(open.shop)).toEqual({ ok: false, error: "has-accounts" });
    const kept = await open.rows<{ id: number }>("select id from users");
    await open.rows("create table kept_users as select * from users");
    await open.rows("delete from users");
    expect(kept.length).toBeGreaterThan(0);
    const link = await firstAdminLink(open.shop);
    if (!link.ok) throw new Error(link.error);
    const token = new URL(link.value.address).searchParams.get("token");
    const rows = JSON.stringify(await open.rows("select * from staff_links"));
    expect(rows).not.toContain(token);
    const hours = (link.value.expiresAt.getTime() - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    const account = { email: "First@valcour.example", password };
    const client = staffClientOf(open);
    expect(await client.post("users/first-register", account)).toMatchObject({ status: 400 });
    expect(await client.post("users/first-register", { ...account, token: "y".repeat(43) })).toMatchObject({
      status: 403,
    });
    expect(await client.post("users/first-register", { ...account, password: "abc", token })).toMatchObject({
      status: 400,
    });
    const both = await Promise.all(
      [1, 2].map((n) =>
        client.post("users/first-register", { ...account, email: `${n}${account.email}`, token }),
      ),
    );
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["200", "403"]);
    expect(both.map(({ cookie }) => cookie)).toEqual([null, null]);
    expect(await open.rows("select role from users")).toEqual([{ role: "admin" }]);
    expect(await client.post("users/first-register", { ...account, token })).toMatchObject({ status: 403 });
    await open.rows("delete from users");
    await open.rows("insert into users select * from kept_users");
  });
});
