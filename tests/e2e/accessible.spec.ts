import type { Page } from "@playwright/test";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { pageGroups } from "@/src/i18n/messages";
import { composeWatch } from "./parts/fill-cart";
import { privatePaths, publicPaths } from "./parts/shop-paths";
import { withoutPictures } from "./parts/without-pictures";
import { expect, test } from "./shop-test";

const paths = [...publicPaths, ...privatePaths, "/no-such-page"];

async function lookAt(
  page: Page,
  locale: Locale,
  looked: readonly string[],
  expectAccessible: (page: Page) => Promise<void>,
  isPhone = false,
): Promise<void> {
  await withoutPictures(page);
  const screen = isPhone ? phone : page.viewportSize();
  for (const path of looked) {
    if (screen) await page.setViewportSize(screen);
    await page.goto(localeHref(locale, path));
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expectAccessible(page);
    expect(await page.locator("body").innerText(), path).not.toMatch(messageKey);
    for (const width of narrowWidths) await expectNarrow(page, path, width);
  }
}

/**
 * Each page in one language and width, its neighbour, which often has the same layout, in the next; all
 * combinations would take half an hour and find the same.
 */
const seen = [
  ["jp", ""],
  ["fr", " @phone"],
  ["en", ""],
  ["es", " @phone"],
] as const;

/** Shown in place of a message that is missing or lacks an argument. */
const messageKey = new RegExp(`\\b(${pageGroups.join("|")})(\\.[a-z][A-Za-z]+)+\\b`);

/** Half of all phones are no wider. */
const phone = { width: 390, height: 844 };
/** px: that phone, and the narrowest supported screen. */
const narrowWidths = [phone.width, 320];

/** French words are long, Japanese ones do not break; pages must not scroll sideways. */
async function expectNarrow(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ ...phone, width });
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect([path, width, content]).toEqual([path, width, screen]);
}

for (const [turn, [locale, width]] of seen.entries()) {
  const title = `every page is accessible in ${locale}${width}`;
  test(title, { tag: "@deep" }, async ({ page, expectAccessible }) => {
    const share = paths.filter((_, place) => place % seen.length === turn);
    await lookAt(page, locale, share, expectAccessible, width !== "");
  });
}

/** One page of each layout: `npm test` looks at these, `npm run test:deep` at every page. */
const layouts = [
  "/",
  "/montres",
  "/montres/distinction/DI01",
  "/configurator",
  "/panier",
  "/faq",
  "/contact",
  "/carte-cadeaux",
  "/trouver-votre-montre",
  "/montres/precommande/distinction-horizon/1",
  "/recherche?q=bleu",
  "/auth",
  "/no-such-page",
];

for (const [turn, [locale, width]] of (
  [
    ["jp", ""],
    ["fr", " @phone"],
  ] as const
).entries()) {
  test(`each layout is accessible in ${locale}${width}`, async ({ page, expectAccessible }) => {
    const share = layouts.filter((_, place) => place % 2 === turn);
    await lookAt(page, locale, share, expectAccessible, width !== "");
  });
}

for (const locale of locales) {
  const title = `a shared watch is accessible in ${locale}`;
  test(title, locale === "fr" ? {} : { tag: "@deep" }, async ({ page, expectAccessible }) => {
    const { sku } = await composeWatch(page, { dial: "ART-WAVE" });
    await lookAt(page, locale, [`/configurator/p/${sku.split("-")[1]}`], expectAccessible);
  });
}
