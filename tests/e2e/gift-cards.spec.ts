import type { Page } from "@playwright/test";
import * as v from "valibot";
import { checkoutResponse } from "@/src/domain/contracts/checkout";
import { putIntoCart } from "./parts/fill-cart";
import { mailsTo } from "./parts/mailbox";
import { CartPage } from "./pages/cart-page";
import { PaymentPage } from "./pages/payment-page";
import { ThanksPage } from "./pages/thanks-page";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const texts = textsOf("fr");

/** Buys a card as the pages do, without opening one, and pays for it. */
async function buyCard(page: Page, sku: string, email: string): Promise<void> {
  await putIntoCart(page, sku);
  const answer = await page.request.post("/api/checkout", { data: {} });
  expect(answer.status(), await answer.text()).toBe(200);
  const { url } = v.parse(checkoutResponse, await answer.json());
  const form = {
    method: "card",
    card_number: "4242424242424242",
    card_expiry: "12 / 34",
    card_cvc: "123",
    card_name: "Ada Lovelace",
    billing_country: "FR",
    email,
    phone: "+33612345678",
  };
  const paid = await page.request.post(url, { form, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
}

/** The page of the card, as its mail names it. The confirmation of the order arrives beside that mail, in any order. */
async function cardPage(email: string): Promise<string> {
  const address = /\/carte-cadeaux\/([0-9A-Z]{4}-){6}[0-9A-Z]{4}/;
  const find = async () =>
    (await mailsTo(email)).map(({ text }) => address.exec(text)?.[0]).find((found) => found);
  await expect(async () => expect(await find()).toBeTruthy()).toPass();
  const found = await find();
  if (!found) throw new Error(`No gift card came to ${email}.`);
  return found;
}

test("a card is sent by mail, shows its balance and pays a part of a watch", async ({
  browser,
  page,
  email,
  expectAccessible,
}) => {
  await buyCard(page, "GC-100", email);
  const path = await cardPage(email);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(path);
  await plain.getByRole("button", { name: texts["gift-card"]("use.amount") }).click();
  await plain.waitForURL("**/montres");
  const brought = await plain.request.get("/api/cart/retrieve");
  expect(await brought.json()).toMatchObject({ giftCards: [{ kind: "amount", spendable: 10_000 }] });

  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("100");
  await expectAccessible(page);
  await page.getByRole("button", { name: texts["gift-card"]("use.amount") }).click();
  await page.waitForURL(/\/montres$/);

  await putIntoCart(page, "DI0136");
  const cart = new CartPage(page);
  await cart.open();
  await expect(cart.summary).toContainText(texts.cart("total.due"));
  await expect(cart.pay).toContainText("210,00");
  await expectAccessible(page);
  await cart.payCart();
  await new PaymentPage(page).payByCard(email);
  await new ThanksPage(page).expectState("paid");

  await page.goto(path);
  await expect(page.getByRole("main")).toContainText(texts["gift-card"]("status.empty"));
});

test("an invalid code is reported at its field, and nothing is lost", async ({ page }) => {
  await putIntoCart(page, "DI0136");
  const cart = new CartPage(page);
  await cart.open();
  const main = page.getByRole("main");
  await main.getByText(texts.cart("giftCard.title")).click();
  const field = main.getByLabel(texts.cart("giftCard.label"));
  await field.fill("ABCD-1234");
  await main.getByRole("button", { name: texts.cart("giftCard.use") }).click();
  await expect(main).toContainText(texts.cart("giftCard.errors.unknown-card"));
  await expect(field).toHaveValue("ABCD-1234");
});
