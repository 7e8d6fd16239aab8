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
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/**
 * Lets what sticks lie where it stands: a browser under strain gives it a layer of its own sooner or later, and
 * letters stand on whole pixels of their layer.
 *
 * @returns the classes of what sticks
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

/** An answer as a page, without what would change how it is painted when it comes: code, pictures, letters and, where asked, sheets. */
async function openPainted(context: BrowserContext, answer: APIResponse, hasSheets: boolean) {
  const page = await context.newPage();
  await page.route("**/*", async (route) => {
    const kind = route.request().resourceType();
    // A picture that has failed is painted as its words: it stays on its way.
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

for (const size of sizes)
  test(`a page looks as it will before its sheets have come, ${size.width} px`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: size, reducedMotion: "reduce", baseURL: shopUrl });
    for (const path of pages) {
      // Both are the same answer: somebody may edit the page in between.
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

test("a page that is gone on to asks for no sheet again", async ({ page }) => {
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
