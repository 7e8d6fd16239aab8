import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { pages } from "@/src/seed/content/pages";
import { AdminPages } from "./pages/admin-pages";
import { holdScripts } from "./parts/hold-scripts";
import { expect, test } from "./shop-test";

test("the list of pages holds every page of a fresh shop", async ({ openAdmin, staffRole }) => {
  const page = await openAdmin(staffRole);
  await page.goto("/admin/collections/pages?limit=100");
  await expect(page.locator("tbody tr").nth(pages.length - 1)).toBeVisible();
});

test("a new page opens with its form, as a draft", async ({ openAdmin, staffRole }) => {
  const page = await openAdmin(staffRole);
  await page.goto("/admin/collections/pages/create");
  await expect(page.locator("#field-title")).toBeVisible();
  await expect(page.getByText("Brouillon").first()).toBeVisible();
});

const shiftTitle = "a page does not shift during hydration: a click is not missed";
test(shiftTitle, { tag: "@deep" }, async ({ page, staffRole }) => {
  await new AdminPages(page).signIn(staffRole);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const places = new Set<string>();
    Object.assign(globalThis, { places });
    const look = () => {
      const row = document.querySelector("tbody tr a");
      const main = document.querySelector(".template-default__wrap");
      if (row && main) places.add(`${Math.round(row.getBoundingClientRect().x)} in ${main.clientWidth}`);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/admin/collections/pages");
  const alive = page.locator(".template-default--nav-animate.template-default--nav-open");
  await expect(alive).toBeVisible({ timeout: 240_000 });
  expect(
    await page.evaluate(() => [...(globalThis as unknown as { places: Set<string> }).places]),
  ).toHaveLength(1);
});

test("a button is disabled until its script has loaded, and then takes the first click", async ({
  openAdmin,
  deskRole,
}) => {
  const { title } = adminMessagesIn("browser.giftCards", "fr").issue;
  const page = await openAdmin(deskRole);
  const letScriptsCome = await holdScripts(page);
  await page.goto("/admin/collections/gift-cards", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: title, exact: true });
  await expect(button).toHaveCSS("pointer-events", "none");
  // The page stands where it will stand, beside the menu.
  await expect(page.locator(".template-default")).toHaveCSS("grid-template-columns", /^[1-9]\d*px /);
  letScriptsCome();
  await button.click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
});
