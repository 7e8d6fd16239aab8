import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { AdminForm } from "./pages/admin-form";
import { signInAtAdmin } from "./pages/admin-desk";
import { expect, test } from "./shop-test";

/** A save shows within two seconds; the page itself takes its time on a busy machine. */
const soon = { timeout: 20_000 };

const words: Readonly<Record<Locale, string>> = {
  fr: "L’heure d’été",
  en: "Summer time",
  es: "Hora de verano",
  jp: "夏の時間",
};

/** What the shop has put into a form can be used by everybody; what surrounds it is the CMS's own. */
async function expectFieldAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Blocks are folded, new ones too; the admin remembers which somebody has unfolded. */
async function unfoldBlock(page: Page): Promise<void> {
  const block = page.locator("#blocks-row-0");
  await expect(block).toBeVisible();
  const folded = block.locator(".collapsible__toggle--collapsed").first();
  if (await folded.isVisible()) await folded.click();
}

/** Shows everybody's page of a path, as it stands by now. */
async function expectShown(page: Page, address: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeAttached({ timeout: 1_000 });
  }).toPass(soon);
}

test("a page is written, linked, previewed and published in four languages", async ({
  browser,
  page: visitor,
  staffRole,
}) => {
  const slug = `heure-d-ete-${staffRole}`;
  const page = await signInAtAdmin(browser, staffRole);
  const form = new AdminForm(page);
  await form.open("pages/create");
  await page.locator("#field-slug").fill(slug);
  await page.locator("#field-title").fill(words.fr);
  await page.locator("#field-description").fill(words.fr);
  await page.locator(".blocks-field__drawer-toggler").click();
  await page.getByRole("button", { name: "Appel à l’action" }).click();
  await unfoldBlock(page);
  await page.locator("#field-blocks__0__title").fill(words.fr);

  // A link is chosen by the title of what it leads to, with the keys alone.
  const link = page.locator("#field-blocks__0__link__href");
  await page.locator("#field-blocks__0__link__label").fill("Voir");
  await link.fill("nulle part du tout");
  await expect(page.getByText("Rien de ce nom.")).toBeVisible();
  await link.fill("/nulle-part");
  await expect(page.getByText("Cette adresse ne mène à rien aujourd’hui.")).toBeVisible();
  await link.fill("guide des tail");
  await expect(page.getByRole("option", { name: /Guide des tailles/ })).toBeVisible();
  await expectFieldAccessible(page, "div:has(> #field-blocks__0__link__href)");
  await link.press("ArrowDown");
  await link.press("Enter");
  await expect(link).toHaveValue("/guide-des-tailles");
  await form.saveDraft();
  await expect(page).toHaveURL(/\/pages\/\d+/);
  const address = new URL(page.url()).pathname.replace("/admin/collections/", "");

  // The view beside the form shows the draft, in every language, without asking about cookies; visitors see nothing yet.
  await page.locator("#live-preview-toggler").click();
  const view = page.frameLocator("iframe");
  await expect(view.getByRole("heading", { name: words.fr })).toBeVisible(soon);
  await expect(view.getByRole("button", { name: "Accepter" })).toHaveCount(0);
  await view.getByRole("link", { name: "English", exact: true }).last().click();
  await expect(view.locator("html")).toHaveAttribute("lang", "en", soon);
  await page.locator("#field-blocks__0__title").fill(`${words.fr}, bientôt`);
  await page.locator("#live-preview-toggler").click();
  expect((await visitor.request.get(`/${slug}`)).status()).toBe(404);
  await page.locator("#field-blocks__0__title").fill(words.fr);

  for (const locale of locales) {
    await form.open(`${address}?locale=${locale}`);
    await page.locator("#field-title").fill(words[locale]);
    await page.locator("#field-description").fill(words[locale]);
    await unfoldBlock(page);
    await page.locator("#field-blocks__0__title").fill(words[locale]);
    await form.publish();
    await form.expectSaved();
  }
  for (const locale of locales) {
    await expectShown(visitor, localeHref(locale, `/${slug}`), words[locale]);
    await expect(visitor.getByRole("heading", { name: words[locale], level: 1 })).toBeVisible();
  }
  await form.open(address);
  await form.delete();
  await page.context().close();
});

test("a banner shows until its last moment", async ({ browser, page: visitor, staffRole }) => {
  const text = `Atelier ouvert, ${staffRole}`;
  const page = await signInAtAdmin(browser, staffRole);
  const form = new AdminForm(page);
  await form.open("banners/create");
  await page.locator("#field-text").fill(text);
  await page.locator("#field-href").fill("/contact");
  await expect(page.getByText(/^Page · /)).toBeVisible();
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
