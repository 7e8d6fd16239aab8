import { pageAt } from "@/src/domain/content/pages/page-at";
import { maxSummaryLength } from "@/src/domain/content/summary";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { barePath, localeHref } from "@/src/i18n/locale-href";
import { shopUrl } from "./parts/addresses";
import { expect, test } from "./shop-test";

/** Limit of clicks of a visitor's search. */
const MAX_CLICKS = 3;

/** Concurrent requests: enough to keep the shop busy. */
const atOnce = 6;

const own = (address: string, locale: Locale) => localeHref(locale, barePath(address)) === address;

/** Addresses of a page's links within the shop and its language, without query and place. */
const linksOf = (html: string, page: string, locale: Locale) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)]
    .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), shopUrl + page))
    .filter(({ origin }) => origin === shopUrl)
    .map(({ pathname }) => pathname)
    .filter((path) => !/^\/(api|admin|feeds)\//.test(path) && own(path, locale));

interface Walk {
  /** Clicks from the home page, by address. */
  readonly clicks: ReadonlyMap<string, number>;
  readonly dead: readonly string[];
  readonly pages: ReadonlyMap<string, string>;
}

/** Follows every link from the home page, as a reader without a script does. */
async function walk(locale: Locale): Promise<Walk> {
  const home = localeHref(locale, "/");
  const clicks = new Map([[home, 0]]);
  const pages = new Map<string, string>();
  const dead: string[] = [];
  let next = [home];
  for (let depth = 1; next.length > 0; depth += 1) {
    const found = new Set<string>();
    for (let start = 0; start < next.length; start += atOnce) {
      const answers = next.slice(start, start + atOnce).map(async (path) => {
        const answer = await fetch(shopUrl + path);
        if (answer.status >= 400) dead.push(`${path}: ${answer.status}`);
        return [path, await answer.text()] as const;
      });
      for (const [path, html] of await Promise.all(answers)) {
        pages.set(path, html);
        for (const link of linksOf(html, path, locale)) if (!clicks.has(link)) found.add(link);
      }
    }
    for (const path of found) clicks.set(path, depth);
    // Pages beyond the limit of clicks are not read, unless they are indexed.
    next = depth > MAX_CLICKS ? [] : [...found];
  }
  return { clicks, dead, pages };
}

const listed = async (locale: Locale) => {
  const xml = await (await fetch(`${shopUrl}/sitemap/${locale}.xml`)).text();
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    path: new URL(/<loc>([^<]+)/.exec(entry)?.[1] ?? "").pathname,
    changed: /<lastmod>([^<]+)/.exec(entry)?.[1],
  }));
};

const contentOf = (html: string, name: string) => {
  const [tag = ""] = new RegExp(`<meta[^>]+(?:name|property)="${name}"[^>]*>`).exec(html) ?? [];
  return /content="([^"]*)"/.exec(tag)?.[1]?.replaceAll(/&[#a-z0-9]+;/g, "x") ?? "";
};

for (const locale of locales) {
  const title = `from home every page is found within ${MAX_CLICKS} clicks, and search engines read it whole: ${locale}`;
  test(title, locale === "fr" ? {} : { tag: "@deep" }, async () => {
    const { clicks, dead, pages } = await walk(locale);
    expect(dead).toEqual([]);
    const entries = await listed(locale);
    expect(entries.length).toBeGreaterThan(50);
    const far = entries.filter(({ path }) => (clicks.get(path) ?? Infinity) > MAX_CLICKS);
    expect(far).toEqual([]);
    // Pages of code change only with a release, and have no date.
    const undated = entries.filter(({ changed }) => !/^\d{4}-\d\d-\d\dT/.test(changed ?? ""));
    expect(undated.filter(({ path }) => !pageAt(barePath(path))?.isListed)).toEqual([]);
    for (const { path } of entries) {
      const html = pages.get(path) ?? "";
      const description = contentOf(html, "description");
      expect.soft(description.length, `${path}: description`).toBeGreaterThan(20);
      expect.soft(description.length, `${path}: description`).toBeLessThanOrEqual(maxSummaryLength);
      expect.soft(description, path).not.toMatch(/[\r\n]/);
      expect.soft(contentOf(html, "og:image"), `${path}: picture`).toMatch(/^https?:/);
      expect.soft(html, `${path}: structured data`).toContain('type="application/ld+json"');
      expect.soft(contentOf(html, "robots"), path).not.toContain("noindex");
    }
  });
}

test("old addresses of icon and sitemap answer", async () => {
  const icon = await fetch(`${shopUrl}/favicon.ico`);
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  const index = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  for (const locale of locales) expect(index).toContain(`/sitemap/${locale}.xml</loc>`);
});
