import type { Locator, Page } from "@playwright/test";
import { findViolations } from "./parts/axe";
import { expect, test } from "./shop-test";

const entry = (page: Page, words: string): Locator => page.getByRole("listitem").filter({ hasText: words });
const field = (of: Locator): Locator => of.locator("textarea");
const saved = (page: Page) => expect(page.locator(".toast-success").last()).toBeVisible();

/** Before the page is loaded again. */
const briefly = { timeout: 2_000 };

/** Checks the shop's own part of the page: the frame around it is the CMS's. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, { within: "main" })).toEqual([]);
}

test("a translator translates a page's text and an interface text, and gets an error for a broken placeholder", async ({
  openAdmin,
}) => {
  const page = await openAdmin("translator");
  await page.goto("/admin");
  // The remaining texts, on the first page.
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: "Traductions", level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/admin/translations-desk?langue=es&liste=pages");
  await page.getByRole("link", { name: /^À propos/ }).click();
  const title = entry(page, "Titre dans l’onglet");
  const before = await field(title).inputValue();
  await expectAccessible(page);
  await field(title).fill("Quiénes somos, de verdad");
  await field(title).press("Control+Enter");
  await saved(page);
  const shop = await page.context().newPage();
  await expect(async () => {
    await shop.goto("/es/a-propos");
    await expect(shop).toHaveTitle(/Quiénes somos, de verdad/, briefly);
  }).toPass();
  await field(title).fill(before);
  await title.getByRole("button", { name: "Enregistrer" }).click();
  await expect(title.getByRole("button", { name: "Enregistrer" })).toBeDisabled();

  await page.goto("/admin/translations-desk?langue=es&liste=translations&document=cart");
  await page.getByRole("searchbox", { name: "Chercher dans ces textes" }).fill("cart.line.quantity");
  const quantity = entry(page, "cart.line.quantity");
  const said = await field(quantity).inputValue();
  await field(quantity).fill("Cantidad, {nombre}");
  await field(quantity).press("Control+Enter");
  await expect(quantity.getByRole("alert")).toContainText("{nombre}");
  await expectAccessible(page);
  await field(quantity).fill("Unidades, {name}");
  await field(quantity).press("Control+Enter");
  await saved(page);
  await page.reload();
  await expect(field(quantity)).toHaveValue("Unidades, {name}");
  await field(quantity).fill(said);
  await quantity.getByRole("button", { name: "Enregistrer" }).click();
  await expect(quantity.getByRole("button", { name: "Enregistrer" })).toBeDisabled();
});
