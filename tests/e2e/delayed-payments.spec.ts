import { shopUrl } from "./parts/addresses";
import { putIntoCart } from "./parts/fill-cart";
import { mailsTo, onlyMailTo } from "./parts/mailbox";
import { orderToken } from "./parts/payments";
import { signInStaff } from "./parts/staff";
import { CartPage } from "./pages/cart-page";
import { PaymentPage } from "./pages/payment-page";
import { ThanksPage } from "./pages/thanks-page";
import { expect, test } from "./shop-test";

test.use({ locale: "ja-JP", timezoneId: "Asia/Tokyo" });

test.afterAll(async () => {
  await (await signInStaff("admin")).change("globals/shop-settings", { chargedAsShown: [] });
});

test("a voucher for the convenience store, in Japanese: kept, mailed, paid at the till", async ({
  page,
  context,
  email,
  expectAccessible,
}) => {
  await (await signInStaff("admin")).change("globals/shop-settings", { chargedAsShown: ["JPY"] });
  await context.addCookies([{ name: "currency", value: "JPY", url: shopUrl }]);
  await putIntoCart(page, "DI0136");
  const cart = new CartPage(page, "jp");
  await cart.open();
  for (const method of ["コンビニ決済", "PayPay"])
    await expect(cart.summary.getByText(method, { exact: true })).toBeVisible();
  const conditions = cart.summary.getByRole("region", { name: cart.shell.texts.cart("conditions.title") });
  await expect(conditions).toContainText("コンビニ決済は、払込票に表示される期限までに");
  await expectAccessible(page);
  await cart.payCart();

  const payment = new PaymentPage(page, "jp");
  const token = await orderToken(payment.session);
  await payment.fillShopper(email);
  const shipping = page.getByRole("group", { name: payment.texts.shipping });
  const address = {
    name: "山田 太郎",
    postalCode: "100-0001",
    region: "東京都",
    city: "千代田区",
    line1: "千代田1-1",
  } as const;
  await shipping.getByLabel(payment.texts.country).selectOption("JP");
  for (const [part, text] of Object.entries(address) as [keyof typeof address, string][])
    await shipping.getByLabel(payment.texts[part]).fill(text);
  await page.getByRole("radio", { name: "コンビニ決済" }).check();
  await payment.pay();
  const { voucher, complete } = payment.texts;
  await expect(page.getByRole("heading", { name: voucher.title("コンビニ決済") })).toBeVisible();
  const voucherPage = page.url();
  await page.getByRole("link", { name: complete.link }).click();

  const thanks = new ThanksPage(page, "jp");
  await thanks.expectState("payment-voucher");
  await expectAccessible(page);
  const open = page.getByRole("link", { name: thanks.texts("payment-voucher.open") });
  await expect(open).toHaveAttribute("href", voucherPage);
  const waiting = await onlyMailTo(email);
  expect(waiting.subject).toContain("お支払いをお願いいたします");
  expect(waiting.text).toContain(voucherPage);
  expect(waiting.text).toMatch(/〒100-0001\s+東京都千代田区千代田1-1\s+山田 太郎/);

  await page.goto(`/jp/commandes/${token}`);
  await expect(open).toHaveAttribute("href", voucherPage);
  await expectAccessible(page);
  await open.click();
  await page.getByRole("button", { name: voucher.pay }).click();
  await expect(page.getByText(voucher.paid)).toBeVisible();
  await page.getByRole("link", { name: complete.link }).click();
  await thanks.expectState("paid");
  await expect(async () => expect(await mailsTo(email)).toHaveLength(2)).toPass();
});
