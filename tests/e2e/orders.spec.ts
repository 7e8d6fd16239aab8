import type { Page } from "@playwright/test";
import { putIntoCart } from "./parts/fill-cart";
import { mailsTo, type Mail } from "./parts/mailbox";
import { findOrders } from "./parts/staff";
import { AdminOrderPage } from "./pages/admin-order-page";
import { CartPage } from "./pages/cart-page";
import { OrderPage } from "./pages/order-page";
import { PaymentPage } from "./pages/payment-page";
import { ThanksPage } from "./pages/thanks-page";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

/** Buys a watch and follows the link of the thank-you page. */
async function buy(page: Page, email: string): Promise<OrderPage> {
  await putIntoCart(page, "DI0136");
  const cart = new CartPage(page);
  await cart.open();
  await cart.payCart();
  await new PaymentPage(page).payByCard(email);
  const thanks = new ThanksPage(page);
  await thanks.expectState("paid");
  await thanks.follow.click();
  const order = new OrderPage(page);
  await order.expectState("paid");
  return order;
}

async function mailAbout(email: string, words: string): Promise<Mail> {
  const find = async () => (await mailsTo(email)).filter(({ subject }) => subject.includes(words));
  await expect(async () => expect(await find()).toHaveLength(1)).toPass({ timeout: 100_000 });
  const [mail] = await find();
  if (!mail) throw new Error(`No mail about ${words} to ${email}.`);
  return mail;
}

test("an order is followed to the wrist, and the watch reviewed", async ({
  page,
  email,
  openAdmin,
  marketer,
  deskRole,
  expectAccessible,
}) => {
  const order = await buy(page, email);
  await expect(order.receipt).toBeVisible();
  await expectAccessible(page);
  const [bought] = await findOrders(marketer, "contact.email", email);
  const desk = new AdminOrderPage(await openAdmin(deskRole));
  await desk.open(bought?.id ?? 0);
  await desk.expectState("paid");
  await desk.correctAddress("Ada King", "12 quai Veil-Picard");
  for (const step of ["in-workshop", "quality-control", "shipped"] as const) await desk.take(step);
  await expect(desk.step("delivered")).toBeVisible();
  await desk.correctParcel("6A98765432109");
  await desk.take("delivered");
  await desk.noteRepair();
  await desk.refund({ off: "10" }, "10", "Geste de la maison");
  await expect(desk.page.getByText("Remboursé", { exact: true })).toBeVisible();
  await desk.page.close();
  expect((await mailAbout(email, "Nouvelle adresse")).text).toContain("12 quai Veil-Picard");
  const corrected = async () =>
    (await mailsTo(email)).filter(({ html }) => html.includes("suivre-vos-envois?code=6A98765432109"));
  await expect(async () => expect((await corrected()).at(-1)?.subject).toContain("est partie")).toPass();
  const delivered = await mailAbout(email, "est arrivée");
  expect(delivered.text).toContain("/commandes/avis/");
  await page.reload();
  await order.expectState("delivered");
  await expect(order.currentStep).toContainText(order.texts("steps.delivered"));
  await expect(
    page.getByText(order.texts("lines.guaranteeRepaired", { months: "36" }), { exact: true }),
  ).toBeVisible();
  await order.openReview("Distinction 01");
  await expectAccessible(page);
  const { forms } = textsOf("fr");
  const main = page.getByRole("main");
  await main.getByLabel(forms("review.fields.rating.label")).selectOption("4");
  await main
    .getByRole("textbox", { name: forms("review.fields.text.label") })
    .fill("Portée un mois, à l’heure.");
  await main.getByRole("button", { name: forms("review.submit") }).click();
  await expect(page.getByText(forms("review.sent.title"))).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: order.texts("review.written") })).toBeVisible();
});

test("a guest finds an order by number and address, and withdraws", async ({ page, email, marketer }) => {
  await buy(page, email);
  const [bought] = await findOrders(marketer, "contact.email", email);
  await page.goto("/commandes");
  const { forms } = textsOf("fr");
  const main = page.getByRole("main");
  await main.getByLabel(forms("labels.order")).fill(bought?.number ?? "");
  await main.getByLabel(forms("labels.email")).fill(email);
  await main.getByRole("button", { name: forms("order-search.submit") }).click();
  const order = new OrderPage(page);
  await order.expectState("paid");
  await order.withdraw();
  await order.expectState("withdrawn");
  const receipt = await mailAbout(email, "rétractation");
  expect(receipt.text).toMatch(/\d{2}:\d{2}, heure de Paris/);
  expect((await findOrders(marketer, "contact.email", email))[0]?.state).toBe("withdrawn");
});

test("an address that opens no order is absent, and no page of an order is found by search engines", async ({
  page,
  email,
}) => {
  for (const path of [
    "/commandes/AAAAAAAAAAAAAAAAAAAAAA",
    "/commandes/avis/1~DI01~AAAA",
    "/jp/commandes/1",
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
  await buy(page, email);
  const answer = await page.reload();
  expect(await answer?.text()).toContain('name="robots" content="noindex');
  expect(await answer?.text()).not.toContain(email);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
});
