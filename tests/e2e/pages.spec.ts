import type { Page } from "@playwright/test";
import { languageTag, locales } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { shopUrl } from "./parts/addresses";
import { privatePaths, publicPaths } from "./parts/shop-paths";
import { ConfiguratorPage } from "./pages/configurator-page";
import { Shell } from "./pages/shell";
import { WatchPage } from "./pages/watch-page";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const get = (path: string, cookie = "") => fetch(shopUrl + path, { headers: { cookie } });

/** The language a page says it is in, from its HTML and without a script. */
const langOf = (html: string) => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? "";

for (const locale of locales) {
  test(`404 in ${locale} says so in its HTML`, async () => {
    const { common } = textsOf(locale);
    for (const path of [
      "/no-such-page",
      "/montres/distinction/NOPE",
      "/configurator/p/NOPE",
      "/produit/NOPE",
      "/montres/precommande/rien/2",
    ]) {
      const answer = await get(localeHref(locale, path));
      const html = await answer.text();
      expect([path, answer.status, langOf(html)]).toEqual([path, 404, languageTag(locale)]);
      // Data in scripts is not text of the page.
      expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).toContain(common("notFound.title"));
    }
  });
}

test("one message of the banner gives way to the next, again and again, but not while it is paused", async ({
  page,
}) => {
  const { common } = textsOf("fr");
  await page.goto("/");
  const banner = page.getByRole("complementary", { name: common("banner.label") });
  const shown = banner.locator("[data-shown]");
  /** The clock is set forward, close to the end of the wait. */
  const wait = async () => {
    await banner.evaluate((element) => {
      for (const clock of element.getAnimations({ subtree: true })) {
        const { currentIteration, duration, iterations } = clock.effect?.getComputedTiming() ?? {};
        if (iterations === Infinity && typeof duration === "number")
          clock.currentTime = duration * ((currentIteration ?? 0) + 0.98);
      }
    });
    await page.waitForTimeout(300);
    return shown.textContent();
  };
  const read = [await shown.textContent()];
  for (const turn of [1, 2]) {
    await expect.poll(wait).not.toBe(read[turn - 1]);
    read.push(await shown.textContent());
  }
  expect(new Set(read).size).toBe(3);
  await banner.getByRole("button", { name: common("banner.pause") }).click();
  await expect(banner.getByRole("button", { name: common("banner.resume") })).toBeVisible();
  const last = await shown.textContent();
  expect(await wait()).toBe(last);
});

test("the HTML of a page is the same for every visitor", async () => {
  const visitors = [
    "",
    "currency=USD; cart=BBBBBBBBBBBBBBBBBBBBBB; promo=ETE; NEXT_LOCALE=fr",
    "currency=JPY",
    `signed-in=1; customer=${"C".repeat(43)}`,
  ];
  for (const path of [...publicPaths, ...privatePaths]) {
    const { headers } = await get(path);
    // Parts rendered for each visit are not cached.
    if (privatePaths.includes(path) && headers.get("cache-control")?.includes("no-store")) continue;
    const pages = await Promise.all(visitors.map(async (cookie) => (await get(path, cookie)).text()));
    for (const html of pages) expect(html === pages[0], `${path} differs between visitors`).toBe(true);
  }
});

test("the cookie notice is shown until it is answered", async ({ browser }) => {
  for (const answer of ["accept", "refuse"] as const) {
    const context = await browser.newContext({ locale: "fr-FR" });
    const page = await context.newPage();
    const { common } = textsOf("fr");
    const notice = page.getByRole("region", { name: common("cookies.label") });
    await page.goto(`${shopUrl}/montres`);
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: common(`cookies.${answer}`) }).click();
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("consent"))).toBe(
      answer === "accept" ? "true" : null,
    );
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.getByRole("button", { name: common("footer.cookieChoice") }).click();
    await expect(notice).toBeVisible();
    await context.close();
  }
});

test("the promo banner shows the code, hides or removes it, and is not in the cart", async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: "promo", value: "ete", url: shopUrl }]);
  const { common } = textsOf("fr");
  const banner = page.getByRole("complementary", { name: common("promo.label") });
  await page.goto("/montres");
  await expect(banner).toContainText("ETE");
  await banner.getByRole("button", { name: common("promo.hide") }).click();
  await expect(banner).toBeHidden();
  await page.goto("/panier");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goto("/");
  await banner.getByRole("button", { name: common("promo.delete") }).click();
  await expect(banner).toBeHidden();
  expect((await context.cookies()).filter(({ name }) => name === "promo")).toEqual([]);
});

test.describe("by keyboard", () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

  test("the first tab stop leads to the content, the menu opens and closes", async ({ page }) => {
    const shell = new Shell(page);
    await shell.open("/montres");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(shell.texts.common("skip"));
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    const services = shell.banner.locator("summary");
    const entry = shell.banner.getByRole("link", { name: "Contact" });
    await services.focus();
    await page.keyboard.press("Enter");
    await expect(entry).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await expect(services).toBeFocused();
  });

  test("windows keep the focus, close by Escape and give it back", async ({ page }) => {
    const shell = new Shell(page);
    await shell.open("/montres");
    const opener = page.getByRole("button", { name: new RegExp(`^${shell.texts.common("locale.title")}`) });
    const modal = page.getByRole("dialog", { name: shell.texts.common("locale.title") });
    for (const [button, window] of [
      [opener, modal],
      [shell.cartButton, shell.drawer],
    ] as const) {
      await button.focus();
      await page.keyboard.press("Enter");
      // It opens at once with only its close button; its content is loading.
      await expect(window.getByRole("button").nth(1)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(window.locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(window).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test("options of the configurator are chosen with the arrows, undone and redone with Ctrl Z", async ({
    page,
  }) => {
    const configurator = new ConfiguratorPage(page);
    await configurator.open();
    await configurator.option("caseType", "SM").focus();
    await page.keyboard.press("ArrowRight");
    await expect(configurator.option("caseType", "FL")).toBeChecked();
    await configurator.expectParts({ case: "CAS-FL-si" });
    await page.keyboard.press("Control+z");
    await expect(configurator.option("caseType", "SM")).toBeChecked();
    await page.keyboard.press("Control+Shift+Z");
    await expect(configurator.option("caseType", "FL")).toBeChecked();
    await page.reload();
    await configurator.expectReady();
    await expect(configurator.option("caseType", "FL")).toBeChecked();
  });
});

test.describe("on a phone @phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu's links work and close it", async ({ page, expectAccessible }) => {
    const shell = new Shell(page);
    await shell.open("/");
    await page.getByRole("button", { name: shell.texts.common("nav.openMenu") }).tap();
    const menu = page.getByRole("dialog", { name: shell.texts.common("nav.menu") });
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole("link", { name: "Montres", exact: true }).tap();
    await page.waitForURL("**/montres");
    await expect(menu).toBeHidden();
  });

  test("nothing in the menu moves when its groups arrive; a line is shown by a watch", async ({
    page,
    expectAccessible,
  }) => {
    const shell = new Shell(page);
    let letThrough = () => {};
    const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/api/menu/**", async (route) => {
      await isLetThrough;
      await route.continue();
    });
    await shell.open("/");
    await page.getByRole("button", { name: shell.texts.common("nav.openMenu") }).tap();
    const menu = page.getByRole("dialog", { name: shell.texts.common("nav.menu") });
    const toggle = menu.getByRole("button", { name: `${shell.texts.common("nav.toggle")} Montres` });
    await expect(toggle).toBeDisabled();
    const places = () =>
      menu.getByRole("link").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    const before = await places();
    letThrough();
    await expect(toggle).toBeEnabled();
    expect(await places()).toEqual(before);
    await toggle.tap();
    await expect(menu.getByRole("link", { name: "Horizon", exact: true }).locator("img")).toBeVisible();
    await expectAccessible(page);
  });

  test("a watch is bought with the thumb", async ({ page, expectAccessible }) => {
    const watch = new WatchPage(page, "Distinction 01");
    await watch.open("/montres/distinction/DI01");
    const bar = page.getByRole("complementary", { name: watch.shell.texts.watch("buyNow") });
    await bar.getByRole("button").tap();
    await watch.shell.expectFilledDrawer();
    await expectAccessible(page);
  });

  test("every step of the configurator is in reach", async ({ page, expectAccessible }) => {
    const configurator = new ConfiguratorPage(page);
    await configurator.open();
    await expectAccessible(page);
    await configurator.choose("dial", "ART-WAVE");
    await configurator.choose("rotor", "WAVE-BL");
    await configurator.choose("warranty", "48_months");
    await expect(configurator.price).toContainText("670,00");
    await configurator.add.tap();
    await configurator.shell.expectFilledDrawer();
  });
});
