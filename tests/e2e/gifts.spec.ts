import * as v from "valibot";
import { checkoutResponse } from "@/src/domain/contracts/checkout";
import { CartLines } from "./pages/cart-lines";
import { CartPage } from "./pages/cart-page";
import { GiftPage } from "./pages/gift-page";
import { mailsTo } from "./parts/mailbox";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const texts = textsOf("fr");

test("a gift card is bought, changed in the cart, and mailed to its recipient", async ({
  page,
  email,
  expectAccessible,
}) => {
  const gift = new GiftPage(page, "gift-card");
  await gift.shell.open("/carte-cadeaux");
  await gift.add.click();
  await expect(gift.form).toContainText(texts.forms("gift-card.fields.recipientName.errors.required"));
  await expect(gift.field("recipientName")).toBeFocused();
  await expectAccessible(page);
  await gift.answer("300");
  await gift.field("recipientName").fill("Thomas");
  await gift.field("recipientEmail").fill(email);
  await gift.field("senderName").fill("Marie");
  await gift.field("message").fill("Choisis toi-même.");
  await expect(gift.form).toContainText("Pour Thomas");
  await expect(gift.form.getByRole("blockquote")).toHaveText("Choisis toi-même.");
  await gift.add.click();
  const drawer = new CartLines(gift.shell.drawer, texts);
  await expect(drawer.line("Carte cadeau")).toContainText("Pour Thomas");

  const cart = new CartPage(page);
  await cart.open();
  await cart.lines
    .line("Carte cadeau")
    .getByRole("link", { name: texts.cart("line.edit") })
    .click();
  await expect(gift.field("recipientName")).toHaveValue("Thomas");
  await gift.field("recipientName").fill("Thomas et Jeanne");
  await gift.save.click();
  await cart.expectShown();
  await expect(cart.lines.line("Carte cadeau")).toContainText("Pour Thomas et Jeanne");
  await cart.lines.expectSettled();
  await expect(cart.lines.list.getByRole("heading")).toHaveCount(1);

  const answer = await page.request.post("/api/checkout", { data: {} });
  const { url } = v.parse(checkoutResponse, await answer.json());
  const form = {
    method: "card",
    card_number: "4242424242424242",
    card_expiry: "12 / 34",
    card_cvc: "123",
    card_name: "Marie Martin",
    billing_country: "FR",
    email: `marie.${email}`,
    phone: "+33612345678",
  };
  expect((await page.request.post(url, { form, maxRedirects: 0 })).status()).toBe(303);
  await expect(async () => {
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("Choisis toi-même.");
    expect(mail?.text).toMatch(/([0-9A-Z]{4}-){6}[0-9A-Z]{4}/);
  }).toPass();
});

test("a surprise is composed by keyboard, with its tastes", async ({ page, expectAccessible }) => {
  const gift = new GiftPage(page, "surprise-watch");
  await gift.shell.open("/montre-surprise");
  const rule = gift.form.getByRole("slider", { name: texts.forms("surprise-watch.fields.sku.label") });
  await rule.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(rule).toHaveAttribute("aria-valuetext", /^275,00/);
  const field = gift.form.getByRole("textbox", { name: texts.forms("gift.euros") });
  await field.fill("612");
  await field.press("Enter");
  // The amount is never changed silently: one of its neighbours is chosen.
  await expect(rule).toHaveAttribute("aria-valuetext", /^275,00/);
  await gift.add.click();
  await expect(field).toBeFocused();
  await gift.form.getByRole("button", { name: /^600,00/ }).click();
  await expect(rule).toHaveAttribute("aria-valuetext", /^600,00/);
  await gift.answer(texts.forms("surprise-watch.fields.strap.options.leather"));
  await gift.answer(texts.forms("surprise-watch.fields.avoided.options.vert"));
  await expectAccessible(page);
  await gift.add.click();
  const line = new CartLines(gift.shell.drawer, texts).line("Montre surprise");
  await expect(line).toContainText("600,00");
  await expect(line).toContainText("Bracelet en cuir");
  await expect(line).toContainText("Sans vert");
});
