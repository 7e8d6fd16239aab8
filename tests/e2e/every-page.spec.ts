import type { Page } from "@playwright/test";
import { languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { shopUrl } from "./parts/addresses";
import { privatePaths, publicPaths } from "./parts/shop-paths";
import { shopSettings } from "@/src/seed/content/settings";
import { expect, test } from "./shop-test";

/** Metadata of a page, and every text of its content with its marked language. */
interface Reading {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** Where search engines are sent. */
  readonly canonical: string;
  readonly hreflang: readonly string[];
  readonly headings: number;
  readonly texts: readonly { readonly text: string; readonly lang: string }[];
}

/** Reads a page from its HTML alone, as search engines do: scripts and pictures say nothing about its words. */
const read = (page: Page, html: string): Promise<Reading> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const walker = parsed.createTreeWalker(parsed.querySelector("main") ?? parsed.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; lang: string }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? "";
      if (!parent || words === "" || parent.closest("script, style, noscript, template")) continue;
      texts.push({ text: words, lang: parent.closest("[lang]")?.getAttribute("lang") ?? "" });
    }
    const link = (selector: string) => [...parsed.querySelectorAll<HTMLLinkElement>(selector)];
    return {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      description: parsed.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
      canonical: link('link[rel="canonical"]')[0]?.href ?? "",
      hreflang: link('link[rel="alternate"][hreflang]').map(({ hreflang }) => hreflang),
      headings: parsed.querySelectorAll("h1").length,
      texts,
    };
  }, html);

/** The owner's data in the language of the company's register: name, address, publisher. */
const facts = Object.values(shopSettings.company).flatMap((fact) => fact.split("\n"));
const isFact = (text: string) => facts.some((fact) => fact !== "" && text.includes(fact));

/** A sentence long enough that two languages can't share it by chance. */
const isSentence = (text: string) => text.length > 30 && /\s/.test(text) && !/^[\d\s.,/×·–-]+$/.test(text);

/** A key of the interface's texts that has no text. */
const isBareKey = (text: string) => !text.startsWith("www.") && /^[a-z][A-Za-z]+(\.[a-zA-Z-]+)+$/.test(text);

/** Concurrent requests: enough to keep the shop busy. */
const atOnce = 6;

async function readAll(page: Page, locale: Locale): Promise<ReadonlyMap<string, Reading>> {
  const readings = new Map<string, Reading>();
  for (let start = 0; start < publicPaths.length; start += atOnce) {
    const answers = publicPaths.slice(start, start + atOnce).map(async (path) => {
      const answer = await fetch(shopUrl + localeHref(locale, path));
      return { path, status: answer.status, html: await answer.text() };
    });
    for (const { path, status, html } of await Promise.all(answers)) {
      expect([path, status]).toEqual([path, 200]);
      readings.set(path, await read(page, html));
    }
  }
  return readings;
}

test("every public page exists in every language and says so", { tag: "@deep" }, async ({ page }) => {
  const french = await readAll(page, "fr");
  for (const locale of locales) {
    const readings = locale === "fr" ? french : await readAll(page, locale);
    const titles = new Map<string, string>();
    for (const [path, { lang, title, description, canonical, hreflang, headings, texts }] of readings) {
      const where = localeHref(locale, path);
      expect.soft([where, lang, headings]).toEqual([where, languageTag(locale), 1]);
      expect
        .soft([where, [...hreflang].toSorted()])
        .toEqual([where, [...locales.map(languageTag), "x-default"].toSorted()]);
      expect.soft(description.length, `${where}: description`).toBeGreaterThan(20);
      // A line of one watch is that watch's page: two addresses, one page to search engines.
      expect
        .soft(titles.get(title) ?? canonical, `${where} has the title of another page: ${title}`)
        .toBe(canonical);
      titles.set(title, canonical);
      expect
        .soft(
          texts.filter(({ text }) => isBareKey(text)),
          `${where}: texts missing`,
        )
        .toEqual([]);
      if (locale === "fr") continue;
      const inFrench = new Set(french.get(path)?.texts.map(({ text }) => text));
      const byAccident = texts.filter(
        ({ text, lang: marked }) =>
          marked !== "fr" && isSentence(text) && inFrench.has(text) && !isFact(text),
      );
      expect.soft(byAccident, `${where}: French by accident`).toEqual([]);
    }
  }
});

test("pages of one shopper stay out of search engines", async () => {
  for (const path of privatePaths) {
    const html = await (await fetch(shopUrl + path)).text();
    expect(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1], path).toContain("noindex");
  }
});

test("sitemaps list the public pages, in their languages, and robots name them", async () => {
  const robots = await (await fetch(`${shopUrl}/robots.txt`)).text();
  for (const locale of locales) {
    expect(robots).toContain(`/sitemap/${locale}.xml`);
    const xml = await (await fetch(`${shopUrl}/sitemap/${locale}.xml`)).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of ["/", "/montres", "/montres/distinction/DI01", "/faq", "/configurator"]) {
      expect(listed).toContain(localeHref(locale, path));
    }
    for (const path of privatePaths) expect(listed).not.toContain(localeHref(locale, path));
  }
});

test("feeds name every watch on sale with its price and a picture that answers", async () => {
  for (const locale of locales) {
    const answer = await fetch(`${shopUrl}/feeds/${locale}.xml`);
    expect([locale, answer.status]).toEqual([locale, 200]);
    const xml = await answer.text();
    expect(xml.match(/<item>/g)?.length).toBeGreaterThan(10);
    expect(xml).toContain("<g:id>DI0136</g:id>");
    expect(xml).toMatch(/<g:price>\d+\.\d{2} EUR<\/g:price>/);
    const table = await fetch(`${shopUrl}/feeds/${locale}.tsv`);
    expect(table.headers.get("content-type")).toBe("text/tab-separated-values; charset=utf-8");
    expect((await table.text()).match(/\n/g)?.length).toBe((xml.match(/<item>/g)?.length ?? 0) + 1);
  }
});

test("a watch page has structured data of its products", async ({ page }) => {
  await page.goto("/montres/distinction/DI01", { waitUntil: "domcontentloaded" });
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  const parsed = things.map((thing) => JSON.parse(thing) as Record<string, unknown>);
  const product = parsed.find((thing) => thing["@type"] === "Product");
  expect(product).toMatchObject({ sku: "DI01", brand: { name: "Atelier Valcour" } });
  expect(JSON.stringify(product)).toContain('"priceCurrency":"EUR"');
  expect(parsed.map((thing) => thing["@type"])).toContain("BreadcrumbList");
});
