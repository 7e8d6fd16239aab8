import { expect, test } from "./shop-test";

test("the search opens by a key, is used with the arrows and leads to all data of an address", async ({
  openAdmin,
  deskRole,
  expectAccessible,
}) => {
  const page = await openAdmin(deskRole);
  const dialog = page.getByRole("dialog", { name: "Rechercher dans l’administration" });
  const field = dialog.getByRole("combobox");
  const option = (name: RegExp | string) => dialog.getByRole("option", { name });

  await page.goto("/admin/person");
  const address = page.getByLabel("Adresse e-mail");
  await address.click();
  await page.keyboard.type("a/b");
  await page.keyboard.press("Control+k");
  await expect(dialog).toBeHidden();
  await expect(address).toHaveValue("a/b");

  await address.blur();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await field.fill("DI01");
  await expect(option(/DI0136/)).toBeVisible();
  await expect(option(/./).first()).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  const chosen = await dialog.locator("[aria-selected=true]").getAttribute("id");
  await expect(field).toHaveAttribute("aria-activedescendant", chosen ?? "");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Rechercher dans l’administration" }).click();
  const email = `somebody-${deskRole}@example.com`;
  await field.fill(email);
  await expect(option(`Tout sur ${email}`)).toBeVisible();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/admin\/person\?email=/);
  await expect(page.getByRole("heading", { name: email })).toBeVisible();
  await expect(page.getByText("Pas de compte à cette adresse")).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/left-carts");
  await expect(page.getByRole("heading", { level: 1, name: "Paniers laissés" })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a person is erased only with the whole address, confirmed twice", async ({ openAdmin, deskRole }) => {
  const page = await openAdmin(deskRole);
  const email = `erased-${deskRole}@example.com`;
  await page.goto(`/admin/person?email=${email}`);
  await page.getByRole("button", { name: "Effacer à sa demande" }).click();
  const dialog = page.getByRole("dialog", { name: "Effacer à sa demande" });
  const review = dialog.getByRole("button", { name: "Relire" });
  await dialog.getByLabel("Adresse e-mail, en entier").fill("erased@example.com");
  await expect(review).toBeDisabled();
  await dialog.getByLabel("Adresse e-mail, en entier").fill(email);
  await review.click();
  await expect(dialog.getByRole("alert")).toContainText(email);
  await dialog.getByRole("button", { name: "Effacer pour toujours" }).click();
  await expect(page.getByText("La personne est effacée.")).toBeVisible();
});
