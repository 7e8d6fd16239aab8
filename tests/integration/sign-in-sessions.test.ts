import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { locales } from "@/src/domain/locale/locale";
import { loadWords } from "@/src/i18n/words";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { readCustomer } from "@/src/services/sign-in/find-customer";
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
const sessions = () => open.rows<{ token_hash: string; expires_at: Date }>("select * from customer_sessions");
const isSignedIn = async (shopper: Shopper) => (await shopper.get("/api/account")).status === 200;

describe("sessions (scenario 19)", () => {
  test("a sign-in creates a new session and ends the previous one", async () => {
    const shopper = await signIn(open, email);
    const before = createShopper(open, new Map(shopper.cookies));
    await signIn(open, email, shopper);
    expect(shopper.cookies.get("customer")).not.toBe(before.cookies.get("customer"));
    expect(await isSignedIn(shopper)).toBe(true);
    expect(await isSignedIn(before)).toBe(false);
  });

  test("a planted session is not adopted", async () => {
    const planted = "A".repeat(43);
    const shopper = createShopper(open, new Map([["customer", planted]]));
    await signIn(open, email, shopper);
    expect(await isSignedIn(createShopper(open, new Map([["customer", planted]])))).toBe(false);
  });

  test("signing out ends it on the server, in this browser only", async () => {
    const shopper = await signIn(open, email);
    const elsewhere = await signIn(open, email);
    const copy = createShopper(open, new Map(shopper.cookies));
    expect(await shopper.post("/api/auth/logout", {})).toMatchObject({ status: 200 });
    expect(await copy.get("/api/account")).toMatchObject({ status: 401 });
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect(shopper.cookies.get("customer")).toBe("");
  });

  test("is extended by visits, and ends after thirty days without one", async () => {
    const shopper = await signIn(open, email);
    await open.rows("update customer_sessions set expires_at = now() + interval '2 days'");
    expect(await isSignedIn(shopper)).toBe(true);
    const [session] = await sessions();
    expect(session!.expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    await open.rows("update customer_sessions set expires_at = now() - interval '1 second'");
    expect(await isSignedIn(shopper)).toBe(false);
    expect(await purgeExpired(open.shop)).toBe(1);
  });

  test("a page shows the signed-in customer, and after a day that the session needs a renewal", async () => {
    const shopper = await signIn(open, email);
    const token = shopper.cookies.get("customer") ?? "";
    const [signedIn] = await sessions();
    const day = 86_400_000;
    const readAfter = (ms: number) =>
      readCustomer(
        { ...open.shop, clock: () => new Date(signedIn!.expires_at.getTime() - 30 * day + ms) },
        token,
      );
    expect(await readAfter(0)).toMatchObject({ customer: { email }, isDue: false });
    expect(await readAfter(day)).toMatchObject({ customer: { email }, isDue: false });
    expect(await readAfter(day + 1)).toMatchObject({ customer: { email }, isDue: true });
    expect(await sessions()).toEqual([signedIn]);
    expect(await readAfter(30 * day)).toBeNull();
    expect(await readCustomer(open.shop, "A".repeat(43))).toBeNull();
    expect(await readCustomer(open.shop, null)).toBeNull();
  });

  test("cookies are HttpOnly and SameSite; the hint for pages carries no data", async () => {
    await ask(createShopper(open));
    const code = await mailedCode(open, email);
    await open.rows("delete from limits");
    const asked = await fetch(`${open.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: open.url },
      body: JSON.stringify({ email, lang: "fr" }),
    });
    expect(code).toHaveLength(6);
    expect(asked.headers.getSetCookie()[0]).toMatch(
      /^sign-in=[\w-]{22}; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    expect(asked.headers.get("cache-control")).toBe("private, no-store");
  });

  test("staff's session is not a customer's, nor the other way round", async () => {
    const shopper = await signIn(open, email);
    const session = shopper.cookies.get("customer") ?? "";
    for (const name of ["payload-token", "shop-staff-token"]) {
      const guest = createShopper(open, new Map([[name, session]]));
      expect((await guest.get("/api/orders")).status).toBe(403);
    }
    expect((await shopper.get("/api/orders")).status).toBe(403);
  });
});

describe("requests of other origins and malformed bodies (scenario 24)", () => {
  test.each(["/api/auth/login", "/api/auth/confirm-email", "/api/auth/logout"])("%s", async (path) => {
    const shopper = await signIn(open, email);
    const body = { email, code: 1, lang: "fr" };
    expect((await shopper.post(path, body, { origin: "https://evil.example" })).status).toBe(403);
    expect((await shopper.post(path, body, { "content-type": "text/plain" })).status).toBe(415);
    expect((await shopper.get(path)).status).toBe(404);
    expect(await isSignedIn(shopper)).toBe(true);
  });

  test.each([
    [{ email: "", lang: "fr" }, "email"],
    [{ email: "ada@", lang: "fr" }, "email"],
    [{ email, lang: "xx" }, "lang"],
    [{ email: ["a"], lang: "fr" }, "email"],
    [{ lang: "fr" }, "email"],
  ])("login %j names %s", async (body, field) => {
    expect(await createShopper(open).post("/api/auth/login", body)).toMatchObject({
      status: 400,
      body: { error: "invalid", field },
    });
  });

  test.each(["12345a", "1234567", "", -1, 1.5, 1_000_000, null, {}])("code %j is none", async (code) => {
    expect(await confirm(createShopper(open), code)).toMatchObject({ status: 400, body: { field: "code" } });
  });
});

describe("in every language", () => {
  test.each(locales)("%s: the mail and the refusal", async (lang) => {
    const shopper = createShopper(open);
    await ask(shopper, email, lang);
    const code = await mailedCode(open, email);
    const [mail] = open.mailbox.mails(email);
    expect(mail?.text).toContain(code);
    expect(mail?.html).toContain(`${open.url}${lang === "fr" ? "" : `/${lang}`}/auth`);
    const refused = await shopper.post("/api/auth/confirm-email", { email, code: Number(other(code)), lang });
    const words = (await loadWords("Maison Essai"))[lang]["sign-in"];
    expect(refused).toMatchObject({ status: 422, body: { error: words["wrong-code"] } });
  });
});
