import type { Page } from "@playwright/test";
import { putIntoCart } from "./parts/fill-cart";
import { mailsTo, onlyMailTo } from "./parts/mailbox";
import { expireSession, readSession, sessionOfPage, settleSession } from "./parts/payments";
import { findOrders, orderOfSession, type Staff } from "./parts/staff";
import { CartPage } from "./pages/cart-page";
import { cards, PaymentPage } from "./pages/payment-page";
import { ThanksPage } from "./pages/thanks-page";
import { expect, test } from "./shop-test";

const note = "À graver : rien, merci";

/** The provider's page for a cart with one watch and a note. */
async function goToPayment(page: Page): Promise<PaymentPage> {
  await putIntoCart(page, "DI0136");
  const cart = new CartPage(page);
  await cart.open();
  await cart.note.fill(note);
  await cart.payCart();
  return new PaymentPage(page);
}

async function expectOrder(staff: Staff, session: string, state: string): Promise<void> {
  await expect(async () => {
    expect((await orderOfSession(staff, session)).state).toBe(state);
  }).toPass();
}

async function expectCart(page: Page, quantities: readonly number[]): Promise<void> {
  const cart = new CartPage(page);
  await cart.open();
  if (quantities.length === 0) await expect(cart.emptyView).toBeVisible();
  for (const quantity of quantities) await cart.lines.expectQuantity("Distinction 01", quantity);
}

test("a declined card, then one that is accepted", async ({ page, email, marketer }) => {
  const payment = await goToPayment(page);
  const { session } = payment;
  await payment.payByCard(email, cards.declined);
  await expect(payment.alert).toContainText(payment.texts.notices.card_declined);
  expect((await orderOfSession(marketer, session)).state).toBe("pending");
  await payment.fillCard(cards.accepted);
  await payment.pay();
  await new ThanksPage(page).expectState("paid");
  await expectOrder(marketer, session, "paid");
  await expectCart(page, []);
});

test("the tab is closed after paying: the order is paid all the same", async ({ page, email, marketer }) => {
  const payment = await goToPayment(page);
  const { session } = payment;
  await payment.neverReturn();
  await payment.payByCard(email);
  await expect(page.getByRole("heading", { name: payment.texts.complete.title })).toBeVisible();
  await page.close();
  await expectOrder(marketer, session, "paid");
  await onlyMailTo(email);
});

test("instalments: nothing is paid before the money has arrived", async ({ page, email, marketer }) => {
  const payment = await goToPayment(page);
  const { session } = payment;
  await payment.payLater(email);
  const thanks = new ThanksPage(page);
  await thanks.expectState("processing");
  const promised = await orderOfSession(marketer, session);
  expect([promised.state, promised.receiptNumber ?? null]).toEqual(["processing", null]);
  await expect(thanks.receipt).toHaveCount(0);
  const waiting = await onlyMailTo(email);
  await settleSession(session, "succeeded");
  await thanks.expectState("paid");
  await expectOrder(marketer, session, "paid");
  await expect(async () => expect(await mailsTo(email)).toHaveLength(2)).toPass();
  expect((await mailsTo(email)).map(({ id }) => id)).toContain(waiting.id);
});

test(
  "instalments that fail leave the cart as it was",
  { tag: "@deep" },
  async ({ page, email, marketer }) => {
    const payment = await goToPayment(page);
    const { session } = payment;
    await payment.payLater(email);
    await settleSession(session, "failed");
    await new ThanksPage(page).expectState("failed");
    await expectOrder(marketer, session, "failed");
    await expectCart(page, [1]);
  },
);

test("paid from two tabs: one order", { tag: "@deep" }, async ({ page, context, email, marketer }) => {
  const payment = await goToPayment(page);
  const other = await context.newPage();
  const otherCart = new CartPage(other);
  await otherCart.open();
  await otherCart.note.fill(note);
  await otherCart.payCart();
  expect(sessionOfPage(other.url())).toBe(payment.session);
  const { session } = payment;
  const second = new PaymentPage(other);
  await Promise.all([payment.fillShopper(email), second.fillShopper(email)]);
  await Promise.all([payment.fillCard(cards.accepted), second.fillCard(cards.accepted)]);
  await Promise.all([payment.pay(), second.pay()]);
  await new ThanksPage(page).expectState("paid");
  await new ThanksPage(other).expectState("paid");
  expect(await findOrders(marketer, "contact.email", email)).toMatchObject([
    { state: "paid", total: 31_000 },
  ]);
  expect(await readSession(session)).toMatchObject({ status: "complete", payment_status: "paid" });
  await onlyMailTo(email);
});

test("a session left to expire can't be paid; the cart opens a new one", async ({
  page,
  email,
  marketer,
}) => {
  const payment = await goToPayment(page);
  const { session } = payment;
  await expireSession(session);
  await expectOrder(marketer, session, "expired");
  await payment.payByCard(email);
  await expect(page.getByRole("heading", { name: payment.texts.expired.title })).toBeVisible();
  await payment.back.click();
  const cart = new CartPage(page);
  await cart.expectShown();
  await cart.lines.expectQuantity("Distinction 01", 1);
  await cart.payCart();
  expect(new PaymentPage(page).session).not.toBe(session);
});

test("cancelling returns to the cart with everything kept", async ({ page, marketer }) => {
  const payment = await goToPayment(page);
  const { session } = payment;
  await payment.back.click();
  await page.waitForURL(/\/panier\?payment=left$/);
  const cart = new CartPage(page);
  await cart.expectShown();
  await expect(page.getByText(cart.shell.texts.cart("cancelled"))).toBeVisible();
  await cart.lines.expectQuantity("Distinction 01", 1);
  await expect(cart.note).toHaveValue(note);
  await expectOrder(marketer, session, "pending");
  await cart.payCart();
  expect(new PaymentPage(page).session).toBe(session);
});
