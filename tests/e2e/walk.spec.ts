import { currencyCookie } from "@/src/domain/money/currency";
import { shopUrl } from "./parts/addresses";
import { watchPaths } from "./parts/watch-paths";
import { layoutShift, paintedPrices, watchPaints } from "./parts/paint-watch";
import { onlyMailTo } from "./parts/mailbox";
import { orderOfSession } from "./parts/staff";
import { AdminPages } from "./pages/admin-pages";
import { CartLines } from "./pages/cart-lines";
import { CartPage } from "./pages/cart-page";
import { ConfiguratorPage } from "./pages/configurator-page";
import { Lightbox } from "./pages/lightbox";
import { PaymentPage } from "./pages/payment-page";
import { Shell } from "./pages/shell";
import { ThanksPage } from "./pages/thanks-page";
import { WatchPage } from "./pages/watch-page";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const fluted = "caseType=FL&caseColor=CAS-FL-rg&strapStyle=JU&strapColor=rg&dial=ART-WAVE&hands=HAN-LEA-RG";

test("a ready-made watch, then in English and dollars", async ({ page, expectAccessible }) => {
  const shell = new Shell(page);
  await watchPaints(page);
  await shell.open("/");
  await expectAccessible(page);
  await shell.followNavigation("Montres");
  await page.waitForURL("**/montres");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Montres");
  await expectAccessible(page);

  const watch = new WatchPage(page, "Distinction 01");
  await page.getByRole("link", { name: watch.name, exact: true }).click();
  await watch.expectShown();
  await watch.chooseDiameter(40);
  await watch.addToCart();
  await expectAccessible(page);
  const drawer = new CartLines(shell.drawer, shell.texts);
  await expect(drawer.line(watch.name)).toContainText("310,00");
  await page.keyboard.press("Escape");

  await shell.choose({ locale: "en", currency: "USD" });
  await page.waitForURL("**/en/montres/distinction/DI01");
  const english = new WatchPage(page, "Distinction 01", "en");
  await english.expectShown();
  await expect(english.column).toContainText("$334.90");
  await english.shell.openCart();
  const englishDrawer = new CartLines(english.shell.drawer, english.shell.texts);
  await expect(englishDrawer.line(watch.name)).toContainText("$334.90");
  await expect(englishDrawer.line(watch.name)).toContainText("40");
});

test("prices in dollars are never shown in euros first, and nothing shifts", async ({ page, context }) => {
  await context.addCookies([{ name: currencyCookie.name, value: "USD", url: shopUrl }]);
  await watchPaints(page);
  for (const path of ["/", "/montres", watchPaths.twoSizes, "/configurator"]) {
    const english = new Shell(page, "en");
    await english.open(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Instalments are announced in the charged currency; a sentence may be for other currencies alone.
    const prices = (await paintedPrices(page)).filter((price) => price !== "" && !price.includes("Klarna"));
    expect(prices.length, `prices on ${path}`).toBeGreaterThan(0);
    expect(
      prices.filter((price) => !price.includes("$")),
      `prices on ${path}`,
    ).toEqual([]);
    const shift = await layoutShift(page);
    expect(shift.sum, `layout shift of ${path}: ${shift.moved.join(", ")}`).toBeLessThan(0.02);
  }
  await expect(new ConfiguratorPage(page, "en").price).toContainText("$345.50");
});

test("a watch is composed, viewed, shared and added to the cart", async ({
  page,
  browser,
  expectAccessible,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open();
  await expect(configurator.price).toContainText("320,00");
  await expectAccessible(page);

  await configurator.choose("caseType", "FL");
  await configurator.expectParts({ case: "CAS-FL-si" });
  await configurator.choose("caseColor", "CAS-FL-rg");
  await configurator.expectParts({ case: "CAS-FL-rg" });
  await configurator.choose("strapStyle", "JU");
  await configurator.choose("strapColor", "rg");
  await configurator.expectParts({ straps: "STR-JU-rg" });
  await expect(configurator.price).toContainText("320,00");
  await configurator.choose("dial", "ART-WAVE");
  await configurator.expectParts({ dial: "ART-WAVE" });
  await expect(configurator.price).toContainText("520,00");
  await expect(configurator.warning).toContainText("Vague guillochée");
  await configurator.choose("hands", "HAN-DIYC-GL");
  await configurator.expectParts({ hands: "HAN-DIYC-GL" });
  await expect(configurator.price).toContainText("540,00");
  await expectAccessible(page);

  await configurator.choose("rotor", "WAVE-RG");
  await configurator.expectParts({ caseback: "1", case: "CB-rg-open", rotor: "WAVE-RG" });
  await expect(configurator.price).toContainText("575,00");

  await configurator.undo.click();
  await expect(configurator.price).toContainText("540,00");
  await configurator.redo.click();
  await expect(configurator.price).toContainText("575,00");

  const lightbox = new Lightbox(page);
  await configurator.zoom.click();
  await lightbox.expectPicture("rotor", "WAVE-RG");
  await lightbox.zoomIn();
  await lightbox.close();

  const link = await configurator.share();
  const stranger = await browser.newContext({ locale: "fr-FR" });
  const shared = await stranger.newPage();
  await shared.goto(link);
  const { configurator: texts } = textsOf("fr");
  await expect(shared.getByRole("heading", { name: texts("shared.title") })).toBeVisible();
  for (const part of ["Cannelée", "Jubilé", "Vague guillochée", "Dauphine ajourée", "Vagues"]) {
    await expect(shared.getByRole("main")).toContainText(part);
  }
  await expect(shared.getByRole("main")).toContainText("575,00");
  await expectAccessible(shared);
  await stranger.close();

  await configurator.add.click();
  const { drawer } = configurator.shell;
  await expect(drawer).toBeVisible();
  const id = link.split("/").at(-1) ?? "";
  await expect(drawer.getByRole("listitem").locator(`img[src*="${id}"]`)).toHaveJSProperty(
    "naturalWidth",
    320,
  );
  await expect(drawer).toContainText("575,00");
  await expectAccessible(page);

  // Edited, it is still one watch.
  await drawer.getByRole("link", { name: "Modifier" }).click();
  await expect(drawer).toBeHidden();
  await configurator.choose("rotor", "NORMAL");
  await expect(configurator.price).toContainText("540,00");
  await configurator.replace.click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Modifier" })).toHaveCount(1);
  await expect(drawer).toContainText("540,00");
});

test("the cart is paid, in the shopper's language, and staff see the order", async ({
  page,
  email,
  marketer,
  expectAccessible,
}) => {
  const configurator = new ConfiguratorPage(page, "en");
  await configurator.open(fluted);
  await configurator.shell.choose({ currency: "USD" });
  await configurator.expectReady();
  await configurator.add.click();
  await configurator.shell.drawer.getByRole("link", { name: configurator.shell.texts.cart("view") }).click();

  const cart = new CartPage(page, "en");
  await cart.expectShown();
  const title = "Bespoke watch";
  await cart.note.fill("Before the 24th, please");
  await cart.lines.more(title).click();
  await cart.lines.expectQuantity(title, 2);
  await cart.lines.expectSettled();
  // 520 EUR are 561.50 USD; two of them, and 1040 EUR on the card.
  await expect(cart.summary).toContainText("$1,123.00");
  await expect(cart.pay).toContainText("€1,040.00");
  await expectAccessible(page);
  await cart.payCart();

  const payment = new PaymentPage(page, "en");
  const { session } = payment;
  await expect(page.getByText("€1,040.00").first()).toBeVisible();
  await expectAccessible(page);
  await payment.payByCard(email);
  const thanks = new ThanksPage(page, "en");
  await thanks.expectState("paid");
  await expectAccessible(page);

  const receipt = await page.request.get((await thanks.receipt.getAttribute("href")) ?? "");
  expect(receipt.headers()["content-type"]).toBe("application/pdf");
  expect((await receipt.body()).subarray(0, 4).toString()).toBe("%PDF");

  const order = await orderOfSession(marketer, session);
  expect(order).toMatchObject({
    state: "paid",
    total: 104_000,
    note: "Before the 24th, please",
    locale: "en",
    lines: [{ title, quantity: 2, unit: 52_000, total: 104_000, selection: { dial: "ART-WAVE" } }],
  });

  const mail = await onlyMailTo(email);
  expect(mail.html).toContain('<html lang="en"');
  expect(mail.subject).toContain(order.number);
  for (const part of [title, "Guilloché wave", "€1,040.00", "Before the 24th, please"]) {
    expect(mail.text).toContain(part);
    expect(mail.html).toContain(part);
  }
  expect(mail.html).toMatch(/<img[^>]+src="(cid:|data:|https?:)/);
  expect(mail.attachments.map(({ contentType }) => contentType)).toContain("image/jpeg");

  const admin = new AdminPages(page);
  await admin.signIn("clerk");
  await admin.openOrder(order.id);
  await expect(page.getByRole("heading", { name: order.number })).toBeVisible();
  const line = page.getByRole("row").filter({ hasText: title });
  await expect(line).toContainText("Guilloché wave");
  await expect(line).toContainText("520,00");
  await expect(page.getByText("Before the 24th, please")).toBeVisible();
  await expect(page.getByRole("link", { name: email })).toBeVisible();
});
