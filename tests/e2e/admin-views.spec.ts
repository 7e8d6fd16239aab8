import type { Page } from "@playwright/test";
import { ownViews } from "@/src/admin/own-views";
import { findViolations } from "./parts/axe";
import { expect, test } from "./shop-test";

/** Views of the shop's own in the admin, as an administrator has all of them; a build sheet needs an order. */
const views = Object.keys(ownViews).filter((path) => path !== "/build-sheet");

/** Everything in the view that can be reached, in the order of the page. */
const reachable =
  "a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), summary";

/** Walks through the view with the tab key; returns the controls that were not reached. */
async function unreachedByKeyboard(page: Page): Promise<readonly string[]> {
  const wanted = await page
    .locator("main")
    .locator(reachable)
    .evaluateAll((found) => {
      const shown = found.filter((element) => element.checkVisibility() && !element.closest("[inert]"));
      shown.forEach((element, place) => element.setAttribute("data-place", String(place)));
      return shown.length;
    });
  await page.locator("main").evaluate((main) => {
    main.setAttribute("tabindex", "-1");
    main.focus();
  });
  const reached = new Set<string>();
  let presses = 0;
  // Of a page that is previewed in a frame every link has its turn: 2 000 presses are more than five pages have.
  for (let turn = 0; turn < 2_000 && presses < wanted + 5 && reached.size < Math.min(wanted, 60); turn += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => ({
      place: document.activeElement?.getAttribute("data-place") ?? null,
      isFrame: document.activeElement?.tagName === "IFRAME",
    }));
    if (focused.place !== null) reached.add(focused.place);
    if (!focused.isFrame) presses += 1;
  }
  return page.locator("main [data-place]").evaluateAll(
    (found, seen) =>
      found
        .slice(0, 60)
        .filter((element) => !seen.includes(element.getAttribute("data-place") ?? ""))
        // Of radio buttons of one name the tab key reaches one.
        .filter((element) => element.getAttribute("type") !== "radio")
        .map((element) => element.outerHTML.slice(0, 160)),
    [...reached],
  );
}

const menuTitle = "the menu stays open beside the page, and is shut where it would lie over it";
test(menuTitle, { tag: "@deep" }, async ({ openAdmin, staffRole }) => {
  const page = await openAdmin(staffRole);
  for (const [width, isOpen] of [
    [1440, true],
    [1100, true],
    [1024, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/admin");
    await expect(page.locator(".nav--nav-hydrated"), `${width} px`).toHaveCount(1);
    await expect(page.locator(".nav--nav-open"), `${width} px`).toHaveCount(isOpen ? 1 : 0);
  }
});

test(
  "each view of the admin is the same for eye, ear and keyboard, on a desk and on a phone",
  { tag: "@deep" },
  async ({ openAdmin }) => {
    const page = await openAdmin("admin");
    for (const view of views) {
      await test.step(view, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(`/admin${view}`);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
        expect(await findViolations(page, { within: "main" })).toEqual([]);
        expect(await unreachedByKeyboard(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        // The menu beside the page is shut on the way to this width.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(390);
      });
    }
  },
);
