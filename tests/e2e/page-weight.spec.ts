import { locales } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { shopUrl } from "./parts/addresses";
import { privatePaths, publicPaths } from "./parts/shop-paths";
import { expect, test } from "./shop-test";

/**
 * Bytes of a page's HTML before compression, and of the inlined rules for its first paint. Sources:
 * decision 0052, decision 0101.
 */
const limits = { home: 74_000, page: 120_000, styles: 45_000 } as const;

/** Those rules, and the code that loads their sheets. */
const firstStyles =
  /<style>[\s\S]*?<\/style>|<noscript><link\b[^>]*><\/noscript>|<link rel="preload" as="style"[^>]*>/g;

/** The long lists, as far as they go. */
const longLists = [
  "/configurator/catalogue/hands",
  "/configurator/catalogue/strapColor",
  "/configurator/catalogue/strapColor/2",
  "/configurator/catalogue?q=a",
  "/montres?ligne=distinction",
];

test("no page is larger than it has to be", { tag: "@deep" }, async () => {
  for (const locale of locales) {
    for (const path of [...publicPaths, ...privatePaths, ...longLists]) {
      const address = localeHref(locale, path);
      const html = await (await fetch(shopUrl + address)).text();
      const words = html.replaceAll(firstStyles, "");
      const limit = path === "/" ? limits.home : limits.page;
      expect.soft(Buffer.byteLength(words), `bytes of ${address}`).toBeLessThanOrEqual(limit);
      const styles = html.length - words.length;
      expect.soft(styles, `bytes of styles of ${address}`).toBeLessThanOrEqual(limits.styles);
      expect.soft(styles, `bytes of styles of ${address}`).toBeGreaterThan(0);
    }
  }
});

test("every part of the configurator is on a page of its group, linked from other pages", async () => {
  const hrefs = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, href = ""]) => href);
  const htmlOf = async (path: string) => (await fetch(shopUrl + path)).text();
  const overview = await htmlOf("/configurator/catalogue");
  const [count = "0"] = /\d+(?=(<!-- -->)? pièces)/.exec(overview) ?? [];
  const options = new Set(hrefs(overview, /<a\b[^>]*href="(\/configurator\?[^"]+)"/g));
  const groups = new Set(hrefs(overview, /<a\b[^>]*href="(\/configurator\/catalogue\/\w+)"/g));
  expect(groups.size).toBeGreaterThan(2);
  for (const group of groups) {
    for (let page: string | undefined = group; page;) {
      const html: string = await htmlOf(page);
      for (const option of hrefs(html, /<a\b[^>]*href="(\/configurator\?[^"]+)"/g)) options.add(option);
      [, page] = /<a\b(?=[^>]*rel="next")[^>]*href="([^"]+)"/.exec(html) ?? [];
    }
  }
  expect(options.size).toBe(Number(count));
});

test("React and Next are compiled while they come, the code of single pages when it is called", async () => {
  const html = await (await fetch(shopUrl)).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = ""]) => new URL(src, shopUrl));
  const codes = await Promise.all(scripts.map(async (src) => (await fetch(src)).text()));
  const marked = codes.filter((code) => code.startsWith("//# allFunctionsCalledOnLoad\n"));
  expect(marked.join("")).toContain("hydrateRoot");
  expect(marked.length).toBeLessThan(codes.length);
});

/**
 * They are loaded after the first paint, but browsers request at most six files at a time from a server without
 * HTTP/2.
 */
test("few sheets are loaded, and none before the first paint", async () => {
  const most = { "/": 4, "/montres": 4, "/montres/distinction/DI05": 4, "/configurator": 5, "/panier": 5 };
  for (const locale of locales) {
    for (const [path, sheets] of Object.entries(most)) {
      const address = localeHref(locale, path);
      const html = await (await fetch(shopUrl + address)).text();
      const withScript = html.replaceAll(/<noscript>.*?<\/noscript>/g, "");
      const asked = withScript.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
      expect
        .soft(
          asked.filter((link) => !link.includes('media="not all"')),
          address,
        )
        .toEqual([]);
      expect.soft(asked.length, `sheets of ${address}`).toBeLessThanOrEqual(sheets);
      expect.soft(asked.length, `sheets of ${address}`).toBeGreaterThan(0);
    }
  }
});
