import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { confirmCode } from "@/src/services/sign-in/confirm-code";
import { requestCode } from "@/src/services/sign-in/request-code";
import { codeOfSeed, hashOfCode } from "@/src/services/sign-in/sign-in-code";
import { createShopper, type Shopper } from "@/tests/factories/shopper";
import { mailedCode, signIn } from "@/tests/factories/signed-in";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const email = "ada@example.com";
beforeEach(async () => {
  open.mailbox.clear();
  for (const table of [
    "limits",
    "mails",
    "sign_in_codes",
    "customer_sessions",
    "cart_lines",
    "carts",
    "customers",
  ])
    await open.rows(`delete from ${table}`);
});

const ask = (shopper: Shopper, to = email, lang = "fr") =>
  shopper.post("/api/auth/login", { email: to, lang });
const confirm = (shopper: Shopper, code: unknown, from = email) =>
  shopper.post("/api/auth/confirm-email", { email: from, code, lang: "fr" });
/** Another code than this one. */
const other = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, "0");
const inMinutes = (minutes: number) => ({
  ...open.shop,
  clock: () => new Date(Date.now() + minutes * 60_000),
});
const customers = () => open.rows("select email, locale, hash from customers order by id");
const sessions = () => open.rows<{ token_hash: string; expires_at: Date }>("select * from customer_sessions");
describe("a code (scenario 16)", () => {
  test("signs in, and the first confirmation creates the account", async () => {
    const shopper = createShopper(open);
    expect(await ask(shopper)).toMatchObject({ status: 200, body: {} });
    expect(await customers()).toEqual([]);
    expect(await confirm(shopper, await mailedCode(open, email))).toMatchObject({ status: 200 });
    expect(await customers()).toEqual([{ email, locale: "fr", hash: null }]);
    expect(shopper.cookies.get("customer")).toMatch(/^[\w-]{43}$/);
  });

  test("is not stored, nor is the session", async () => {
    const shopper = createShopper(open);
    await ask(shopper);
    const before = JSON.stringify([
      await open.rows("select * from sign_in_codes"),
      await open.rows("select * from mails"),
    ]);
    const code = await mailedCode(open, email);
    expect(before).not.toContain(code);
    await confirm(shopper, code);
    const after = JSON.stringify([await sessions(), await open.rows("select * from mails")]);
    expect(after).not.toContain(shopper.cookies.get("customer"));
    expect(after).not.toContain(code);
  });

  test("is evenly spread over all six digits", () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 5_000; index += 1) {
      const code = codeOfSeed(open.shop, open.shop.random(128));
      expect(code).toMatch(/^\d{6}$/);
      counts[Number(code[0])]! += 1;
    }
    // Six standard deviations of a fair die.
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(130);
  });

  test("works once", async () => {
    const shopper = createShopper(open);
    await ask(shopper);
    const code = await mailedCode(open, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(shopper, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
  });

  test("is replaced by a newer one", async () => {
    const shopper = createShopper(open);
    await ask(shopper);
    const first = await mailedCode(open, email);
    open.mailbox.clear();
    await ask(shopper);
    const second = await mailedCode(open, email);
    expect(first === second || (await confirm(shopper, first)).status === 422).toBe(true);
    expect(await confirm(shopper, second)).toMatchObject({ status: 200 });
  });

  test("is invalid in another browser, whose attempts do not count against it", async () => {
    const shopper = createShopper(open);
    await ask(shopper);
    const code = await mailedCode(open, email);
    const thief = createShopper(open);
    for (let index = 0; index < 8; index += 1) {
      expect(await confirm(thief, code)).toMatchObject({ status: 422 });
    }
    expect(await confirm(shopper, code)).toMatchObject({ status: 200 });
  });

  test.each([
    [9, true],
    [10, false],
  ])("after %i minutes: %s", async (minutes, isGood) => {
    const asked = await requestCode(open.shop, { email, locale: "fr", address: null });
    const code = await mailedCode(open, email);
    const confirmed = await confirmCode(inMinutes(minutes), {
      email,
      code,
      locale: "fr",
      address: null,
      browser: asked.ok ? asked.value : null,
      session: null,
      cart: null,
      wantsCartMail: false,
    });
    expect(confirmed.ok).toBe(isGood);
  });

  test("is not mailed after its expiry", async () => {
    await ask(createShopper(open));
    await deliverMails(inMinutes(11));
    expect(open.mailbox.mails(email)).toEqual([]);
  });
});

describe("leading zeros (scenario 17)", () => {
  test("1000 of 1000 codes work as numbers", async () => {
    let good = 0;
    for (let index = 0; index < 1_000; index += 1) {
      const address = `ada+${index}@example.com`;
      const asked = await requestCode(open.shop, { email: address, locale: "fr", address: null });
      const [mail] = await open.rows<{ data: { seed: string } }>(
        "select data from mails where recipient = $1",
        [address],
      );
      const code = codeOfSeed(open.shop, mail?.data.seed ?? "");
      const shopper = createShopper(open, new Map([["sign-in", asked.ok ? asked.value : ""]]));
      if (index % 50 === 0) await open.rows("delete from limits");
      const { status } = await confirm(shopper, Number(code), address);
      if (status === 200) good += 1;
    }
    expect(good).toBe(1_000);
  }, 120_000);

  test("a number without its leading zeros, and the text with them", async () => {
    const shopper = createShopper(open);
    for (const sent of [42, "000042", "42"]) {
      await ask(shopper);
      await open.rows("update sign_in_codes set code_hash = $1", [hashOfCode(open.shop, email, "000042")]);
      expect(await confirm(shopper, sent)).toMatchObject({ status: 200 });
    }
  });
});

describe("guessing (scenario 18)", () => {
  test("a code is invalid after five wrong attempts, including parallel ones", async () => {
    const shopper = createShopper(open);
    await ask(shopper);
    const code = await mailedCode(open, email);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => confirm(shopper, other(code, index + 1))),
    );
    expect(answers.every(({ status }) => status === 422)).toBe(true);
    expect(await open.rows("select tries::int from sign_in_codes")).toEqual([{ tries: 5 }]);
    expect(await confirm(shopper, code)).toMatchObject({ status: 422 });
  });

  test("four wrong attempts do not invalidate it", async () => {
    const shopper = createShopper(open);
    await ask(shopper);
    const code = await mailedCode(open, email);
    for (let index = 1; index <= 4; index += 1) await confirm(shopper, other(code, index));
    expect(await confirm(shopper, code)).toMatchObject({ status: 200 });
  });

  test("one e-mail gets six mails an hour, for any X-Forwarded-For", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const { status } = await createShopper(open).post(
        "/api/auth/login",
        { email, lang: "fr" },
        { "x-forwarded-for": `10.0.0.${index}`, "x-client-address": `10.0.0.${index}` },
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  test("one address may request thirty codes and try sixty an hour, for any X-Forwarded-For", async () => {
    const forged = (index: number) => ({
      "x-forwarded-for": `10.0.1.${index}`,
      forwarded: `for=10.0.1.${index}`,
    });
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        createShopper(open).post(
          "/api/auth/login",
          { email: `a${index}@example.com`, lang: "fr" },
          forged(index),
        ),
      ),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(30);
    const tried = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        createShopper(open).post(
          "/api/auth/confirm-email",
          { email, code: index, lang: "fr" },
          forged(index),
        ),
      ),
    );
    expect(tried.filter(({ status }) => status === 422)).toHaveLength(60);
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

describe("known and unknown e-mails", () => {
  test("get the same answer, and the account is not read", async () => {
    await signIn(open, email);
    await open.rows("delete from limits");
    const asked: string[] = [];
    const known = await ask(createShopper(open));
    const unknown = await ask(createShopper(open), "nobody@example.com");
    expect(known).toEqual(unknown);
    const rows = await open.rows<{ data: object }>(
      "select data from mails where state = 'waiting' order by id",
    );
    for (const { data } of rows) asked.push(Object.keys(data).join());
    expect(asked[0]).toBe(asked[1]);
  });
});
