import { AdminForm } from "./pages/admin-form";
import { expect, test } from "./shop-test";

test("the changes of two editors of a page are merged, and a conflict on one field is presented for a decision", async ({
  openAdmin,
  expectAccessible,
}) => {
  const [page, other] = [await openAdmin("marketer"), await openAdmin("admin")];
  const [form, otherForm] = [new AdminForm(page), new AdminForm(other)];
  await form.open("pages/create");
  await page.locator("#field-slug").fill(`a-deux-${Date.now().toString(36)}`);
  await page.locator("#field-title").fill("Hiver");
  await form.saveDraft();
  await form.expectSaved();
  const path = new URL(page.url()).pathname.replace("/admin/collections/", "");
  const saved = () =>
    page.evaluate(
      async (address) => (await fetch(address)).json(),
      `/api/${path}?draft=true&locale=fr&depth=0`,
    );

  await otherForm.open(path);
  await page.locator("#field-title").fill("Été");
  await expect.poll(saved).toMatchObject({ title: "Été" });
  await other.locator("#field-description").fill("De longs jours.");
  await expect.poll(saved).toMatchObject({ title: "Été", description: "De longs jours." });
  await expect(other.locator("#field-title")).toHaveValue("Été");

  await other.locator("#field-title").fill("Automne");
  await expect.poll(saved).toMatchObject({ title: "Automne" });
  await page.locator("#field-title").fill("Printemps");
  const dialog = page.getByRole("dialog", { name: "Deux versions d’une même fiche" });
  await expect(dialog.getByRole("radio", { name: "Ma version Printemps" })).toBeChecked();
  await dialog.getByRole("radio", { name: "L’autre version Automne" }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Réunir" }).click();
  await expect(page.locator("#field-title")).toHaveValue("Automne");
  await expect(page.locator("#field-description")).toHaveValue("De longs jours.");
  await page.locator("#field-description").fill("De longs jours encore.");
  await expect.poll(saved).toMatchObject({ title: "Automne", description: "De longs jours encore." });
  await form.delete();
});
