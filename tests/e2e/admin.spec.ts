import { signInAtAdmin } from "./pages/admin-desk";
import { pages } from "@/src/seed/content/pages";
import { expect, test } from "./shop-test";

test("the list of pages holds every page of a fresh shop", async ({ browser, staffRole }) => {
  const page = await signInAtAdmin(browser, staffRole);
  await page.goto("/admin/collections/pages?limit=100");
  await expect(page.locator("tbody tr").nth(pages.length - 1)).toBeVisible();
  await page.context().close();
});

test("a new page opens with its form, as a draft", async ({ browser, staffRole }) => {
  const page = await signInAtAdmin(browser, staffRole);
  await page.goto("/admin/collections/pages/create");
  await expect(page.locator("#field-title")).toBeVisible();
  await expect(page.getByText("Brouillon").first()).toBeVisible();
  await page.context().close();
});
