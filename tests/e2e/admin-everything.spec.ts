import { watchForFailures } from "./parts/page-failures";
import { expect, test } from "./shop-test";

/** Lists that a fresh shop has nothing for. */
const emptyAtFirst =
  /\/(orders|payments|mails|carts|gift-cards|requests|customer-reviews|pre-orders|customers|subscribers|affiliates|saved-watches|bespoke-watches|webhook-events|promo-codes|newsletters|order-notes|credit-notes|price-batches|price-changes|catalogue-imports|stock-items|stock-movements|stock-notices|translation-notes|day-figures|users|media|redirects|payload-.*)$/;

/** The menu is walked in parts, so that each has time enough on a slow machine. */
const parts = [0, 1];

for (const part of parts) {
  const title = `every list opens filled, every setting opens: part ${part + 1}`;
  test(title, { tag: "@deep" }, async ({ openAdmin, staffRole }) => {
    const page = await openAdmin(staffRole);
    const failures = watchForFailures(page);
    await page.goto("/admin");
    const links = await page
      .locator("nav a[href*='/admin/collections/'], nav a[href*='/admin/globals/']")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(30);
    for (const link of links.filter((_, place) => place % parts.length === part)) {
      // Navigates by the menu's links, folded or not: a full page load takes three times as long.
      await page.locator(`nav a[href="${link}"]`).first().dispatchEvent("click");
      await page.waitForURL(({ pathname }) => pathname === link);
      if (link.includes("/globals/")) {
        await expect(page.locator("form").first(), link).toBeVisible();
        continue;
      }
      await expect(page.locator(".collection-list").first(), link).toBeVisible();
      if (!emptyAtFirst.test(link)) await expect(page.locator("tbody tr").first(), link).toBeVisible();
    }
    expect(failures).toEqual([]);
  });
}
