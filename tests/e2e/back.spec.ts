import type { Locator, Page } from "@playwright/test";
import { QuizPage } from "./pages/quiz-page";
import { Shell } from "./pages/shell";
import { SignInPage } from "./pages/sign-in-page";
import { WatchPage } from "./pages/watch-page";
import { ConfiguratorPage } from "./pages/configurator-page";
import { expect, test } from "./shop-test";

interface Situation {
  readonly path: string;
  readonly opener: (shell: Shell) => Locator;
  readonly opened: (shell: Shell) => Locator;
  /** Opened by the same means as another one. */
  readonly isDeep?: boolean;
}

const dialogOf = ({ page }: Shell, name: string) => page.getByRole("dialog", { name });
const lightboxOf = ({ page }: Shell) => page.locator(".pswp--open");

/** Overlays of a page, and how they are opened. */
const situations: Readonly<Record<string, Situation>> = {
  "the cart's drawer": {
    path: "/montres",
    opener: (shell) => shell.cartButton,
    opened: (shell) => shell.drawer,
  },
  "the search": {
    path: "/montres",
    opener: ({ banner, texts }) => banner.getByRole("button", { name: texts.common("nav.search") }),
    opened: (shell) => dialogOf(shell, shell.texts.common("nav.search")),
    isDeep: true,
  },
  "language and currency": {
    path: "/montres",
    opener: ({ page, texts }) =>
      page.getByRole("button", { name: new RegExp(`^${texts.common("locale.title")}`) }),
    opened: (shell) => dialogOf(shell, shell.texts.common("locale.title")),
    isDeep: true,
  },
  "a watch's pictures": {
    path: "/montres/distinction/DI01",
    opener: ({ page }) => page.locator("a[data-zoom]").first(),
    opened: lightboxOf,
  },
  "the composed watch's picture": {
    path: "/configurator",
    opener: ({ page, texts }) => page.getByRole("button", { name: texts.configurator("preview.zoom") }),
    opened: lightboxOf,
    isDeep: true,
  },
};

/** A previous page, to which Back returns. */
const comeFrom = async (page: Page): Promise<string> => {
  await page.goto("/fr/faq");
  return page.url();
};

for (const [name, { path, opener, opened, isDeep }] of Object.entries(situations)) {
  const title = `Back closes ${name}, and leaves the page when nothing is open`;
  test(title, isDeep ? { tag: "@deep" } : {}, async ({ page }) => {
    const shell = new Shell(page);
    const before = await comeFrom(page);
    await page.goto(path);
    const here = page.url();
    await opener(shell).click();
    await expect(opened(shell)).toBeVisible();
    await page.goBack();
    await expect(opened(shell)).toBeHidden();
    expect(page.url()).toBe(here);
    // Closed by its own means it costs no second press.
    await opener(shell).click();
    await expect(opened(shell)).toBeVisible();
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(opened(shell)).toBeHidden({ timeout: 1000 });
    }).toPass();
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
}

test("Back returns to the previous question, with its answer", async ({ page }) => {
  const quiz = new QuizPage(page);
  const before = await comeFrom(page);
  await page.goto("/trouver-votre-montre");
  const first = (await quiz.heading.textContent()) ?? "";
  const answer = quiz.questions.getByRole("radio").nth(1);
  await answer.check();
  await quiz.next.click();
  const second = (await quiz.heading.textContent()) ?? "";
  await quiz.questions.getByRole("radio").first().check();
  await quiz.next.click();
  await expect(quiz.heading).not.toHaveText(second);
  await page.goBack();
  await expect(quiz.heading).toHaveText(second);
  await page.goBack();
  await expect(quiz.heading).toHaveText(first);
  await expect(answer).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test("Back undoes a choice, then leaves; the watch is kept for the next visit", async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  const before = await comeFrom(page);
  await page.goto("/configurator?step=dial");
  await configurator.expectReady();
  await configurator.option("dial", "DI-GR").check({ force: true });
  await configurator.option("dial", "ART-WAVE").check({ force: true });
  await page.goBack();
  await expect(configurator.option("dial", "DI-GR")).toBeChecked();
  await expect(page).toHaveURL(/dial=DI-GR/);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goto("/configurator?step=dial");
  await expect(configurator.option("dial", "DI-GR")).toBeChecked();
  await expect(page.getByText(/^Vous reprenez la montre/)).toBeVisible();
});

test("Back closes the comparison of two versions, before it undoes", { tag: "@deep" }, async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  const { texts } = configurator.shell;
  await page.goto("/configurator?step=dial");
  await configurator.expectReady();
  await configurator.option("dial", "DI-GR").check({ force: true });
  await page.getByRole("button", { name: texts.configurator("compare.action") }).click();
  const window = page.getByRole("dialog", { name: texts.configurator("compare.title") });
  await expect(window.getByRole("columnheader", { name: texts.configurator("compare.now") })).toBeVisible();
  await page.goBack();
  await expect(window).toBeHidden();
  await expect(configurator.option("dial", "DI-GR")).toBeChecked();
});

test("Back closes the drawer that a new line has opened, on the watch's page", async ({ page }) => {
  const watch = new WatchPage(page, "Distinction 01");
  await watch.open("/montres/distinction/DI01");
  await watch.addToCart();
  await page.goBack();
  await expect(watch.shell.drawer).toBeHidden();
  await watch.expectShown();
  await page.goBack();
  // It was opened from an empty page.
  await expect(page).toHaveURL("about:blank");
});

test("a watch in the configurator is kept during a sign-in", async ({ page, email }) => {
  const configurator = new ConfiguratorPage(page);
  await page.goto("/configurator?step=dial");
  await configurator.expectReady();
  await configurator.option("dial", "ART-WAVE").check({ force: true });
  await expect(page).toHaveURL(/dial=ART-WAVE/);
  const form = new SignInPage(page);
  await form.open();
  await form.signIn(email);
  await page.goto("/configurator?step=dial");
  await expect(configurator.option("dial", "ART-WAVE")).toBeChecked();
});

test("Back closes an overlay opened from a phone's menu, then the menu @phone", async ({ page }) => {
  const shell = new Shell(page);
  const { common } = shell.texts;
  await page.goto("/montres");
  const here = page.url();
  await page.getByRole("button", { name: common("nav.openMenu") }).click();
  const menu = dialogOf(shell, common("nav.menu"));
  await menu.getByRole("button", { name: new RegExp(`^${common("locale.title")}`) }).click();
  const window = dialogOf(shell, common("locale.title"));
  await expect(window).toBeVisible();
  await page.goBack();
  await expect(window).toBeHidden();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  expect(page.url()).toBe(here);
});

test("Back closes the menu of a phone @phone", async ({ page }) => {
  const shell = new Shell(page);
  const before = await comeFrom(page);
  await page.goto("/montres");
  const { common } = shell.texts;
  await page.getByRole("button", { name: common("nav.openMenu") }).click();
  const menu = dialogOf(shell, common("nav.menu"));
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test("Back lowers the raised options of a phone @phone", async ({ page }) => {
  const { texts } = new Shell(page);
  await comeFrom(page);
  await page.goto("/configurator?step=dial");
  const raise = page.getByRole("button", { name: texts.configurator("sheet.raise") });
  const lower = page.getByRole("button", { name: texts.configurator("sheet.lower") });
  await raise.click();
  await expect(lower).toBeVisible();
  await page.goBack();
  await expect(raise).toBeVisible();
  await expect(page).toHaveURL(/configurator/);
});
