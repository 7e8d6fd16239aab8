import type { Page, Route } from "@playwright/test";
import { CartLines } from "./pages/cart-lines";
import { CartPage } from "./pages/cart-page";
import { Shell } from "./pages/shell";
import { WatchPage } from "./pages/watch-page";
import { expect, test } from "./shop-test";

const watch = "Distinction 01";
const watchPath = "/montres/distinction/DI01";
const retrieve = "**/api/cart/retrieve*";
const add = "**/api/cart/add*";
const checkout = "**/api/checkout";

async function withWatch(page: Page): Promise<{ shell: Shell; drawer: CartLines }> {
  const watchPage = new WatchPage(page, watch);
  await watchPage.open(watchPath);
  await watchPage.addToCart();
  const { shell } = watchPage;
  const drawer = new CartLines(shell.drawer, shell.texts);
  await drawer.expectSettled();
  return { shell, drawer };
}

/** Requests stay under way until they are let go. */
async function hold(
  page: Page,
  address: string,
): Promise<{ letGo: () => Promise<void>; count: () => number }> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(address, async (route) => {
    held.push(route);
    if (isOpen) await route.continue();
  });
  return {
    letGo: async () => {
      isOpen = true;
      await Promise.all(held.map((route) => route.continue()));
    },
    count: () => held.length,
  };
}

/** One line of the cart, as the API answers it. */
const serverQuantity = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch("/api/cart/retrieve");
    const { items }: { items: { quantity: number }[] } = await answer.json();
    return items.map((item) => item.quantity);
  });

test("the badge counts pieces and is hidden at none", async ({ page }) => {
  const shell = new Shell(page);
  await shell.open("/montres");
  await shell.expectPieces(0);
  const { drawer } = await withWatch(page);
  await drawer.more(watch).click();
  await drawer.expectQuantity(watch, 2);
  await page.keyboard.press("Escape");
  await expect(shell.drawer).toBeHidden();
  await shell.expectPieces(2);
});

test("plus adds one, minus stops at one, remove takes the line out", async ({ page }) => {
  const { shell, drawer } = await withWatch(page);
  await drawer.more(watch).click();
  await drawer.expectQuantity(watch, 2);
  await expect(drawer.line(watch)).toContainText("620,00");
  await expect(drawer.line(watch)).toContainText("310,00");
  await drawer.less(watch).click();
  await drawer.expectQuantity(watch, 1);
  await drawer.expectSettled();
  await expect(drawer.less(watch)).toHaveAttribute("aria-disabled", "true");
  await drawer.less(watch).click({ force: true });
  expect(await serverQuantity(page)).toEqual([1]);
  await drawer.remove(watch).click();
  await expect(shell.drawer.getByText(shell.texts.cart("empty.title"))).toBeVisible();
  expect(await serverQuantity(page)).toEqual([]);
});

test("while a change is under way, further ones are ignored", async ({ page }) => {
  const { drawer } = await withWatch(page);
  const additions = await hold(page, add);
  await drawer.more(watch).click();
  await expect(drawer.list).toHaveAttribute("aria-busy", "true");
  await drawer.more(watch).click({ force: true });
  await drawer.more(watch).click({ force: true });
  await drawer.remove(watch).click({ force: true });
  await additions.letGo();
  await drawer.expectSettled();
  await drawer.expectQuantity(watch, 2);
  expect(additions.count()).toBe(1);
  expect(await serverQuantity(page)).toEqual([2]);
});

test("a gift card is offered until one is in the cart", async ({ page }) => {
  const { shell, drawer } = await withWatch(page);
  const offer = shell.drawer.getByRole("region", { name: /50,00/ });
  await offer.getByRole("button", { name: shell.texts.cart("upsell.add") }).click();
  await expect(drawer.list.getByRole("listitem").filter({ hasText: "Carte cadeau 50" })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("an empty cart shows the way on and can't be viewed or paid", async ({ page }) => {
  const shell = new Shell(page);
  await shell.open("/montres");
  await shell.openCart();
  const { cart } = shell.texts;
  await expect(shell.drawer.getByText(cart("empty.title"))).toBeVisible();
  await expect(shell.drawer.getByRole("button", { name: cart("view") })).toBeDisabled();
  await expect(shell.drawer.getByRole("button", { name: cart("pay.short") })).toBeDisabled();
});

test(
  "the drawer closes on another page and is not shown on the cart's own",
  { tag: "@deep" },
  async ({ page }) => {
    const { shell, drawer } = await withWatch(page);
    await drawer.line(watch).getByRole("link", { name: watch }).click();
    await page.keyboard.press("Escape");
    await shell.openCart();
    await shell.drawer.getByRole("link", { name: shell.texts.cart("view") }).click();
    await page.waitForURL("**/panier");
    await expect(shell.drawer).toBeHidden();
    await shell.cartButton.click();
    await expect(shell.drawer).toBeHidden();
  },
);

test("an unreadable cart shows as empty, and is not overwritten", async ({ page }) => {
  await withWatch(page);
  const written: string[] = [];
  page.on("request", (request) => request.method() === "POST" && written.push(request.url()));
  await page.route(retrieve, (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
  const watchPage = new WatchPage(page, watch);
  await watchPage.open(watchPath);
  await watchPage.shell.expectPieces(0);
  await watchPage.add.click();
  await expect(watchPage.column.getByRole("alert")).toBeVisible();
  expect(written).toEqual([]);
  const cartPage = new CartPage(page);
  await cartPage.open();
  await expect(cartPage.emptyView).toBeVisible();
  await page.unroute(retrieve);
  expect(await serverQuantity(page)).toEqual([1]);
});

test.describe("paying that does not open", () => {
  test("422 says that the purchase failed, and why", async ({ page }) => {
    await withWatch(page);
    const cartPage = new CartPage(page);
    await cartPage.open();
    await page.route(checkout, (route) => route.fulfill({ status: 422, json: { error: "price-changed" } }));
    await cartPage.pay.click();
    const { cart } = cartPage.shell.texts;
    await expect(cartPage.error).toContainText(cart("purchase_error"));
    await expect(cartPage.error).toContainText(cart("reasons.price-changed"));
    await expect(cartPage.pay).toBeEnabled();
  });

  const unreachable: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ["the network fails", (route) => route.abort("connectionfailed")],
    ["the answer has no address", (route) => route.fulfill({ status: 200, json: {} })],
    ["the shop fails", (route) => route.fulfill({ status: 500, body: "" })],
  ];
  for (const [name, answer] of unreachable) {
    test(name, { tag: "@deep" }, async ({ page }) => {
      await withWatch(page);
      const cartPage = new CartPage(page);
      await cartPage.open();
      await page.route(checkout, answer);
      await cartPage.pay.click();
      await expect(cartPage.error).toContainText(cartPage.shell.texts.cart("error"));
      await expect(cartPage.pay).toBeEnabled();
    });
  }

  test("submitting again while it is under way is ignored", async ({ page }) => {
    await withWatch(page);
    const cartPage = new CartPage(page);
    await cartPage.open();
    const submits = await hold(page, checkout);
    await cartPage.pay.dblclick();
    await expect(cartPage.pay).toBeDisabled();
    await cartPage.pay.click({ force: true });
    await page.keyboard.press("Enter");
    await submits.letGo();
    await page.waitForURL(/\/c\/pay\//);
    expect(submits.count()).toBe(1);
  });

  test("it can't be pressed while the cart is loading", { tag: "@deep" }, async ({ page }) => {
    await withWatch(page);
    const cartPage = new CartPage(page);
    await cartPage.open();
    const additions = await hold(page, add);
    await cartPage.lines.more(watch).click();
    await expect(cartPage.pay).toBeDisabled();
    await additions.letGo();
    await expect(cartPage.pay).toBeEnabled();
  });
});
