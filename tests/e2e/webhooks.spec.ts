import { AdminForm } from "./pages/admin-form";
import { watchForFailures } from "./parts/page-failures";
import { expect, test } from "./shop-test";

test("an admin creates a webhook: a private address is refused, the secret is shown once", async ({
  openAdmin,
}) => {
  const page = await openAdmin("admin");
  const form = new AdminForm(page);
  await form.open("webhook-endpoints/create");
  await page.locator("#field-address").fill("https://192.168.0.1/hook");
  await page.locator("#field-events .rs__control").click();
  await page.locator("#field-events .rs__option").first().click();
  await form.publish();
  await form.expectRefused("Adresse", "réseau privé");

  const failures = watchForFailures(page);
  await page.locator("#field-address").fill("https://127.0.0.1:9443/essai");
  await form.publish();
  await page.waitForURL(/\/webhook-endpoints\/\d+/);
  await expect(page.getByText("Sans secret, rien n’est envoyé")).toBeVisible();
  await page.getByRole("button", { name: "Créer le secret" }).click();
  const secret = page.locator("code", { hasText: "whsec_" });
  await expect(secret).toHaveText(/^whsec_[\w+/]{43}=$/);
  await expect(page.getByText("Sans secret, rien n’est envoyé")).toHaveCount(0);
  await page.getByRole("button", { name: "C’est noté" }).click();
  await expect(secret).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remplacer le secret" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Les envois sont signés.")).toBeVisible();
  expect(await page.content()).not.toContain("whsec_");
  expect(failures).toEqual([]);

  const id = new URL(page.url()).pathname.split("/").at(-1);
  const removed = await page.request.delete(`/api/webhook-endpoints/${id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(removed.status()).toBe(200);
});
