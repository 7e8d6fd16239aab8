import { Shell } from "./pages/shell";
import { expect, test } from "./shop-test";

/** What opens a window, and the window. */
const windowsOf = (shell: Shell) => {
  const { common } = shell.texts;
  return [
    [shell.cartButton, shell.drawer],
    [
      shell.page.getByRole("button", { name: new RegExp(`^${common("locale.title")}`) }),
      shell.page.getByRole("dialog", { name: common("locale.title") }),
    ],
    [
      shell.banner.getByRole("button", { name: common("nav.search") }),
      shell.page.getByRole("dialog", { name: common("nav.search") }),
    ],
  ] as const;
};

test("the first click opens a window at once, though its content is late", async ({ page }) => {
  const shell = new Shell(page);
  await shell.open("/montres");
  // From here on nothing more is fetched until it is let through.
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/_next\/static\/.*\.js|\/api\/texts\//, async (route) => {
    await held;
    await route.continue();
  });
  for (const [opener, window] of windowsOf(shell)) {
    await opener.click();
    await expect(window).toBeVisible();
    await expect(window.getByRole("status")).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(window).toBeHidden();
  }
  letThrough();
  for (const [opener, window] of windowsOf(shell)) {
    await opener.click();
    await expect(
      window.getByRole("listitem").or(window.getByRole("radio")).or(window.getByRole("link")).first(),
    ).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("where the drawer cannot be loaded its button leads to the cart", async ({ page }) => {
  const shell = new Shell(page);
  await shell.open("/montres");
  await page.route("**/api/texts/**", (route) => route.abort());
  await shell.cartButton.click();
  await expect(page).toHaveURL(/\/panier$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, width] of [
    ["wide", 1440],
    ["narrow", 390],
  ] as const) {
    test(`what opens a window leads to a page or a place that does the same, ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shell = new Shell(page);
      await page.goto("/montres");
      await shell.cartButton.click();
      await expect(page).toHaveURL(/\/panier\/sans-script$/);
      await page.goto("/montres");
      if (width > 900) {
        await shell.banner.getByRole("button", { name: shell.texts.common("nav.search") }).click();
        await expect(page).toHaveURL(/\/recherche$/);
      } else {
        await shell.banner.getByRole("button", { name: shell.texts.common("nav.openMenu") }).click();
        await expect(page.getByRole("contentinfo")).toBeInViewport();
      }
    });
  }
});
