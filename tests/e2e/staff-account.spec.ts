import { expect, test } from "./shop-test";
import { codeOf, StaffAccountPage } from "./pages/staff-account-page";
import { accountOf } from "./parts/staff";

const password = "Pluie sur les toits";

test("an invited member chooses a password, sets up a second factor and signs in with it", async ({
  browser,
  email,
}) => {
  const admin = await StaffAccountPage.open(browser);
  const { email: adminEmail, password: adminPassword } = accountOf("admin");
  await test.step("an admin invites them", async () => {
    await admin.signIn(adminEmail, adminPassword);
    await admin.expectSignedIn();
    await admin.page.goto("/admin/collections/users/create");
    await admin.page.locator("#field-email").fill(email);
    await admin.page.locator("#field-role").selectOption("marketer");
    await admin.page.getByRole("button", { name: "Envoyer l’invitation" }).click();
    await expect(admin.page).toHaveURL(/\/users\/\d+$/);
  });

  const invited = await StaffAccountPage.open(browser);
  await test.step("the link of the mail lets them choose a password", async () => {
    await invited.choosePassword(email, password);
    await invited.signIn(email, password);
    await invited.expectSignedIn();
  });

  const { secret, codes } = await invited.turnSecondFactorOn(password);
  const elsewhere = await StaffAccountPage.open(browser);
  await test.step("the password alone opens nothing any more", async () => {
    await elsewhere.signIn(email, password);
    await expect(elsewhere.page.locator("#field-code")).toBeVisible();
    await elsewhere.giveCode("000000");
    await expect(
      elsewhere.page.getByRole("alert").filter({ hasText: "Ce code n’est pas le bon" }),
    ).toBeVisible();
    await elsewhere.giveCode(codeOf(secret, 1));
    await elsewhere.expectSignedIn();
  });

  await test.step("a recovery code opens it once", async () => {
    const [code = ""] = codes;
    const lost = await StaffAccountPage.open(browser);
    await lost.signIn(email, password);
    await lost.giveCode(code);
    await lost.expectSignedIn();
    await lost.page.context().clearCookies();
    await lost.signIn(email, password);
    await lost.giveCode(code);
    await expect(lost.page.getByRole("alert").filter({ hasText: "Ce code n’est pas le bon" })).toBeVisible();
    await lost.page.context().close();
  });

  await test.step("the other devices are seen and signed out", async () => {
    await invited.page.goto("/admin/account");
    const devices = invited.page.getByRole("region", { name: "Appareils connectés" });
    await expect(devices.getByRole("listitem")).toHaveCount(3);
    await devices.getByRole("button", { name: "Déconnecter les autres" }).click();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await elsewhere.page.goto("/admin/account");
    await expect(elsewhere.page).toHaveURL(/\/admin\/login/);
    await invited.page.reload();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
  });

  await test.step("an admin ends what is left", async () => {
    await admin.page.reload();
    const devices = admin.page.getByRole("region", { name: "Appareils connectés" });
    await devices.getByRole("button", { name: "Déconnecter partout" }).click();
    await expect(devices.getByText("Aucun appareil connecté.")).toBeVisible();
    await invited.page.goto("/admin/account");
    await expect(invited.page).toHaveURL(/\/admin\/login/);
  });

  await test.step("the admin reads of it, and takes it along as a file", async () => {
    await admin.page.goto("/admin/collections/audit-entries?where[field][equals]=secondFactor");
    await expect(admin.page.getByText(email).first()).toBeVisible();
    const started = admin.page.waitForEvent("download");
    await admin.page.getByRole("link", { name: "Exporter cette liste (CSV)" }).click();
    expect((await started).suggestedFilename()).toBe("audit-log.csv");
  });
  for (const { page } of [admin, invited, elsewhere]) await page.context().close();
});

test("wrong passwords are counted, with the same message for every address", async ({ browser, email }) => {
  const stranger = await StaffAccountPage.open(browser);
  const alert = stranger.page.getByRole("alert").filter({ hasText: /\S/ });
  await stranger.signIn(email, "not this one at all");
  await expect(alert.first()).toHaveText("L’adresse ou le mot de passe n’est pas le bon.");
  for (let tries = 1; tries < 10; tries += 1) {
    const answered = stranger.page.waitForResponse(/\/api\/users\/login/);
    await stranger.page.locator("form button[type=submit]").click();
    expect((await answered).status()).toBe(401);
    await expect(stranger.page.locator("form button[type=submit]")).toBeEnabled();
  }
  await stranger.page.locator("form button[type=submit]").click();
  await expect(alert.first()).toHaveText("Trop d’essais. Attendez un quart d’heure, puis réessayez.");
  await stranger.page.context().close();
});

test("no first account can be opened where accounts exist", async ({ page }) => {
  await page.goto(`/admin/create-first-user?token=${"x".repeat(43)}`);
  await expect(page).toHaveURL(/\/admin\/login/);
});
