import type { Page } from "@playwright/test";
import { drawingArguments, findBrowser } from "@/scripts/parts/browser.mjs";
import { Viewer3d } from "./pages/viewer-3d";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const executablePath = findBrowser();
test.use({
  launchOptions: { ...(executablePath && { executablePath }), args: drawingArguments },
  contextOptions: { reducedMotion: "no-preference" },
});

const isModel = (url: string) => url.includes("/api/configurator/model");

/**
 * Drags to the left by 24 px, which alone would keep the watch in front, and releases. The rest depends on the
 * speed, so each event has its own timestamp: a busy machine handles them late.
 */
async function throwFrom(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000 - 1;
  const events = [
    ["mousePressed", 0, 0],
    ["mouseMoved", 8, 0.02],
    ["mouseMoved", 16, 0.04],
    ["mouseMoved", 24, 0.06],
    ["mouseReleased", 24, 0.07],
  ] as const;
  for (const [type, drawn, after] of events)
    await session.send("Input.dispatchMouseEvent", {
      type,
      x: x - drawn,
      y,
      button: "left",
      buttons: type === "mouseReleased" ? 0 : 1,
      clickCount: type === "mouseMoved" ? 0 : 1,
      timestamp: begun + after,
    });
}

test(
  "a thrown watch goes on turning, comes to rest, and is then drawn sharply",
  { tag: "@deep" },
  async ({ page, expectAccessible }) => {
    await page.goto("/montres/distinction/DI01");
    const view = new Viewer3d(page);
    await view.open();
    const box = (await view.surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await throwFrom(page, box.x + box.width / 2, box.y + box.height / 2);
    await expect(view.said).toHaveText(/^De trois quarts\. /);
    const canvas = view.surface.locator("canvas");
    const share = () =>
      canvas.evaluate((drawn: HTMLCanvasElement) => drawn.width / (drawn.clientWidth * devicePixelRatio));
    await expect.poll(share).toBeCloseTo(1, 1);
    await expectAccessible(page);
    await view.view("front").click();
    await expect(view.said).toHaveText(/^De face\. /);
  },
);

const composing = "/collections/custom";
const calm = {
  pause: textsOf("fr").turning("calm.pause"),
  resume: textsOf("fr").turning("calm.resume"),
};
/** Makes the page treat the processor as a graphics card. */
const pretendGraphics = `{
  const ask = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === 0x9246 ? "A graphics card" : ask.call(this, name);
  };
}`;

test(
  "the watch of the page about composing turns by itself, and can be stopped",
  { tag: "@deep" },
  async ({ page, expectAccessible }) => {
    // The processor draws nevertheless: half of the usual surface.
    await page.setViewportSize({ width: 960, height: 600 });
    await page.addInitScript(pretendGraphics);
    await page.goto(composing);
    const pause = page.getByRole("button", { name: calm.pause });
    await pause.click();
    await expect(page.getByRole("button", { name: calm.resume })).toBeVisible();
    const hero = page.locator("[data-composed]").first();
    let before = await hero.screenshot();
    await expect(async () => {
      const now = await hero.screenshot();
      const isStill = now.equals(before);
      before = now;
      expect(isStill).toBe(true);
    }).toPass();
    await page.getByRole("button", { name: calm.resume }).click();
    await expect(async () => expect((await hero.screenshot()).equals(before)).toBe(false)).toPass();
    // A change to reduced motion is respected: it stands still until it is started again.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.getByRole("button", { name: calm.resume })).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.getByRole("button", { name: calm.resume })).toBeVisible();
  },
);

test("it does not turn where the processor would draw it", { tag: "@deep" }, async ({ page }) => {
  const models: string[] = [];
  page.on("request", (request) => isModel(request.url()) && models.push(request.url()));
  await page.goto(composing, { waitUntil: "networkidle" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole("button", { name: calm.pause })).toHaveCount(0);
  expect(models).toEqual([]);
});

test("nor with reduced motion", { tag: "@deep" }, async ({ page }) => {
  const models: string[] = [];
  page.on("request", (request) => isModel(request.url()) && models.push(request.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(pretendGraphics);
  await page.goto(composing, { waitUntil: "networkidle" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole("button", { name: calm.pause })).toHaveCount(0);
  expect(models).toEqual([]);
});
