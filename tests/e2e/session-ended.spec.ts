import { AdminForm } from "./pages/admin-form";
import { StaffAccountPage } from "./pages/staff-account-page";
import { accountOf } from "./parts/staff";
import { expect, test } from "./shop-test";

test("a save after the end of the session shows the sign-in in place, and then continues", async ({
  browser,
  expectAccessible,
}) => {
  const { email, password } = accountOf("marketer");
  const account = await StaffAccountPage.open(browser);
  const { page } = account;
  await account.signIn(email, password);
  await account.expectSignedIn();
  const form = new AdminForm(page);
  await form.open("banners/create");
  await page.locator("#field-text").fill("Avant la pause");
  await form.saveDraft();
  await form.expectSaved();

  await page.context().clearCookies();
  await page.locator("#field-text").fill("Après la pause");
  await form.saveDraft();
  const dialog = page.getByRole("dialog", { name: "Votre session est terminée" });
  await expect(dialog).toContainText(email);
  await expectAccessible(page);
  // A failed save can be repeated.
  await dialog.getByRole("button", { name: "Plus tard" }).click();
  await expect(page.locator("#action-save-draft")).toBeEnabled();
  await form.saveDraft();
  await dialog.getByLabel("Mot de passe").fill(password);
  await dialog.getByRole("button", { name: "Se connecter" }).click();
  await form.expectSaved();
  await expect(page.locator("#field-text")).toHaveValue("Après la pause");
  await form.openIn("fr");
  await expect(page.locator("#field-text")).toHaveValue("Après la pause");
  await form.delete();
  await page.context().close();
});
