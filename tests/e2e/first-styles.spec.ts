import type { APIResponse, BrowserContext, Page } from "@playwright/test";
import { shopUrl } from "./parts/addresses";
import { expect, test } from "./shop-test";

const pages = [
  "/",
  "/jp",
  "/en/montres",
  "/montres/distinction/DI05",
  "/es/configurator",
  "/configurator/catalogue",
  "/panier",
  "/faq",
  "/contact",
  "/jp/notre-histoire",
  "/no-such-page",
];
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const looks = [
  {
    name: "in samples on a phone",
    size: phone,
    paths: ["/jp", "/montres/distinction/DI05", "/es/configurator"],
  },
  { name: "on a phone", size: phone, paths: pages, isDeep: true },
  { name: "on a desk", size: desk, paths: pages, isDeep: true },
];

/**
 * Turns sticky elements into static ones: under load a browser may give them their own layer, and letters are
 * placed on whole pixels of their layer.
 * @returns the classes of sticky elements
 */
const layDown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => getComputedStyle(element).position === "sticky")
      .map((element) => {
        element.style.position = "static";
        return element.className;
      }),
  );

/**
 * Displays an answer without resources that change its painting when they load: code, pictures, fonts and, on
 * request, sheets.
 */
async function openPainted(context: BrowserContext, answer: APIResponse, hasSheets: boolean) {
  const page = await context.newPage();
  await page.route("**/*", async (route) => {
    const kind = route.request().resourceType();
    // A failed picture is painted as its text: the request stays pending.
    if (kind === "image") return;
    if (kind === "document") await route.fulfill({ response: answer });
    else if (kind === "stylesheet" && hasSheets) await route.continue();
    else await route.abort();
  });
  await page.goto(answer.url(), { waitUntil: "domcontentloaded" });
  // All of it, wherever it lies.
  await page.evaluate(() => Reflect.deleteProperty(document.documentElement.dataset, "arriving"));
  return page;
}

for (const { name, size, paths, isDeep } of looks) {
  const title = `a page looks as it will before its sheets have come, ${name}`;
  test(title, isDeep ? { tag: "@deep" } : {}, async ({ browser }) => {
    const context = await browser.newContext({ viewport: size, reducedMotion: "reduce", baseURL: shopUrl });
    for (const path of paths) {
      // Both use the same answer: an editor may change the page in between.
      const answer = await context.request.get(path);
      const [early, late] = [
        await openPainted(context, answer, false),
        await openPainted(context, answer, true),
      ];
      const held = late.locator("link[data-awaited]");
      expect(await held.count(), path).toBeGreaterThan(0);
      await expect(late.locator('link[data-awaited]:not([media="all"])')).toHaveCount(0);
      expect(await layDown(late), path).toEqual(await layDown(early));
      const [first, then] = [
        await early.screenshot({ fullPage: true, animations: "disabled" }),
        await late.screenshot({ fullPage: true, animations: "disabled" }),
      ];
      expect.soft(first.equals(then), `${path} is painted the same`).toBe(true);
      await early.close();
      await late.close();
    }
    await context.close();
  });
}

test("a page reached by navigation loads no sheet again", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".css")) asked.push(request.url());
  });
  await page.goto("/");
  await expect(page.locator('link[data-awaited]:not([media="all"])')).toHaveCount(0);
  await page.locator('a[href="/montres"]:visible').first().click();
  await expect(page).toHaveURL(/\/montres$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length);
});
