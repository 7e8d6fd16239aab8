import { onlyMailTo } from "./parts/mailbox";
import { cards, PaymentPage } from "./pages/payment-page";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

test("fifty euros given: suggested, paid without an address, thanked and receipted", async ({
  page,
  email,
  expectAccessible,
}) => {
  const { forms, thanks } = textsOf("en");
  await page.goto("/en/dons#donation");
  const main = page.getByRole("main");
  const amount = main.getByLabel(forms("donation.fields.amount.label"), { exact: true });
  await main.getByRole("button", { name: forms("donation.fields.amount.options.50"), exact: true }).click();
  await expect(amount).toHaveValue("50");
  await expectAccessible(page);
  await main.getByLabel(forms("donation.fields.name.label")).fill("Ada Lovelace");
  await main.getByLabel(forms("labels.email"), { exact: true }).fill(email);
  await main.getByRole("button", { name: forms("donation.submit") }).click();
  const payment = new PaymentPage(page, "en");
  await page.waitForURL(/\/c\/pay\//);
  await expect(page.getByRole("group", { name: payment.texts.shipping })).toHaveCount(0);
  await expect(page.getByLabel(payment.texts.phone)).toHaveCount(0);
  await payment.fillCard(cards.accepted);
  await page
    .getByRole("group", { name: payment.texts.billing })
    .getByLabel(payment.texts.country)
    .selectOption("FR");
  await payment.pay();
  await expect(page.getByRole("heading", { name: thanks("donation.paid.title") })).toBeVisible();
  await expect(page.getByRole("link", { name: thanks("receipt") })).toBeVisible();
  await expect(page.getByRole("link", { name: thanks("follow") })).toHaveCount(0);
  await expectAccessible(page);
  expect((await onlyMailTo(email)).subject).toMatch(/^Your donation /);
});
