import type { BrowserContext, Locator, Page } from "@playwright/test";
import * as v from "valibot";
import { cartResponse } from "@/src/domain/contracts/cart";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { putIntoCart } from "./parts/fill-cart";
import { sessionOfPage, readSession } from "./parts/payments";
import { scriptModes } from "./parts/script-modes";
import { withoutPictures } from "./parts/without-pictures";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const { cart: cartTexts, watch: watchTexts, forms } = textsOf("fr");

/** A way to buy something. */
interface BuyPath {
  readonly name: string;
  readonly path: string;
  /** Choices and inputs before the button is pressed. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Expected values of the cart's only line. */
  readonly bought: Readonly<Record<string, unknown>>;
}

/** Typed into forms: must not appear in an address. */
const typed = "Grace Hopper";

const giftField = (page: Page, name: "recipientName" | "senderName" | "sendOn") =>
  page.getByLabel(new RegExp(`^${forms(`gift-card.fields.${name}.label`)}( |$)`));

const buyPaths: readonly BuyPath[] = [
  { name: "a watch", path: "/montres/distinction/DI05", bought: { product: "DI05" } },
  {
    name: "a watch in another diameter",
    path: "/montres/distinction/DI01",
    prepare: (page) => page.getByRole("radio", { name: /^36 mm/ }).check(),
    bought: { product: "DI0136" },
  },
  { name: "a product", path: "/produit/DI0240", bought: { product: "DI0240" } },
  {
    name: "the watch the configurator opens with",
    path: "/configurator",
    bought: { kind: "bespoke", price: 32_000 },
  },
  {
    name: "a watch that is composed",
    path: "/configurator",
    prepare: (page) => page.getByRole("radio", { name: /^40 ?mm/ }).check(),
    bought: { kind: "bespoke", bespoke_data: { case_diameter: "40mm", dial: "DI" } },
  },
  {
    name: "the watch of an address",
    path: "/configurator?dial=ART-WAVE",
    bought: { kind: "bespoke", price: 52_000, bespoke_data: { dial: "ART-WAVE" } },
  },
  {
    name: "the watch of a quiz",
    path: "/trouver-votre-montre/resultats?poignet=small&lumiere=profonde",
    bought: { kind: "watch" },
  },
  {
    name: "a gift card",
    path: "/produit/GC-100",
    prepare: async (page) => {
      await giftField(page, "recipientName").fill(typed);
      await giftField(page, "senderName").fill("Ada");
      await giftField(page, "sendOn").fill(parisDay(new Date()));
    },
    bought: { kind: "gift-card", price: 10_000, gift: { recipientName: typed } },
  },
];

/** The cart of a browser, as the API returns it. */
async function cartOf(context: BrowserContext) {
  const answer = await context.request.get("/api/cart/retrieve");
  return v.parse(cartResponse, await answer.json()).items;
}

/** All addresses a browser requests. */
function addressesOf(context: BrowserContext): readonly string[] {
  const addresses: string[] = [];
  context.on("request", (request) => void addresses.push(decodeURIComponent(request.url())));
  return addresses;
}

const addButton = (page: Page): Locator =>
  page.getByRole("button", { name: new RegExp(`^${watchTexts("add")}`) }).first();

/** The lines of the cart, on its page or in the drawer. */
const linesOf = (page: Page) => page.getByRole("list", { name: cartTexts("lines") }).getByRole("listitem");

for (const { name: mode, open, press, hasScript } of scriptModes) {
  test.describe(mode, () => {
    for (const [place, { name, path, prepare, bought }] of buyPaths.entries()) {
      // What happens before a script is the same for all; without one, each is sent.
      const isDeep = hasScript && place > 0;
      test(`${name} is bought once`, isDeep ? { tag: "@deep" } : {}, async ({ browser }) => {
        const { context, letScriptsCome } = await open(browser);
        const addresses = addressesOf(context);
        const page = await context.newPage();
        await withoutPictures(page);
        await page.goto(path, { waitUntil: "commit" });
        await prepare?.(page);
        await press(addButton(page));
        letScriptsCome();
        await expect(linesOf(page).getByRole("heading")).toHaveCount(1);
        const items = await cartOf(context);
        expect(items).toMatchObject([{ ...bought, quantity: 1 }]);
        expect(addresses.filter((address) => address.includes(typed))).toEqual([]);
        await context.close();
      });
    }

    test("the cart is paid once, for what it shows", async ({ browser }) => {
      const { context, letScriptsCome } = await open(browser);
      const page = await context.newPage();
      await withoutPictures(page);
      await putIntoCart(page, "DI0136");
      await page.goto("/panier/sans-script", { waitUntil: "commit" });
      await page.getByLabel(cartTexts("note.label")).fill(typed);
      await press(page.getByRole("button", { name: new RegExp(`^${cartTexts("pay.full")}`) }));
      letScriptsCome();
      // A second click abandons the first payment page and leads to one with the same total.
      await expect(page).toHaveURL(/\/c\/pay\//);
      expect(await readSession(sessionOfPage(page.url()))).toMatchObject({
        status: "open",
        amount_total: 31_000,
      });
      await context.close();
    });
  });
}

test.describe("without a script", () => {
  test("a cart is changed, and its page links to it", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: "fr-FR" });
    const page = await context.newPage();
    await putIntoCart(page, "DI0136");
    await page.goto("/panier");
    await page.waitForURL("**/panier/sans-script");
    const line = linesOf(page);
    await line.getByRole("button", { name: cartTexts("line.more") }).click();
    await expect(line.getByRole("status")).toHaveText("2");
    await expect(page.getByRole("complementary", { name: cartTexts("summary") })).toContainText("620,00");
    await line.getByRole("button", { name: cartTexts("line.less") }).click();
    await expect(line.getByRole("status")).toHaveText("1");
    await page.getByText(cartTexts("giftCard.title")).click();
    await page.getByLabel(cartTexts("giftCard.label")).fill("AAAA-BBBB");
    await page.getByRole("button", { name: cartTexts("giftCard.use") }).click();
    await expect(page.getByText(cartTexts("giftCard.errors.unknown-card"))).toBeVisible();
    await expect(page.getByLabel(cartTexts("giftCard.label"))).toHaveValue("AAAA-BBBB");
    await line.getByRole("button", { name: new RegExp(`^${cartTexts("line.remove")} Distinction`) }).click();
    await expect(page.getByText(cartTexts("empty.title"))).toBeVisible();
    await context.close();
  });

  test("adding twice with a look in between gives two", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: "fr-FR" });
    const page = await context.newPage();
    await page.goto("/montres/distinction/DI05");
    await addButton(page).click();
    await page.waitForURL("**/panier/sans-script");
    await expect(linesOf(page).getByRole("status")).toHaveText("1");
    await page.goBack();
    // A person who has seen the cart takes longer than a double click.
    const seen = Date.now();
    await expect.poll(() => Date.now() - seen).toBeGreaterThan(1_100);
    await addButton(page).click();
    await page.waitForURL("**/panier/sans-script");
    await expect(linesOf(page).getByRole("status")).toHaveText("2");
    await context.close();
  });
});

test("with a script, a double click adds one", async ({ page }) => {
  await page.goto("/montres/distinction/DI05");
  await addButton(page).dblclick({ delay: 60 });
  await expect(linesOf(page).getByRole("heading")).toHaveCount(1);
  expect(await cartOf(page.context())).toMatchObject([{ product: "DI05", quantity: 1 }]);
});
