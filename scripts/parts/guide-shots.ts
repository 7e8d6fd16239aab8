import { type Page } from "@playwright/test";

/** A picture of the guide: the user, the steps to the page, and the part of the screen that is shown. */
export interface GuideShot {
  /** of the file in docs/editing/pictures */
  readonly name: string;
  readonly role: "admin" | "marketer" | "clerk" | "translator";
  /** Reads and types, and saves nothing: the pictures can be taken of any shop, repeatedly. */
  readonly open: (page: Page, shop: string) => Promise<void>;
  readonly clip?: {
    readonly x?: number;
    readonly y?: number;
    readonly width?: number;
    readonly height?: number;
  };
}

const go =
  (address: string): GuideShot["open"] =>
  async (page, shop) => {
    await page.goto(`${shop}/admin${address}`);
    await page.locator(".template-default").first().waitFor();
  };

/** The first document of a list. @param where query of the list's address */
async function idOf(page: Page, shop: string, list: string, where: string): Promise<number> {
  const answer = await page.request.get(`${shop}/api/${list}?limit=1&depth=0&${where}`, {
    headers: { origin: shop },
  });
  const { docs }: { docs: readonly { id: number }[] } = await answer.json();
  if (!docs[0]) throw new Error(`The shop has nothing in ${list} where ${where}.`);
  return docs[0].id;
}

/** Its form. */
const form =
  (list: string, where: string, then?: (page: Page) => Promise<void>): GuideShot["open"] =>
  async (page, shop) => {
    await page.goto(`${shop}/admin/collections/${list}/${await idOf(page, shop, list, where)}`);
    await page.locator("form[data-form-ready=true]").first().waitFor();
    await then?.(page);
  };

/** The admin stores which sections are unfolded. */
const unfold = (place: number) => async (page: Page) => {
  const block = page.locator(`#blocks-row-${place}`);
  const folded = block.locator(".collapsible__toggle--collapsed").first();
  if (await folded.isVisible()) await folded.click();
  await block.scrollIntoViewIfNeeded();
};

/** The admin stores whether the live view is open beside a form. */
const withoutPreview = async (page: Page) => {
  if (await page.locator("iframe").first().isVisible()) await page.locator("#live-preview-toggler").click();
};

const toSheet = (heading: string) => (page: Page) =>
  page.locator(`#${heading}`).evaluate((title) => title.scrollIntoView({ block: "center" }));

export const guideShots: readonly GuideShot[] = [
  { name: "first-page", role: "marketer", open: go("") },
  { name: "page", role: "marketer", open: form("pages", "where[slug][equals]=a-propos", withoutPreview) },
  {
    name: "link",
    role: "marketer",
    open: form("pages", "where[slug][equals]=home", async (page) => {
      await unfold(0)(page);
      const link = page.getByRole("combobox").and(page.locator("input[id*=href]")).first();
      await link.fill("distinction");
      await page.getByRole("option").first().waitFor();
      await link.evaluate((field) => field.scrollIntoView({ block: "center" }));
    }),
  },
  {
    name: "preview",
    role: "marketer",
    open: form("pages", "where[slug][equals]=a-propos", async (page) => {
      await page.locator("#live-preview-toggler").click();
      await page.frameLocator("iframe").locator("h1").first().waitFor();
    }),
  },
  {
    name: "schedule",
    role: "marketer",
    open: form("pages", "where[slug][equals]=philosophie", async (page) => {
      await page.locator("#schedule-publish").click();
      await page.getByRole("dialog", { name: "Programmer la publication" }).waitFor();
    }),
  },
  { name: "watch", role: "marketer", open: form("watches", "where[code][equals]=DI05") },
  { name: "options", role: "marketer", open: go("/collections/dials") },
  { name: "option", role: "marketer", open: form("dials", "where[key][equals]=DI-GR") },
  { name: "banner", role: "marketer", open: form("banners", "sort=id") },
  {
    name: "prices",
    role: "marketer",
    open: async (page, shop) => {
      await go("/prices?list=dials")(page, shop);
      await page.getByRole("checkbox", { name: "Tout choisir" }).check();
      await page.getByLabel("De combien").fill("5");
      await page.getByRole("button", { name: /Proposer/ }).click();
    },
  },
  { name: "pictures", role: "marketer", open: go("/collections/media") },
  {
    name: "stock",
    role: "marketer",
    open: form("products", "where[sku][equals]=DI0136", toSheet("stock-title")),
  },
  { name: "newsletter", role: "marketer", open: go("/collections/newsletters/create") },
  { name: "texts", role: "translator", open: go("/translations-desk?langue=es") },
  {
    name: "translating",
    role: "translator",
    open: go("/translations-desk?langue=es&liste=pages"),
  },
  { name: "desk", role: "clerk", open: go("/desk?queue=workshop") },
  {
    name: "order",
    role: "clerk",
    open: form("orders", "where[state][equals]=in-workshop"),
  },
  {
    name: "build-sheet",
    role: "clerk",
    open: async (page, shop) => {
      const order = await idOf(page, shop, "orders", "where[state][equals]=in-workshop");
      await go(`/build-sheet?order=${order}`)(page, shop);
    },
  },
  {
    name: "by-hand",
    role: "clerk",
    open: async (page, shop) => {
      await go("/order-by-hand")(page, shop);
      await page.getByRole("searchbox").first().fill("DI0136");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: /^Ajouter .*DI0136/ }).click();
      await page.getByRole("row", { name: "DI0136" }).waitFor();
    },
  },
  { name: "workshop", role: "clerk", open: go("/workshop") },
  { name: "accounting", role: "clerk", open: go("/accounting") },
  { name: "team", role: "admin", open: go("/collections/users") },
  { name: "audit", role: "admin", open: go("/collections/audit-entries") },
  { name: "settings", role: "admin", open: go("/globals/shop-settings") },
];
