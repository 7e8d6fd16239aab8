import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allForms } from "@/src/domain/contracts/forms/all-forms";
import { findOutcome } from "@/src/services/forms/submit-once";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { createBrowser, type Browser } from "@/tests/factories/form-post";
import { filledForm } from "@/tests/factories/filled-form";
import { sendForm } from "@/tests/factories/form-sender";
import { mailedCode } from "@/tests/factories/signed-in";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let browser: Browser;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
beforeEach(async () => {
  open.mailbox.clear();
  await open.rows("delete from limits");
  await open.rows("delete from form_outcomes");
  browser = createBrowser(open);
});

const contact = { form: "contact", lang: "fr", ...filledForm(allForms.contact) };
const requests = async () =>
  (await open.rows<{ n: number }>("select count(*)::int as n from requests"))[0]?.n ?? 0;
const outcomeOf = (who: Browser) => findOutcome(open.shop, who.cookies.get("form") ?? null);

describe("a form without our script", () => {
  test("has the same effect as its JSON, and redirects to a page", async () => {
    const columns = "kind, status, name, email, locale, watch";
    const last = () => open.rows(`select ${columns} from requests order by id desc limit 1`);
    await sendForm(open, "contact");
    const asJson = await last();
    const before = await requests();
    const { status, location, headers } = await browser.send("/api/contact", contact);
    expect({ status, location }).toEqual({ status: 303, location: "/formulaire" });
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("set-cookie")).toMatch(
      /^form=[\w-]{22}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await requests()).toBe(before + 1);
    expect(await last()).toEqual(asJson);
    expect(await outcomeOf(browser)).toMatchObject({ path: "/api/contact", isDone: true });
  });

  const drawn = Object.values(allForms).filter(({ name }) => name !== "preorder-details");
  test.each(drawn)("$name is validated like its JSON", async (form) => {
    const good = filledForm(form);
    for (const answers of [good, { ...good, email: "ada@", name: "" }]) {
      const asJson = (await sendForm(open, form.name, answers)) as {
        status: number;
        body: { error?: string; fields?: object };
      };
      await open.rows("delete from limits");
      await browser.send(form.path, { ...answers, form: form.name, lang: "fr" });
      const outcome = await outcomeOf(browser);
      expect(outcome).toMatchObject({ isDone: asJson.status === 200, error: asJson.body.error ?? null });
      expect(outcome?.errors).toEqual(asJson.body.fields ?? {});
    }
  });

  test("several boxes of one name are one answer", async () => {
    const avoided = allForms["surprise-watch"].fields.avoided?.control.options?.slice(0, 2) ?? [];
    const sku = (
      await open.rows<{ sku: string }>("select sku from products where sku like 'SUR%' limit 1")
    )[0]?.sku;
    await browser.send("/api/surprise", { sku: sku ?? "", avoided });
    expect((await outcomeOf(browser))?.errors).not.toHaveProperty("avoided");
    expect(avoided).toHaveLength(2);
  });

  test.each(["en", "es", "jp"])("in %s leads to the page in that language", async (lang) => {
    const { location } = await browser.send("/api/contact", { ...contact, lang });
    expect(location).toBe(`/${lang}/formulaire`);
  });

  test("may be sent as multipart", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(contact)) body.set(name, value);
    const { status } = await fetch(`${open.url}/api/contact`, {
      method: "POST",
      body,
      headers: { origin: open.url },
      redirect: "manual",
    });
    expect(status).toBe(303);
    expect(await requests()).toBeGreaterThan(0);
  });

  test("with errors keeps the input, field by field, and none of it in an address", async () => {
    const before = await requests();
    const typed = { ...contact, email: "ada@", message: "" };
    const { status, location, headers } = await browser.send("/api/contact", typed, {
      referer: `${open.url}/contact?ligne=x`,
    });
    expect({ status, location }).toEqual({ status: 303, location: "/formulaire" });
    expect([...headers].flat().join()).not.toMatch(/ada(@|%40)|Lovelace/i);
    expect(await requests()).toBe(before);
    expect(await outcomeOf(browser)).toMatchObject({
      isDone: false,
      error: "invalid",
      errors: { email: "email", message: "required" },
      values: { email: "ada@", name: "Ada", subject: "watch", form: "contact" },
      back: "/contact?ligne=x",
    });
  });

  test("sent again from the page of outcomes redirects to the next page, not back to it", async () => {
    await browser.send("/api/contact", contact, { referer: `${open.url}/jp/formulaire` });
    expect((await outcomeOf(browser))?.back).toBeNull();
  });

  test("keeps no secret, and no input after a success", async () => {
    await browser.send("/api/preorder/vip-pw-check", { password: "no-such-word", lang: "fr" });
    const refused = await outcomeOf(browser);
    expect(refused?.errors).toEqual({ password: "wrong" });
    expect(JSON.stringify(refused)).not.toContain("no-such-word");
    await browser.send("/api/contact", contact);
    expect((await outcomeOf(browser))?.values).toEqual({ form: "contact" });
  });

  test("is encrypted in the database", async () => {
    await browser.send("/api/contact", { ...contact, message: "" });
    const rows = await open.rows("select * from form_outcomes");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/ada(@|%40)|Lovelace|contact/i);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get("form"));
  });

  test("is shown for half an hour, in the same browser only, and deleted", async () => {
    await browser.send("/api/contact", contact);
    const token = browser.cookies.get("form") ?? null;
    const later = { ...open.shop, clock: () => new Date(Date.now() + 31 * 60_000) };
    expect(await findOutcome(later, token)).toBeNull();
    expect(await findOutcome(open.shop, "AAAAAAAAAAAAAAAAAAAAAA")).toBeNull();
    await purgeExpired(later);
    expect(await open.rows("select id from form_outcomes")).toEqual([]);
  });
});

describe("signing in", () => {
  const email = "ada@example.com";

  test("leads from the e-mail to the code, and on to the account", async () => {
    expect(await browser.send("/api/auth/login", { email, lang: "en" })).toMatchObject({
      status: 303,
      location: "/en/auth/code",
    });
    expect((await outcomeOf(browser))?.values).toEqual({ email });
    const code = await mailedCode(open, email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect(await browser.send("/api/auth/confirm-email", { email, code: wrong, lang: "en" })).toMatchObject({
      location: "/en/auth/code",
    });
    const refused = await outcomeOf(browser);
    expect(Object.keys(refused?.errors ?? {})).toEqual(["code"]);
    expect(JSON.stringify(refused)).not.toContain(wrong);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await browser.send("/api/auth/confirm-email", { email, code: spaced, lang: "en" })).toMatchObject({
      location: "/en/account",
    });
    expect((await browser.get("/api/account")).status).toBe(200);
    expect(await browser.send("/api/auth/logout", { lang: "en" })).toMatchObject({ location: "/en" });
    expect((await browser.get("/api/account")).status).toBe(401);
  });

  test("sent twice at once sends one code, which is valid with either answer", async () => {
    const [one, other] = [createBrowser(open), createBrowser(open)];
    await Promise.all([one, other].map((each) => each.send("/api/auth/login", { email, lang: "fr" })));
    const code = await mailedCode(open, email);
    expect(open.mailbox.mails(email)).toHaveLength(1);
    expect(await other.send("/api/auth/confirm-email", { email, code, lang: "fr" })).toMatchObject({
      location: "/account",
    });
  });
});

test("a withdrawal redirects to the page of its order, and nowhere else", async () => {
  const token = "A".repeat(22);
  expect(await browser.send("/api/withdrawal", { order: token, lang: "fr" })).toMatchObject({
    location: `/commandes/${token}`,
  });
  expect(await browser.send("/api/withdrawal", { order: "/evil.example", lang: "fr" })).toMatchObject({
    location: "/commandes",
  });
});

describe("the owner of a form", () => {
  test.each<[name: string, headers: Record<string, string | null>, status: number]>([
    ["a page of ours", {}, 303],
    [
      "a browser that says same-origin without an origin",
      { origin: null, "sec-fetch-site": "same-origin" },
      303,
    ],
    ["a page that hides its address", { origin: "null", "sec-fetch-site": "same-origin" }, 303],
    ["a foreign page", { origin: "https://evil.example" }, 403],
    ["a foreign page that hides its address", { origin: "null", "sec-fetch-site": "cross-site" }, 403],
    ["a sandboxed frame of an old browser", { origin: "null" }, 403],
    ["a request without an origin", { origin: null }, 403],
    ["a typed address", { origin: null, "sec-fetch-site": "none" }, 403],
  ])("%s", async (_, headers, status) => {
    const before = await requests();
    expect(await browser.send("/api/contact", contact, headers)).toMatchObject({ status });
    expect(await requests()).toBe(before + (status === 303 ? 1 : 0));
  });

  test("an endpoint without a page accepts no form", async () => {
    expect(await browser.send("/api/order-status", {})).toMatchObject({ status: 404 });
    expect(await browser.send("/api/pi", { path: "/" })).toMatchObject({ status: 415 });
  });

  test("the size limit of a form is that of a request", async () => {
    const message = "x".repeat(70_000);
    expect(await browser.send("/api/contact", { ...contact, message })).toMatchObject({ status: 413 });
  });

  test("without a token ten an hour are accepted; the next have to be sent again", async () => {
    const before = await requests();
    for (let index = 0; index < 12; index += 1) {
      await createBrowser(open).send("/api/premium/signup", {
        ...filledForm(allForms.premium),
        email: `ada${index}@example.com`,
        lang: "fr",
      });
    }
    expect(await requests()).toBe(before + 10);
    await browser.send("/api/premium/signup", { ...filledForm(allForms.premium), lang: "fr" });
    expect(await outcomeOf(browser)).toMatchObject({ isDone: false, error: "stale-form" });
  });
});

describe("sent twice", () => {
  test.each<[name: string, presses: () => Promise<unknown>]>([
    [
      "at once, before any answer",
      () => Promise.all(Array.from({ length: 12 }, () => createBrowser(open).send("/api/contact", contact))),
    ],
    [
      "after the answer",
      async () => {
        await browser.send("/api/contact", contact);
        await browser.send("/api/contact", contact);
      },
    ],
    [
      "by a browser that lost the answer",
      async () => {
        await createBrowser(open).send("/api/contact", contact);
        await createBrowser(open).send("/api/contact", contact);
      },
    ],
  ])("%s it is done once", async (_, presses) => {
    const before = await requests();
    await presses();
    expect(await requests()).toBe(before + 1);
  });

  test("every request shows the result", async () => {
    const browsers = Array.from({ length: 5 }, () => createBrowser(open));
    const answers = await Promise.all(browsers.map((one) => one.send("/api/contact", contact)));
    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set(["/formulaire"]));
    for (const one of browsers) expect(await outcomeOf(one)).toMatchObject({ isDone: true });
    expect(new Set(browsers.map((one) => one.cookies.get("form"))).size).toBe(5);
  });

  test("another input is another request", async () => {
    const before = await requests();
    await browser.send("/api/contact", contact);
    await browser.send("/api/contact", { ...contact, message: "Et encore autre chose, merci." });
    expect(await requests()).toBe(before + 2);
  });

  test("a refused one can be sent again at once", async () => {
    const before = await requests();
    await browser.send("/api/contact", { ...contact, message: "" });
    await browser.send("/api/contact", { ...contact, message: "" });
    await browser.send("/api/contact", contact);
    expect(await requests()).toBe(before + 1);
  });
});
