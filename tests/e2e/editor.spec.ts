import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import * as v from "valibot";
import { shopUrl } from "./parts/addresses";
import { editedOption } from "./parts/edited-option";
import { composeWatch, putIntoCart } from "./parts/fill-cart";
import { accountOf, signInStaff, type Staff } from "./parts/staff";
import { CartPage } from "./pages/cart-page";
import { ConfiguratorPage } from "./pages/configurator-page";
import { Shell } from "./pages/shell";
import { expect, test } from "./shop-test";

/** A save is visible at once, without a deployment. */

const found = v.object({ docs: v.tuple([v.looseObject({ id: v.number() })]) });

async function idOf(staff: Staff, collection: string, where: string): Promise<number> {
  return v.parse(found, await staff.read(`${collection}?limit=1&${where}`)).docs[0].id;
}

/** The current HTML of a page. */
const htmlOf = async (path: string) => (await fetch(shopUrl + path)).text();

test.describe.configure({ mode: "serial" });

test("a price changed by a marketer is the price in configurator and cart", async ({ page, marketer }) => {
  const { collection, key, price, field } = editedOption;
  const id = await idOf(marketer, collection, `where[key][equals]=${key}`);
  const watch = await composeWatch(page, { [field]: key });
  expect(watch.price).toBe(32_000 + price);
  await putIntoCart(page, watch.sku);
  await htmlOf("/configurator");
  try {
    await marketer.change(`${collection}/${id}`, { price: 4100, isNew: false });
    const configurator = new ConfiguratorPage(page);
    // The delay is tested below; this compares all places at one moment.
    await expect(async () => {
      await configurator.open(`${field}=${key}&step=caseback`);
      await expect(configurator.price).toContainText("361,00", { timeout: 2_000 });
    }).toPass();
    await expect(configurator.option(field, key)).toHaveAccessibleName(/41,00/);
    await expect(configurator.option(field, key)).not.toHaveAccessibleName(
      new RegExp(configurator.shell.texts.configurator("option.new")),
    );
    const cart = new CartPage(page);
    await cart.open();
    await expect(cart.summary).toContainText("361,00");
    await expect(cart.lines.list).toContainText(/355,00.*361,00/);
  } finally {
    await marketer.change(`${collection}/${id}`, { price, isNew: true });
  }
  const again = new CartPage(page);
  await again.open();
  await expect(again.summary).toContainText("355,00");
});

test("a price and a flag show in the page's HTML", async ({ marketer }) => {
  const { collection, key, price, field } = editedOption;
  const id = await idOf(marketer, collection, `where[key][equals]=${key}`);
  const path = `/configurator/catalogue/${field}`;
  await htmlOf(path);
  try {
    await marketer.change(`${collection}/${id}`, { price: 4321 });
    await expect(async () => expect(await htmlOf(path)).toContain("43,21")).toPass();
  } finally {
    await marketer.change(`${collection}/${id}`, { price });
  }
  await expect(async () => expect(await htmlOf(path)).not.toContain("43,21")).toPass();
});

test("a banner text changes on every page", async ({ page, marketer }) => {
  const text = "Fermé le lundi de Pâques";
  const before = v.parse(
    v.object({ docs: v.array(v.object({ id: v.number(), text: v.string() })) }),
    await marketer.read("banners?limit=1&sort=id&locale=fr"),
  ).docs[0];
  if (!before) throw new Error("The seed has banners.");
  await htmlOf("/montres");
  try {
    await marketer.change(`banners/${before.id}?locale=fr`, { text });
    await expect(async () => expect(await htmlOf("/montres")).toContain(text)).toPass();
    const shell = new Shell(page);
    await shell.open("/");
    await expect(page.getByText(text)).toBeAttached();
  } finally {
    await marketer.change(`banners/${before.id}?locale=fr`, { text: before.text });
  }
  await expect(async () => expect(await htmlOf("/montres")).not.toContain(text)).toPass();
});

test("a save by another process on the same database shows", async () => {
  const { DATABASE_URL } = process.env;
  test.skip(!DATABASE_URL, "DATABASE_URL names the shop's database.");
  const pool = new Pool({ connectionString: DATABASE_URL, max: 1 });
  const read = "select _parent_id as id, text from banners_locales where _locale = 'fr' order by 1 limit 1";
  /** Like a save: the row and its tag's mark in one transaction. */
  const save = (id: number, text: string) =>
    pool.query(
      `with saved as (update banners_locales set text = $2 where _parent_id = $1 and _locale = 'fr')
       insert into revisions (key, mark) values ('tag:banners', $3)
       on conflict (key) do update set mark = excluded.mark`,
      [id, text, randomUUID()],
    );
  const { rows } = await pool.query<{ id: number; text: string }>(read);
  const [before] = rows;
  if (!before) throw new Error("The seed has banners.");
  const text = "Ailleurs, un autre a écrit cela";
  await htmlOf("/montres");
  try {
    await save(before.id, text);
    await expect(async () => expect(await htmlOf("/montres")).toContain(text)).toPass();
  } finally {
    await save(before.id, before.text);
  }
  await expect(async () => expect(await htmlOf("/montres")).not.toContain(text)).toPass();
  await pool.end();
});

test("a draft is shown only in staff's preview, and publicly after its publication", async ({
  page,
  marketer,
}) => {
  const path = "/a-propos";
  const id = await idOf(marketer, "pages", "where[slug][equals]=a-propos");
  const { title } = v.parse(
    v.object({ title: v.string() }),
    await marketer.read(`pages/${id}?locale=fr&depth=0`),
  );
  const draft = "Un titre à l’essai";
  await htmlOf(path);
  const shell = new Shell(page);
  try {
    await marketer.change(`pages/${id}?locale=fr&draft=true`, { title: draft, _status: "draft" });
    expect(await htmlOf(path)).not.toContain(draft);
    const { email, password } = accountOf("marketer");
    await page.request.post("/api/users/login", { data: { email, password }, headers: { origin: shopUrl } });
    await page.goto(`/api/preview?path=${path}&locale=fr`);
    await expect(page).toHaveTitle(new RegExp(draft));
    await page.getByRole("button", { name: shell.texts.common("preview.leave") }).click();
    await expect(page).toHaveURL(`${shopUrl}/`);
    await page.goto(path);
    await expect(page).not.toHaveTitle(new RegExp(draft));
    await marketer.change(`pages/${id}?locale=fr`, { title: draft, _status: "published" });
    await expect(async () => expect(await htmlOf(path)).toContain(draft)).toPass();
  } finally {
    await marketer.change(`pages/${id}?locale=fr`, { title, _status: "published" });
  }
  await expect(async () => expect(await htmlOf(path)).not.toContain(draft)).toPass();
});

test("a visitor sees no preview", async ({ page }) => {
  await page.goto("/api/preview?path=/a-propos&locale=fr");
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await page.request.get("/api/preview?path=//example.com")).status()).toBe(400);
});

test("a translator can't change a price", async () => {
  const translator = await signInStaff("translator");
  const { collection, key, price } = editedOption;
  const id = await idOf(translator, collection, `where[key][equals]=${key}`);
  await translator.change(`${collection}/${id}?locale=en`, { price: 1 });
  // The demo translator may not write French and gets an error.
  await expect(translator.change(`${collection}/${id}?locale=fr`, { price: 1 })).rejects.toThrow(
    "somebody else’s",
  );
  expect(await translator.read(`${collection}/${id}`)).toMatchObject({ price });
});
