import { languageTag } from "@/src/domain/locale/locale";
import { withoutPictures } from "./parts/without-pictures";
import { shopUrl } from "./parts/addresses";
import { composeWatch } from "./parts/fill-cart";
import { CartPage } from "./pages/cart-page";
import { WatchPage } from "./pages/watch-page";
import { expect, test } from "./shop-test";

/** Buyers of a market: language, currency, and what they are told about their border. */
const buyers = [
  {
    name: "New York",
    locale: "en",
    currency: "USD",
    border: /^United States: about \$\d+ of duties and taxes/,
  },
  { name: "Tokyo", locale: "jp", currency: "JPY", border: /^日本：お届け時に、関税・税金として約/ },
  { name: "Paris", locale: "fr", currency: "EUR", border: null },
] as const;

for (const { name, locale, currency, border } of buyers) {
  test(`a buyer in ${name} reads what the border costs before paying`, async ({ page, context }) => {
    await withoutPictures(page);
    await context.addCookies([{ name: "currency", value: currency, url: shopUrl }]);
    const watch = new WatchPage(page, locale === "jp" ? "ディスティンクション 02" : "Distinction 02", locale);
    await watch.open("/montres/distinction/DI02");
    expect(await page.locator("html").getAttribute("lang")).toBe(languageTag(locale));
    const { watch: texts, common, cart: words } = watch.shell.texts;
    const delivery = page.getByRole("definition").filter({ hasText: "Colissimo" });
    const vat = watch.column.getByText(common("price.vat"), { exact: true });
    if (border === null) {
      await expect(delivery).toHaveText(texts("promises.freeBy", { carrier: "Colissimo" }));
      await expect(vat).toBeVisible();
    } else {
      await expect(delivery.getByText(border)).toBeVisible();
      await expect(vat).toBeHidden();
    }
    await watch.addToCart();
    const { sku } = await composeWatch(page);
    await watch.shell.open(`/configurator/p/${sku.replace(/^BSPKWTCH-/, "")}`);
    const composed = page.getByRole("main");
    if (border === null) await expect(composed.getByText(common("price.vat"), { exact: true })).toBeVisible();
    else await expect(composed.getByText(border)).toBeVisible();
    const cart = new CartPage(page, locale);
    await cart.open();
    const total = words(border === null ? "total.withVat" : "total.plain");
    await expect(cart.summary.getByText(total, { exact: true })).toBeVisible();
    await expect(cart.summary.getByText(border ?? /duties|droits/)).toHaveCount(border === null ? 0 : 1);
    // The last page before payment, as Japanese law wants it.
    const conditions = cart.summary.getByRole("region", { name: words("conditions.title") });
    await expect(conditions).toHaveCount(locale === "jp" ? 1 : 0);
    if (locale !== "jp") return;
    for (const term of ["payment", "delivery", "withdrawal"] as const)
      await expect(
        conditions.getByRole("term").filter({ hasText: words(`conditions.${term}`) }),
      ).toBeVisible();
    await expect(conditions.getByRole("link")).toHaveAttribute("href", "/jp/tokushoho");
  });
}

test("the notice of Japanese law is a page in Japanese, and in no other language", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/jp");
  await page.getByRole("contentinfo").getByRole("link", { name: "特定商取引法に基づく表記" }).click();
  await expect(page).toHaveURL(`${shopUrl}/jp/tokushoho`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("特定商取引法に基づく表記");
  for (const item of ["販売業者", "送料", "お支払いの時期", "商品の引渡時期", "返品・キャンセル"])
    await expect(page.getByRole("term").filter({ hasText: item }).first()).toBeVisible();
  expect(await page.locator("main").innerText()).not.toContain("{{");
  await expectAccessible(page);
  for (const path of ["/tokushoho", "/en/tokushoho"])
    expect((await page.request.get(path)).status(), path).toBe(404);
  await page.goto("/en");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /Japanese/ })).toHaveCount(0);
});
