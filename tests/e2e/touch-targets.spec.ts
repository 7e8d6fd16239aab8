import { privatePaths, publicPaths } from "./parts/shop-paths";
import { smallTargets } from "./parts/small-targets";
import { withoutPictures } from "./parts/without-pictures";
import { expect, test } from "./shop-test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("everything on a phone can be touched", { tag: "@deep" }, async ({ page }) => {
  await withoutPictures(page);
  for (const path of [...publicPaths, ...privatePaths]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeAttached();
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
});
