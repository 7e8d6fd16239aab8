import type { Page } from "@playwright/test";
import sharp from "sharp";
import { AdminForm } from "./pages/admin-form";
import { signInAtAdmin } from "./pages/admin-desk";
import { expect, test } from "./shop-test";

/** A save shows within two seconds; the page itself takes its time on a busy machine. */
const soon = { timeout: 20_000 };

/** Shows everybody's page of a path, as it stands by now. */
async function expectShown(page: Page, address: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeAttached({ timeout: 1_000 });
  }).toPass(soon);
}

test("a banner shows until its last moment", async ({ browser, page: visitor, staffRole }) => {
  const text = `Atelier ouvert, ${staffRole}`;
  const page = await signInAtAdmin(browser, staffRole);
  const form = new AdminForm(page);
  await form.open("banners/create");
  await page.locator("#field-text").fill(text);
  await page.locator("#field-href").fill("/contact");
  await expect(page.locator("#field-href-standing")).toContainText("Page · ");
  await form.fillMoment("startsAt", "01/01/2026 10:00");
  await form.fillMoment("endsAt", "01/01/2099 10:00");
  await form.publish();
  await form.expectSaved();
  await expectShown(visitor, "/montres", text);
  await form.delete();
  await expect(async () => {
    await visitor.goto("/montres");
    await expect(visitor.getByText(text)).toHaveCount(0, { timeout: 1_000 });
  }).toPass(soon);
  await page.context().close();
});

test("a part goes from its layer to the configurator, and a list shows what it looks like", async ({
  browser,
  page: visitor,
  staffRole,
}) => {
  const key = `ESSAI-${staffRole.toUpperCase()}`;
  const page = await signInAtAdmin(browser, staffRole);
  const form = new AdminForm(page);
  // Nobody has drawn the same: a layer is known by its bytes.
  const shade = { r: Date.now() % 256, g: 120, b: 90, alpha: 0.5 };
  const drawn = sharp({ create: { width: 2000, height: 2000, channels: 4, background: shade } });
  await form.open("layers/create");
  const file = { name: `${key}.png`, mimeType: "image/png", buffer: await drawn.png().toBuffer() };
  await page.locator("input[type=file]").setInputFiles(file);
  await form.publish();
  await form.expectSaved();
  const layer = new URL(page.url()).pathname.replace("/admin/collections/", "");
  await form.open("rotors/create");
  await page.locator("#field-key").fill(key);
  await page.locator("#field-label").fill(`Rotor d’essai ${staffRole}`);
  await page.locator("#field-layer").getByRole("button", { name: "Choisir parmi les existant(e)s" }).click();
  await page.locator(".list-drawer").getByRole("button", { name: key }).first().click();
  await page.locator("#field-enabled").check();
  await form.publish();
  await form.expectSaved();
  await expectShown(visitor, "/configurator/catalogue/rotor", `Rotor d’essai ${staffRole}`);
  await page.goto("/admin/collections/rotors?limit=100");
  const row = page.getByRole("row", { name: `Rotor d’essai ${staffRole}` });
  const picture = row.locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await row.getByRole("link", { name: `Rotor d’essai ${staffRole}` }).click();
  await page.waitForURL(/\/rotors\/\d+/);
  await form.delete();
  await form.open(layer);
  await form.delete();
  await page.context().close();
});
