import * as v from "valibot";
import { localeHref } from "@/src/i18n/locale-href";
import { CartPage } from "./pages/cart-page";
import { PaymentPage } from "./pages/payment-page";
import { Shell } from "./pages/shell";
import { AdminForm } from "./pages/admin-form";
import { shopUrl } from "./parts/addresses";
import { mailsTo, onlyMailTo } from "./parts/mailbox";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const products = v.object({ docs: v.tuple([v.object({ id: v.number() })]) });
const { forms, cart, watch, common } = textsOf("en");

/** The first address in a mail that leads to a path. */
const linkIn = (text: string, path: string): string =>
  new RegExp(`https?://\\S+${path}\\S*`).exec(text)?.[0] ?? "";

test("a product runs out, a notice is requested, pieces arrive, and one is bought", async ({
  openAdmin,
  marketer,
  staffRole,
  page,
  email,
  expectAccessible,
}) => {
  const sku = `STOCK-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const slug = sku.toLowerCase();
  const title = `Essai ${sku}`;
  await marketer.create("products", {
    sku,
    slug,
    name: title,
    kind: "watch",
    price: 9_000,
    discount: 0,
    availability: "in-stock",
    isVisible: true,
    _status: "published",
  });
  const { id } = v.parse(products, await marketer.read(`products?where[sku][equals]=${sku}`)).docs[0];

  const office = await openAdmin(staffRole);
  const form = new AdminForm(office);
  const stock = office.getByRole("region", { name: "Stock", exact: true });
  await form.open(`products/${id}`);
  await stock.getByLabel("Pièces en stock aujourd’hui").fill("0");
  await stock.getByRole("button", { name: "Compter les pièces" }).click();
  await expect(stock.getByText("Épuisé", { exact: true })).toBeVisible();

  const address = shopUrl + localeHref("en", `/produit/${slug}`);
  const notice = page.getByRole("region", { name: forms("stock-notice.title") });
  await expect(async () => {
    await page.goto(address);
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("main").getByText(common("price.soldOut"))).toBeVisible();
  await expectAccessible(page);
  await notice.getByLabel(forms("labels.email"), { exact: true }).fill(email);
  await notice.getByRole("button", { name: forms("stock-notice.submit") }).click();
  await expect(page.getByText(forms("stock-notice.sent.title"))).toBeVisible();
  await page.goto(linkIn((await onlyMailTo(email)).text, "/retour-en-stock/confirmation"));
  await page.getByRole("button", { name: forms("stock-notice-confirm.submit") }).click();
  await expect(page.getByText(forms("stock-notice-confirm.sent.title"))).toBeVisible();

  // Unsaved input of the form survives actions beside it.
  const name = office.locator("#field-name");
  await name.fill(`${title} A`);
  await stock.getByLabel("Pièces", { exact: true }).fill("2");
  await stock.getByRole("button", { name: "Enregistrer le mouvement" }).click();
  await expect(office.getByText("L’affichage se mettra à jour quand vous aurez enregistré.")).toBeVisible();
  await expect(name).toHaveValue(`${title} A`);
  await name.fill(title);
  await form.publish();
  await expect(stock.getByText("Épuisé", { exact: true })).toHaveCount(0);
  await office.close();

  await expect(async () => expect(await mailsTo(email)).toHaveLength(2)).toPass();
  const back = (await mailsTo(email)).find(({ subject }) => subject.startsWith("Back in stock"));
  await expect(async () => {
    await page.goto(linkIn(back?.text ?? "", `/produit/${slug}`));
    await expect(page.getByRole("button", { name: new RegExp(`^${watch("add")}`) })).toBeEnabled({
      timeout: 1_000,
    });
  }).toPass();
  await page.getByRole("button", { name: new RegExp(`^${watch("add")}`) }).click();
  await new Shell(page, "en").expectFilledDrawer();
  const basket = new CartPage(page, "en");
  await basket.open();
  // Three of two.
  for (const quantity of [2, 3]) {
    await basket.lines.more(title).click();
    await basket.lines.expectQuantity(title, quantity);
  }
  const left = cart("line.left").replace("{count}", "2");
  await expect(page.getByRole("main").getByText(left)).toBeVisible();
  await basket.pay.click();
  await expect(basket.error).toContainText(cart("reasons.out-of-stock"));
  await basket.lines.less(title).click();
  await expect(page.getByRole("main").getByText(left)).toHaveCount(0);
  await basket.pay.click();
  const payment = new PaymentPage(page, "en");
  await payment.payByCard(email);
  await expect(page).toHaveURL(/\/merci\//);
  await marketer.change(`products/${id}`, { isVisible: false });
});
