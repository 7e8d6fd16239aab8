import { mailsTo } from "./parts/mailbox";
import { cards, PaymentPage } from "./pages/payment-page";
import { PreorderSteps } from "./pages/preorder-steps";
import { expect, test } from "./shop-test";

test("a piece chosen, written down, paid: it has its number", async ({ page, email, expectAccessible }) => {
  const steps = new PreorderSteps(page, "fr");
  await steps.choose(1);
  await steps.next();
  await expect(steps.nameMissing).toBeVisible();
  await expect(steps.field("name")).toBeFocused();
  await steps.fill(email);
  await expectAccessible(page);
  await page.reload();
  await expect(steps.field("city")).toHaveValue("Besançon");
  await steps.next();
  await page.waitForURL(/\/3\?bracelet=/);
  await expect(steps.payButton).toBeEnabled();
  await expectAccessible(page);
  await steps.payButton.click();
  await page.waitForURL(/\/c\/pay\//);
  const payment = new PaymentPage(page, "fr");
  await expect(page.getByRole("group", { name: payment.texts.shipping })).toHaveCount(0);
  await payment.fillCard(cards.accepted);
  await page
    .getByRole("group", { name: payment.texts.billing })
    .getByLabel(payment.texts.country)
    .selectOption("FR");
  await payment.pay();
  await steps.expectTitle(steps.t("done.paid.title"));
  await expect(page.getByText(steps.t("done.of", { pieces: 60 }), { exact: true })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expectAccessible(page);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ text }) => text))
    .toEqual([expect.stringMatching(/Pièce n°\s\d+ sur 60/)]);
});

test("a place in the queue without paying", async ({ page, email }) => {
  const steps = new PreorderSteps(page, "jp");
  await steps.choose(0);
  await steps.expectAlive();
  await steps.fill(email, { country: "CH", postalCode: "1204", city: "Genève" });
  await steps.next();
  await page.waitForURL(/\/3\?bracelet=/);
  await expect(steps.borderNotice("スイス")).toBeVisible();
  await steps.registerButton.click();
  await steps.expectTitle(steps.t("registered.title"));
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
});
