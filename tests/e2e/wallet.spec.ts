import * as v from "valibot";
import { walletOrderResponse } from "../../src/contracts/paypal";
import { putIntoCart } from "./parts/fill-cart";
import { orderToken } from "./parts/payments";
import { CartPage } from "./pages/cart-page";
import { PaymentPage } from "./pages/payment-page";
import { ThanksPage } from "./pages/thanks-page";
import { WalletPage } from "./pages/wallet-page";
import { expect, test } from "./shop-test";

test("by wallet: a declined means of payment, then one that is accepted", async ({ page }) => {
  await putIntoCart(page, "DI0136");
  const cart = new CartPage(page);
  await cart.open();
  await cart.payCart();
  const token = await orderToken(new PaymentPage(page).session);
  const origin = process.env.SHOP_URL ?? "";
  const opened = await page.request.post(`${origin}/api/paypal/create-order`, {
    headers: { origin },
    data: { order: token },
  });
  const { url } = v.parse(walletOrderResponse, await opened.json());
  await page.goto(url);
  const wallet = new WalletPage(page);
  await wallet.expectShown();
  await wallet.agree("refused");
  const thanks = new ThanksPage(page);
  await thanks.expectState("again");
  await thanks.toWallet.click();
  await wallet.agree("balance");
  await thanks.expectState("paid");
  await expect(thanks.receipt).toBeVisible();
});
