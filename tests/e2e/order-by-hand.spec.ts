import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { Page } from "@playwright/test";
import { fill } from "@/src/domain/locale/fill";
import { AdminOrderPage } from "./pages/admin-order-page";
import { PaymentPage } from "./pages/payment-page";
import { findViolations } from "./parts/axe";
import { mailsTo } from "./parts/mailbox";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const texts = adminMessagesIn("orders.byHand", "fr");
const more = adminMessagesIn("orders.actions", "fr");
const steps = adminMessagesIn("orders.orderSteps", "fr");

/** The admin's frame around it is not the shop's. */
async function expectUsable(page: Page): Promise<void> {
  expect(await findViolations(page, { within: ".gutter" })).toEqual([]);
}

/** Adds an article. @param price in its row; a dash until the shop has answered */
async function add(page: Page, sku: string, price = "€"): Promise<void> {
  await page.getByRole("searchbox", { name: texts.search }).fill(sku);
  await page.getByRole("button", { name: texts.find, exact: true }).click();
  await page.getByRole("button", { name: new RegExp(`^Ajouter .*\\(${sku}\\)$`) }).click();
  await expect(page.getByRole("row", { name: sku })).toContainText(price);
}

/** Keeps back the prices of chosen articles. @returns lets them come */
async function holdPrices(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/staff/by-hand-draft", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Creates the order of the form. @returns the order's page in the admin */
async function create(page: Page): Promise<AdminOrderPage> {
  await page.getByRole("button", { name: texts.submit }).click();
  await page.getByRole("link", { name: texts.open }).click();
  const order = new AdminOrderPage(page);
  await order.expectState("pending");
  return order;
}

async function mailedPage(email: string, words: string): Promise<string> {
  const find = async () =>
    (await mailsTo(email)).filter(({ subject }) => subject.includes(words)).map(({ text }) => text);
  await expect(async () => expect(await find()).toHaveLength(1)).toPass();
  const [link] = /https?:\S+\/commandes\/[\w-]{22}/.exec((await find())[0] ?? "") ?? [];
  if (link === undefined) throw new Error(`The mail to ${email} has no link.`);
  return link;
}

test("an order by telephone: made, paid by its link, sent in two parcels, and a piece exchanged", async ({
  openAdmin,
  deskRole,
  email,
  page: shopper,
  expectAccessible,
}) => {
  const page = await openAdmin(deskRole);
  await page.goto("/admin/desk");
  await page.getByRole("link", { name: texts.title, exact: true }).click();
  await add(page, "DI0136");
  await page.getByLabel(texts.email, { exact: true }).fill(email);
  const releasePrices = await holdPrices(page);
  await add(page, "DI0236", "–");
  await expect(page.getByRole("button", { name: texts.submit })).toBeDisabled();
  releasePrices();
  await expect(page.getByRole("row", { name: "DI0236" })).toContainText("€");
  await page.getByLabel(texts.name, { exact: true }).fill("Ada Lovelace");
  await page.getByLabel(texts.line1, { exact: true }).fill("1 rue des Granges");
  await page.getByLabel(texts.postalCode).fill("25000");
  await page.getByLabel(texts.city).fill("Besançon");
  await expectUsable(page);
  const order = await create(page);
  const { pathname } = new URL(page.url());

  const words = textsOf("fr").order;
  await shopper.goto(await mailedPage(email, "vous attend"));
  await expect(shopper.getByRole("heading", { name: words("link.title") })).toBeVisible();
  await expectAccessible(shopper);
  await shopper.getByRole("button", { name: `${words("link.pay")} ·` }).click();
  const payment = new PaymentPage(shopper);
  await payment.fillCard("4242 4242 4242 4242");
  await shopper
    .getByRole("group", { name: payment.texts.billing })
    .getByLabel(payment.texts.country)
    .selectOption("FR");
  await payment.pay();
  await shopper.waitForURL(/\/merci\//);
  await expect(async () => {
    await page.reload();
    await expect(order.step("in-workshop")).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await order.take("in-workshop");
  await page.getByRole("button", { name: more.parcels.send }).click();
  const form = page.getByRole("group", { name: more.parcels.send });
  await form.getByRole("combobox").first().selectOption("1");
  await form.getByLabel(steps.trackingNumber).fill("6A11111111111");
  await form.getByRole("button", { name: more.parcels.confirm }).click();
  await expect(page.getByText("6A11111111111").first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^${fill(more.parcels.left, { pieces: "" })}`))).toBeVisible();
  await order.take("quality-control");
  await order.take("shipped");
  await order.take("delivered");

  await page.getByRole("link", { name: more.exchange.begin }).click();
  await expect(page.getByLabel(texts.email, { exact: true })).toHaveValue(email);
  await page.getByRole("group", { name: texts.returning }).getByRole("combobox").first().selectOption("1");
  await add(page, "DI0236");
  await expectUsable(page);
  const second = await create(page);
  await page.getByRole("button", { name: more.exchange.receive }).click();
  await expect(page.getByText(new RegExp(fill(more.exchange.arrived, { day: "" })))).toBeVisible();
  await second.expectState("pending");
  await page.goto(pathname);
  await expect(page.getByText(/^À rembourser sur /)).toBeVisible();
});
