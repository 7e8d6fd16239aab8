import { shopUrl } from "./parts/addresses";
import { signInAtAdmin } from "./pages/admin-desk";
import { expect, test } from "./shop-test";

/** Lists that a fresh shop has nothing for. */
const emptyAtFirst =
  /\/(orders|payments|mails|carts|gift-cards|requests|customer-reviews|pre-orders|customers|subscribers|affiliates|saved-watches|bespoke-watches|webhook-events|promo-codes|newsletters|order-notes|credit-notes|price-batches|price-changes|stock-items|stock-movements|stock-notices|translation-notes|day-figures|users|media|redirects|payload-.*)$/;

/** The menu is walked in parts, so that each has time enough on a slow machine. */
const parts = [0, 1, 2, 3];

for (const part of parts) {
  test(`every list opens filled, every form opens, nothing is asked of anybody else: part ${part + 1}`, async ({
    browser,
    staffRole,
  }) => {
    const page = await signInAtAdmin(browser, staffRole);
    const foreign: string[] = [];
    const broken: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== shopUrl) foreign.push(request.url());
    });
    page.on("pageerror", (error) => broken.push(`${page.url()}: ${String(error)}`));
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) broken.push(`${page.url()}: ${message.text()}`);
    });
    page.on("response", (answer) => {
      if (answer.status() >= 500) broken.push(`${answer.url()}: ${answer.status()}`);
    });
    const links = await page
      .locator("nav a[href*='/admin/collections/'], nav a[href*='/admin/globals/']")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(30);
    for (const link of links.filter((_, place) => place % parts.length === part)) {
      await page.goto(link);
      if (link.includes("/globals/")) {
        await expect(page.locator("form").first(), link).toBeVisible();
        continue;
      }
      await expect(page.locator(".collection-list").first(), link).toBeVisible();
      if (!emptyAtFirst.test(link)) await expect(page.locator("tbody tr").first(), link).toBeVisible();
      if ((await page.locator(".list-header a[href$='/create']").count()) === 0) continue;
      await page.goto(`${link}/create`);
      await expect(
        page.locator("form.collection-edit__form .field-type, form input[type=email]").first(),
        link,
      ).toBeVisible();
    }
    expect(foreign).toEqual([]);
    expect(broken).toEqual([]);
    await page.context().close();
  });
}
