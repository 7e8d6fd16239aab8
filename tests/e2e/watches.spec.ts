import { parisDay } from "@/src/domain/calendar/paris-day";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import { shopUrl } from "./parts/addresses";
import { watchPaths } from "./parts/watch-paths";
import { ConfiguratorPage } from "./pages/configurator-page";
import { Lightbox } from "./pages/lightbox";
import { WatchPage } from "./pages/watch-page";
import { WatchesPage } from "./pages/watches-page";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const htmlOf = async (path: string) => (await fetch(shopUrl + path)).text();

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("watches are filtered by dial, size and price, and the filters are removed", async ({ page }) => {
    const list = new WatchesPage(page);
    await list.open();
    const all = await list.names.count();
    await list.choose("color", list.texts("colors.vert"));
    await list.expectAddress("couleur=vert");
    await expect(list.names).toHaveText(["Distinction 02", "Distinction Malachite"]);
    await list.choose("diameter", "40");
    await list.expectAddress("diametre=40&couleur=vert");
    await expect(list.names).toHaveText(["Distinction 02"]);
    await list.choose("line", "Distinction");
    await list.expectAddress("ligne=distinction&diametre=40&couleur=vert");
    await list.chosen.getByRole("link", { name: list.texts("colors.vert") }).click();
    await list.expectAddress("ligne=distinction&diametre=40");
    await expect(list.names).toHaveText(["Distinction 01", "Distinction 02", "Distinction 03"]);
    await list.chosen.getByRole("link", { name: list.texts("filters.clear") }).click();
    await list.expectAddress("");
    await expect(list.names).toHaveCount(all);
  });

  test("a close-up links to its picture", async ({ page }) => {
    await page.goto(watchPaths.twoSizes);
    const link = page.locator("a[data-zoom]").first();
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect([answer.status(), answer.headers()["content-type"]?.split("/")[0]]).toEqual([200, "image"]);
  });
});

test("lists are sorted by price, and every value shows its number of watches", async ({
  page,
  expectAccessible,
}) => {
  const list = new WatchesPage(page);
  await list.open("tri=prix");
  await expect(list.names.first()).toHaveText("Réminiscence");
  await list.open("tri=prix-desc");
  await expect(list.names.first()).toHaveText("Distinction Météorite");
  await list.choose("stock", list.texts("filters.inStock"));
  await list.expectAddress("stock=oui&tri=prix-desc");
  const shown = await list.names.count();
  expect(shown).toBeGreaterThan(0);
  await list.filters.locator("summary", { hasText: list.texts("filters.color") }).click();
  await expectAccessible(page);
});

test("an unknown filter is no error", async ({ page, expectAccessible }) => {
  const list = new WatchesPage(page, "en");
  await list.open("couleur=ciel");
  await expect(list.nothing).toContainText(list.texts("filters.unknown"));
  await expectAccessible(page);
  await list.nothing.getByRole("link", { name: list.texts("filters.reset") }).click();
  await list.expectAddress("");
});

test("the whole list is indexed, deep ones are not", async () => {
  const robots = /<meta name="robots" content="([^"]+)"/;
  expect(robots.exec(await htmlOf("/montres"))).toBeNull();
  expect(robots.exec(await htmlOf("/montres?couleur=vert"))).toBeNull();
  for (const query of ["couleur=vert&diametre=36", "couleur=vert,bleu", "couleur=ciel"]) {
    expect([query, robots.exec(await htmlOf(`/montres?${query}`))?.[1]]).toEqual([query, "noindex, follow"]);
  }
});

test("one list has one page, for any order of its filters", async () => {
  const pages = await Promise.all(
    ["couleur=bleu,vert", "couleur=vert&couleur=bleu", "utm_source=mail&couleur=vert,bleu"].map((query) =>
      htmlOf(`/montres?${query}`),
    ),
  );
  const watches = pages.map((html) => [...html.matchAll(/<article/g)].length);
  expect(new Set(watches)).toEqual(new Set([5]));
});

test("the figures of a watch with two sizes are all of one size, the diameter too", async ({ page }) => {
  await page.goto(watchPaths.twoSizes);
  const figures = page.locator("dd[data-type=figure]");
  const size = await figures.nth(1).evaluate((figure) => getComputedStyle(figure).fontSize);
  await expect(figures.first().getByText("36", { exact: true })).toHaveCSS("font-size", size);
});

test("the close-ups work with the keyboard", async ({ page }) => {
  const watch = new WatchPage(page, "Distinction 01");
  await watch.open(watchPaths.twoSizes);
  const lightbox = new Lightbox(page);
  const first = page.locator("a[data-zoom]").first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(lightbox.window).toBeVisible();
  await expect(lightbox.window.locator("[aria-hidden=false] img").last()).toHaveAttribute(
    "alt",
    watch.shell.texts.watch("alt.front", { name: "Distinction 01" }),
  );
  // The three-quarter view, then the macro.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(lightbox.window.locator('img[src*="crop=bezel"]').first()).toBeVisible();
  await lightbox.close();
  await expect(first).toBeFocused();
});

test("a watch is customised in the configurator, part by part", async ({ page }) => {
  const watch = new WatchPage(page, "Distinction 05");
  await watch.open("/montres/distinction/DI05");
  await watch.column.getByRole("link", { name: watch.shell.texts.watch("configure") }).click();
  const configurator = new ConfiguratorPage(page);
  // Its burgundy dial is not offered there: the editor's nearest one is mounted.
  await configurator.expectParts({
    case: "CAS-FL-rg",
    hands: "HAN-DIS-RG",
    straps: "STR-LE-BL",
    dial: "DI-PI",
  });
});

test("instalments are announced in euros and dollars only, and the date is today's", async ({
  page,
  context,
}) => {
  const { watch } = textsOf("fr");
  const view = new WatchPage(page, "Distinction 01");
  const sentence = watch("instalment.first", { count: 2, first: "103,34 €", amount: "103,33 €" });
  await view.open(watchPaths.twoSizes);
  await expect(view.column).toContainText(sentence);
  await expect(view.column.locator("time").first()).toHaveAttribute(
    "datetime",
    dispatchDay(parisDay(new Date()), 12, []),
  );
  await context.addCookies([{ name: "currency", value: "USD", url: shopUrl }]);
  await view.open(watchPaths.twoSizes);
  // Dollars are a conversion; instalments are charged in euros.
  await expect(view.column).toContainText(sentence);
  await context.addCookies([{ name: "currency", value: "CHF", url: shopUrl }]);
  await view.open(watchPaths.twoSizes);
  await expect(view.column).toContainText("CHF");
  await expect(view.column).not.toContainText("Klarna");
});
