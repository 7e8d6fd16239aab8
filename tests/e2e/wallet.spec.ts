import type { Page } from "@playwright/test";
import * as v from "valibot";
import { checkoutResponse } from "@/src/domain/contracts/checkout";
import { walletOrderResponse } from "@/src/domain/contracts/paypal";
import { putIntoCart } from "./parts/fill-cart";
import { orderToken, sessionOfPage } from "./parts/payments";
import { ThanksPage } from "./pages/thanks-page";
import { WalletPage } from "./pages/wallet-page";
import { expect, test } from "./shop-test";

/** The request of a page's script. */
async function send(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

test("by wallet: a declined means of payment, then one that is accepted", async ({ page }) => {
  await putIntoCart(page, "DI0136");
  const checkout = v.parse(checkoutResponse, await send(page, "/api/checkout", { __nextLocale: "fr" }));
  const order = await orderToken(sessionOfPage(checkout.url));
  const { url } = v.parse(walletOrderResponse, await send(page, "/api/paypal/create-order", { order }));
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
