import { request as connect, test, expect, type APIRequestContext, type APIResponse } from "@playwright/test";
import { accountOf } from "./parts/staff";
import { onlyMailTo } from "./parts/mailbox";
import { demoPassword } from "@/src/seed/content/preorder-offers";
import { openHttpsShop, type HttpsShop } from "@/tests/setup/https-shop";

let shop: HttpsShop;
// One shop for all of them, in one process.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  shop = await openHttpsShop();
});
test.afterAll(() => shop.close());

/** A client without a window: it keeps cookies, and accepts a self-signed certificate. */
const visitor = (headers: Record<string, string> = {}): Promise<APIRequestContext> =>
  connect.newContext({
    baseURL: shop.origin,
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { origin: shop.origin, ...headers },
  });

const cookiesOf = (answer: APIResponse): readonly string[] =>
  answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === "set-cookie")
    .map(({ value }) => value);
const nameOf = (cookie: string) => cookie.split("=", 1)[0] ?? "";
const rulesOf = (cookie: string) =>
  cookie
    .toLowerCase()
    .replaceAll("=true", "")
    .split("; ")
    .filter((rule) => /^(secure|httponly|samesite=)/.test(rule))
    .toSorted();

const closed = ["httponly", "samesite=lax", "secure"];
/** Readable by scripts of the page: a code that is part of an address anyway, and the flag of a signed-in visitor. */
const readable = ["samesite=lax", "secure"];
/** Next's own, for the preview in the admin's frame. */
const framed = ["httponly", "samesite=none", "secure"];

const expected: Readonly<Record<string, readonly string[]>> = {
  cart: closed,
  cards: closed,
  customer: closed,
  form: closed,
  "password-gate": closed,
  promo: readable,
  "sign-in": closed,
  "signed-in": readable,
  "shop-staff-token": closed,
  __prerender_bypass: framed,
};

test("every cookie is for https alone, and hidden from scripts that do not need it", async () => {
  const page = await visitor();
  const staff = await visitor();
  const email = `ada.${Date.now().toString(36)}@example.com`;
  const { email: account, password } = accountOf("marketer");
  const set: string[] = [];
  const note = async (answer: Promise<APIResponse>) => set.push(...cookiesOf(await answer));

  await note(page.post("/api/cart/add", { data: { sku: "GC-050", quantity: 1 } }));
  await note(page.post("/api/gift-card/remove", { data: { id: 1 } }));
  await note(page.post("/api/promo/clear", { form: {}, maxRedirects: 0 }));
  await note(page.post("/api/cart/add", { form: { sku: "NOTHING", quantity: 1 }, maxRedirects: 0 }));
  await note(page.post("/api/preorder/vip-pw-check", { data: { password: demoPassword, lang: "fr" } }));
  await note(page.post("/api/auth/login", { data: { email, lang: "fr" } }));
  const code = /\b\d{3}\s?\d{3}\b/.exec((await onlyMailTo(email)).text)?.[0] ?? "";
  await note(page.post("/api/auth/confirm-email", { data: { email, code, lang: "fr" } }));
  await note(staff.post("/api/users/login", { data: { email: account, password } }));
  await note(staff.get("/api/preview?path=/faq&locale=fr", { maxRedirects: 0 }));

  const rules = Object.fromEntries(set.map((cookie) => [nameOf(cookie), rulesOf(cookie)]));
  expect(rules).toEqual(expected);
});

test("every answer has the https header once, beside the other security headers", async () => {
  const page = await visitor();
  for (const path of [
    "/",
    "/",
    "/no-such-page",
    "/api/cart/retrieve",
    "/admin/login",
    "/sitemap/fr.xml",
    "/none.php",
  ]) {
    const headers = (await page.get(path)).headers();
    expect([path, headers["strict-transport-security"], headers["x-content-type-options"]]).toEqual([
      path,
      "max-age=63072000",
      "nosniff",
    ]);
  }
  const { headers } = await fetch(`${shop.behind}/`);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});

test("redirects stay on https", async () => {
  const page = await visitor();
  const stay = { maxRedirects: 0 };
  const answers = [
    await page.get("/en/", stay),
    await page.get("/montres/", stay),
    await page.get("/montres", { ...stay, headers: { cookie: "NEXT_LOCALE=en", "sec-fetch-site": "none" } }),
    await page.post("/api/cart/add", { ...stay, form: { sku: "GC-050", quantity: 1 } }),
    await page.get("/api/preview?path=/faq&locale=fr", stay),
  ];
  for (const answer of answers) {
    const { location = "" } = answer.headers();
    expect([answer.url(), answer.status() >= 300 && answer.status() < 400]).toEqual([answer.url(), true]);
    expect(new URL(location, shop.origin).origin, `${answer.url()} → ${location}`).toBe(shop.origin);
  }
});

test("only the shop's own pages over https may change something", async () => {
  const host = new URL(shop.origin).host;
  const data = { sku: "GC-050", quantity: 1 };
  const statusFor = async (origin: string) =>
    (await (await visitor({ origin })).post("/api/cart/add", { data })).status();
  expect(await statusFor(shop.origin)).toBe(200);
  for (const origin of [`http://${host}`, "https://evil.example", "null"]) {
    expect([origin, await statusFor(origin)]).toEqual([origin, 403]);
  }
});

test("absolute addresses of the shop begin with https", async () => {
  const page = await visitor();
  const host = new URL(shop.origin).host;
  const paths = ["/", "/faq", "/sitemap/fr.xml", "/robots.txt", "/feeds/fr.xml", "/montres/distinction/DI01"];
  for (const path of paths) {
    const answer = await page.get(path);
    const text = await answer.text();
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(text, path).toContain(shop.origin);
    expect(text, path).not.toContain(`http://${host}`);
  }
  const email = `bea.${Date.now().toString(36)}@example.com`;
  await page.post("/api/newsletter", { data: { email, lang: "fr" } });
  const { text, html } = await onlyMailTo(email);
  expect(text + html).toContain(`${shop.origin}/`);
  expect(text + html).not.toContain(`http://${host}`);
});

test("limits trust only the header of the shop's own proxy", async () => {
  // Every visitor sends a forged address; the proxy sees one and the same.
  const statuses: number[] = [];
  for (let time = 0; time < 62; time += 1) {
    const one = await visitor({ "x-forwarded-for": `203.0.113.${time}` });
    const data = { order: "VAL-2026-00000", email: `ada${time}@example.com` };
    statuses.push((await one.post("/api/search-order", { data })).status());
    await one.dispose();
  }
  expect(statuses).toEqual([...Array<number>(60).fill(404), 429, 429]);
});
