import { localeHref } from "@/src/i18n/locale-href";
import { Shell } from "./pages/shell";
import { expect, test } from "./shop-test";

test("a line at the top shows that the next page is loading, until it is there", async ({ page }) => {
  const shell = new Shell(page);
  const line = page.locator("[data-running]");
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/[?&]_rsc=/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await shell.open("/");
  await shell.followNavigation("Montres");
  await expect(line).toBeVisible();
  await expect
    .poll(() => line.evaluate((shown) => Number(getComputedStyle(shown).opacity)))
    .toBeGreaterThan(0);
  letGo();
  await page.waitForURL(`**${localeHref("fr", "/montres")}`);
  await expect(line).toHaveCount(0);
});

test("the line disappears when the page fails", async ({ page }) => {
  const shell = new Shell(page);
  await page.route(/[?&]_rsc=/, (route) => route.fulfill({ status: 500, body: "" }));
  await shell.open("/");
  await shell.followNavigation("Montres");
  // A page that can't be had by the router is loaded whole.
  await page.waitForURL("**/montres");
  await expect(page.locator("[data-running]")).toHaveCount(0);
});
