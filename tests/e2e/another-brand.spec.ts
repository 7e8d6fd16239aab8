import { expect, request as connect, test, type APIRequestContext } from "@playwright/test";
import { anyFreePort } from "@/scripts/parts/ports.mjs";
import { collectionAccess, globalAccess } from "@/src/admin/access/table";
import { ownViews } from "@/src/admin/own-views";
import { languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { deliveredName, demoAccount, makeOtherBrand, otherBrand } from "@/tests/factories/other-brand";
import { openBuiltShop, type BuiltShop } from "@/tests/setup/built-shop";
import { privatePaths, publicPaths } from "./parts/shop-paths";
import { accountOf } from "./parts/staff";

let shop: BuiltShop;
let visitor: APIRequestContext;
let staff: APIRequestContext;

// One shop for all of them, in one process.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  shop = await openBuiltShop({ name: "renamed", port, env: { SHOP_URL: url } });
  [visitor, staff] = (await Promise.all(
    [1, 2].map(() => connect.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })),
  )) as [APIRequestContext, APIRequestContext];
  const { email, password } = accountOf("admin");
  expect((await staff.post("/api/users/login", { data: { email, password } })).ok()).toBe(true);
  await makeOtherBrand(async (method, path, data) => {
    const answer = await staff.fetch(path, { method, data });
    return { status: answer.status() };
  });
  await expect(async () => {
    expect(await (await visitor.get("/")).text()).toContain(otherBrand.name);
  }).toPass();
});
test.afterAll(async () => {
  await Promise.all([visitor.dispose(), staff.dispose()]);
  await shop.close();
});

/** The folders of a test, which the admin is told with its collections. */
const testFolder = /valcour-(?:test|renamed)-\w+/g;

/** Places of a text that name the delivered house. */
const delivered = (text: string) =>
  text.replaceAll(demoAccount, "").replaceAll(testFolder, "").match(deliveredName) ?? [];

/** Concurrent requests: enough to keep the shop busy. */
const atOnce = 4;

interface Asked {
  readonly reader: APIRequestContext;
  readonly paths: readonly string[];
  readonly locale?: Locale;
  /** Whether an answer may be a page that is not there. */
  readonly mayBeAbsent?: boolean;
}

/** Reads all of them; what names the delivered house, by address. */
async function namesIn({
  reader,
  paths,
  locale = "fr",
  mayBeAbsent = false,
}: Asked): Promise<readonly string[]> {
  const found: string[] = [];
  for (let start = 0; start < paths.length; start += atOnce) {
    const answers = paths.slice(start, start + atOnce).map(async (path) => {
      const headers = { "accept-language": languageTag(locale) };
      const answer = await reader.get(path, { headers });
      if (!mayBeAbsent) expect([path, answer.status()]).toEqual([path, 200]);
      return delivered(await answer.text()).map((place) => `${path}: ${place}`);
    });
    found.push(...(await Promise.all(answers)).flat());
  }
  return found;
}

for (const locale of locales) {
  const tag = locale === "fr" ? {} : { tag: "@deep" };
  test(`no page names the delivered house: ${locale}`, tag, async () => {
    const own = (path: string) => localeHref(locale, path);
    expect(await namesIn({ reader: visitor, locale, paths: publicPaths.map(own) })).toEqual([]);
    const others = [...privatePaths, "/absent"].map(own);
    expect(await namesIn({ reader: visitor, locale, paths: others, mayBeAbsent: true })).toEqual([]);
  });

  test(`no view of the admin names the delivered house: ${locale}`, { tag: "@deep" }, async () => {
    // What was changed, and by whom, is told as it was.
    const collections = Object.keys(collectionAccess).filter((slug) => slug !== "audit-entries");
    const paths = [
      "",
      "/account",
      ...Object.keys(ownViews),
      ...collections.map((slug) => `/collections/${slug}`),
      ...Object.keys(globalAccess).map((slug) => `/globals/${slug}`),
    ].map((path) => `/admin${path}`);
    expect(await namesIn({ reader: staff, locale, paths, mayBeAbsent: true })).toEqual([]);
  });
}

test("no file for machines names the delivered house", async () => {
  const paths = [
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/icon.svg",
    ...locales.flatMap((locale) => [`/sitemap/${locale}.xml`, `/feeds/${locale}.xml`]),
    ...locales.map((locale) => `/api/search?q=montre&locale=${locale}`),
  ];
  expect(await namesIn({ reader: visitor, paths })).toEqual([]);
});
