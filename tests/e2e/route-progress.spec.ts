import { localeHref } from "@/src/i18n/locale-href";
import { Shell } from "./pages/shell";
import { expect, test } from "./shop-test";

/** Milliseconds within which somebody who pressed a link must see that something goes on. */
const soon = 100;

declare global {
  interface Window {
    /** Milliseconds between a press and the line at the top, once it was seen. */
    lineAfter?: number;
  }
}

/** Measures in the page, frame by frame, when the line can be seen after the first press. */
const measureLine = () => {
  window.addEventListener(
    "click",
    () => {
      const pressed = performance.now();
      const look = (): void => {
        const line = document.querySelector("[data-running]");
        if (line && Number(getComputedStyle(line).opacity) > 0 && line.getBoundingClientRect().width > 0) {
          window.lineAfter = performance.now() - pressed;
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
};

test("a line at the top shows that the next page is on its way, until it is there", async ({ page }) => {
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
  await page.evaluate(measureLine);
  await shell.followNavigation("Montres");
  await expect(line).toBeAttached();
  await page.waitForFunction(() => window.lineAfter !== undefined);
  expect(await page.evaluate(() => window.lineAfter)).toBeLessThan(soon);
  letGo();
  await page.waitForURL(`**${localeHref("fr", "/montres")}`);
  await expect(line).toHaveCount(0);
});

test("the line goes when the page fails", async ({ page }) => {
  const shell = new Shell(page);
  await page.route(/[?&]_rsc=/, (route) => route.fulfill({ status: 500, body: "" }));
  await shell.open("/");
  await shell.followNavigation("Montres");
  // A page that can't be had by the router is loaded whole.
  await page.waitForURL("**/montres");
  await expect(page.locator("[data-running]")).toHaveCount(0);
});
