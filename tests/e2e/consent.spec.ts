import type { Browser, Locator, Page } from "@playwright/test";
import { shopUrl } from "./parts/addresses";
import { watchTraffic } from "./parts/watch-traffic";
import { WatchPage } from "./pages/watch-page";
import { expect, test } from "./shop-test";

/** Necessary cookies. Source: the page on cookies. */
const necessary = ["cart", "promo", "currency", "NEXT_LOCALE", "customer", "signed-in", "sign-in"];

const nothing = { figures: [], foreign: [], pixel: [] };

const pages = ["/", "/montres/distinction/DI05", "/carte-cadeaux", "/configurator", "/contact", "/panier"];

const secrets = [
  "/commandes/AAAAAAAAAAAAAAAAAAAAAA",
  "/merci/AAAAAAAAAAAAAAAAAAAAAA",
  "/commandes/avis/AAAAAAAAAAAAAAAA",
  "/carte-cadeaux/AAAA-BBBB-CCCC",
  "/account",
  "/auth",
  "/newsletter/confirmation?token=AAAA",
  "/montres?token=AAAA",
];

/** A browser without an answer to the notice. */
async function visitor(browser: Browser) {
  const context = await browser.newContext({ baseURL: shopUrl, locale: "fr-FR" });
  const traffic = await watchTraffic(context);
  const page = await context.newPage();
  const watch = new WatchPage(page, "Distinction 05");
  const { shell } = watch;
  const answer = (name: "accept" | "refuse") =>
    page
      .getByRole("region", { name: shell.texts.common("cookies.label") })
      .getByRole("button", { name: shell.texts.common(`cookies.${name}`), exact: true })
      .click();
  const strangeCookies = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => !necessary.includes(name));
  return { context, traffic, page, watch, shell, answer, strangeCookies };
}

/** Waits until the page is idle, so that an unwanted request would have been made. */
const settle = (page: Page) => page.waitForLoadState("networkidle");

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ marketer }) => {
  await marketer.change("globals/shop-settings", {
    tracking: { pixelId: "1234567890", instalmentKey: "pk_test_only_for_tests" },
  });
  // The proxy reads the settings every second.
  await expect(async () => {
    const { headers } = await fetch(shopUrl);
    expect(headers.get("content-security-policy")).toContain("https://connect.facebook.net");
  }).toPass();
});

test.afterAll(async ({ marketer }) => {
  await marketer.change("globals/shop-settings", { tracking: { pixelId: "", instalmentKey: "" } });
});

test("before an answer, and after a refusal, nothing is measured and no third party is requested", async ({
  browser,
}) => {
  const { context, traffic, page, watch, shell, answer, strangeCookies } = await visitor(browser);
  const walk = async (paths: readonly string[]) => {
    for (const path of paths) await page.goto(path, { waitUntil: "load" });
    await shell.open("/montres/distinction/DI05?utm_source=journal");
    await watch.addToCart();
    await page.keyboard.press("Escape");
    await shell.followNavigation("Montres");
    await page.waitForURL("**/montres");
    await shell.choose({ locale: "en" });
    await page.waitForURL("**/en/montres");
    await settle(page);
  };
  await walk(pages);
  expect(traffic.take()).toEqual(nothing);
  expect(await strangeCookies()).toEqual([]);

  // With English chosen, the visitor would be redirected there.
  await context.clearCookies({ name: "NEXT_LOCALE" });
  await page.goto("/");
  await answer("refuse");
  await walk(pages.slice(0, 3));
  expect(traffic.take()).toEqual(nothing);
  expect(await strangeCookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["consent-refused"]);
  await context.close();
});

test("after Accept exactly what the specification names, until it is withdrawn", async ({ browser }) => {
  const { context, traffic, page, watch, shell, answer, strangeCookies } = await visitor(browser);
  const seen = (part: "figures" | "pixel") => expect.poll(() => traffic[part]);

  await shell.open("/montres/distinction/DI05?utm_source=journal&utm_medium=annonce");
  await answer("accept");
  await seen("figures").toEqual([
    '/api/analytics/insert {"path":"/montres/distinction/DI05","locale":"fr"}',
    '/api/pi {"u":"/montres/distinction/DI0"}',
    '/api/c {"locale":"fr","source":"journal","medium":"annonce","campaign":""}',
  ]);
  await seen("pixel").toEqual(["PageView"]);

  await watch.addToCart();
  await expect(shell.drawer).toContainText(
    /message pk_test_only_for_tests paymentMethodMessaging fr \d+ EUR FR/,
  );
  await seen("pixel").toEqual([
    "PageView",
    expect.stringMatching(
      /^AddToCart \{"content_ids":\["DI05"\],"content_type":"product","value":[\d.]+,"currency":"EUR"\}$/,
    ),
  ]);
  await page.keyboard.press("Escape");
  traffic.take();

  await shell.followNavigation("Montres");
  await page.waitForURL("**/montres");
  await seen("figures").toEqual(['/api/analytics/insert {"path":"/montres","locale":"fr"}']);
  await seen("pixel").toEqual(["PageView"]);
  expect(await strangeCookies()).toEqual(["_fbp", "__stripe_mid"]);
  traffic.take();

  // Opening a secret page unloads all third-party scripts.
  await page
    .getByRole("banner")
    .getByRole("link", { name: shell.texts.common("nav.signIn") })
    .click();
  await page.waitForURL("**/auth");
  await settle(page);
  expect(await page.evaluate(() => "fbq" in window)).toBe(false);
  for (const path of secrets) await page.goto(path);
  await settle(page);
  expect(traffic.take()).toEqual(nothing);

  await shell.open("/faq");
  await seen("pixel").toEqual(["PageView"]);
  await page.getByRole("button", { name: shell.texts.common("footer.cookieChoice") }).click();
  await expect(page.getByRole("region", { name: shell.texts.common("cookies.label") })).toBeVisible();
  await expect.poll(strangeCookies).toEqual([]);
  await settle(page);
  traffic.take();
  await shell.open("/");
  await page.goto("/montres/reminiscence");
  await settle(page);
  expect(traffic.take()).toEqual(nothing);
  expect(await strangeCookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await context.close();
});

/** The elements it covers. */
const coveredBy = (over: Locator, selector: string): Promise<readonly string[]> =>
  over.evaluate((element, wanted) => {
    const bounds = element.getBoundingClientRect();
    return [...document.querySelectorAll(wanted)].flatMap((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const meets =
        left < bounds.right &&
        right > bounds.left &&
        top < bounds.bottom &&
        bottom > bounds.top &&
        right > left;
      return meets ? [other.textContent] : [];
    });
  }, selector);

test("the notice covers neither the first words nor a table of contents", async ({ browser }) => {
  const { context, page, shell } = await visitor(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [
    "/",
    "/philosophie",
    "/services/creation-sur-mesure",
    "/newsletter",
    "/faq",
    "/conditions-generales",
  ]) {
    await page.goto(path);
    const notice = page.getByRole("region", { name: shell.texts.common("cookies.label") });
    await expect(notice).toBeVisible();
    const first = "main h1, main h1 ~ div p, main h1 ~ div a, main h1 ~ a, main nav a";
    // The page makes room for the notice once it has measured it.
    await expect
      .poll(async () => ({ path, covered: await coveredBy(notice, first) }))
      .toEqual({ path, covered: [] });
  }
  await context.close();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`in the configurator, ${width} px wide, the notice lies over nothing that can be pressed`, async ({
    browser,
  }) => {
    const { context, page, shell } = await visitor(browser);
    await page.setViewportSize({ width, height });
    await page.goto("/configurator");
    const notice = page.getByRole("region", { name: shell.texts.common("cookies.label") });
    await expect(notice).toBeVisible();
    // Scrolling content moves out from under it; the steps, the views, the price and the way to the cart are fixed.
    const fixed = "main nav a, main nav button, [data-stage] button, [data-buy-bar] button";
    await expect.poll(() => coveredBy(notice, fixed)).toEqual([]);
    await context.close();
  });
