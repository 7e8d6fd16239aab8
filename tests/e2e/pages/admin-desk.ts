import type { Browser, Page } from "@playwright/test";
import { accountOf, type StaffRole } from "@/tests/e2e/parts/staff";

/** Signs in by the admin's own form, in a browser of its own, in French. */
export async function signInAtAdmin(browser: Browser, role: StaffRole): Promise<Page> {
  const context = await browser.newContext({ locale: "fr-FR" });
  const page = await context.newPage();
  const { email, password } = accountOf(role);
  await page.goto("/admin/login");
  await page.locator("#field-email").fill(email);
  await page.locator("#field-password").fill(password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/\/admin$/);
  return page;
}
