import { ConfiguratorPage } from "./pages/configurator-page";
import { expect, test } from "./shop-test";

/** Widths of watches' pictures in the order of their requests; the address leaves out the default width. */
function watchWidths(page: ConfiguratorPage["page"], dial: string): number[] {
  const widths: number[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/configurator/image") && searchParams.get("dial") === dial)
      widths.push(Number(searchParams.get("w") ?? 1000));
  });
  return widths;
}

test.describe("on a screen of many dots", () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 1440, height: 900 } });

  test("a choice is seen in a width that is soon made, and sharp while the shopper stays with it", async ({
    page,
  }) => {
    const configurator = new ConfiguratorPage(page);
    await configurator.open();
    const widths = watchWidths(page, "ART-WAVE");
    await configurator.choose("dial", "ART-WAVE");
    await expect
      .poll(() => configurator.preview.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/dial=ART-WAVE&.*w=2000/);
    expect(widths).toEqual([1000, 2000]);
  });
});

test("prefetching beside a choice is aborted by the next one", async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open();
  await configurator.openStep("dial");
  // The shop takes its time over everything but the watch that is chosen.
  const ended: string[] = [];
  page.on("requestfailed", (request) => ended.push(new URL(request.url()).searchParams.get("dial") ?? ""));
  await page.route("**/api/configurator/image?**", async (route) => {
    const dial = new URL(route.request().url()).searchParams.get("dial");
    if (dial === "ART-WAVE") await route.continue();
  });
  const wish = page.waitForRequest((request) => request.url().includes("dial=DI-GR"));
  await configurator.option("dial", "DI-GR").hover();
  await wish;
  await configurator.option("dial", "ART-WAVE").check();
  await expect.poll(() => ended).toContain("DI-GR");
  await configurator.expectReady();
});
