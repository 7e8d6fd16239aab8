import type { Page } from "@playwright/test";
import { Pool } from "pg";
import sharp from "sharp";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { AdminForm } from "./pages/admin-form";
import { expect, test } from "./shop-test";

/** A text that differs by language. */
const wordsIn = (locale: Locale) => `L’heure d’été, ${locale}`;

/** Checks the public page of a path. */
async function expectShown(page: Page, address: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeAttached({ timeout: 1_000 });
  }).toPass();
}

/** Makes a scheduled publication due: a test does not wait for its hour, which has tests on the database. */
async function makeDue(databaseUrl: string, document: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const { rowCount } = await pool.query(
    `update payload_jobs set wait_until = now()
      where task_slug = 'schedulePublish' and input -> 'doc' ->> 'value' = $1 and wait_until > now()`,
    [document],
  );
  await pool.end();
  expect(rowCount).toBe(1);
}

test("a page is written in four languages, previewed, published on schedule and published again by hand", async ({
  openAdmin,
  page: visitor,
  staffRole,
}) => {
  const { DATABASE_URL } = process.env;
  test.skip(!DATABASE_URL, "DATABASE_URL names the shop's database.");
  const slug = `heure-d-ete-${staffRole}-${Date.now().toString(36)}`;
  const statusOf = async (locale: Locale) =>
    (await visitor.request.get(localeHref(locale, `/${slug}`))).status();
  const page = await openAdmin(staffRole);
  const form = new AdminForm(page);
  const title = page.locator("#field-blocks__0__title");
  const write = async (locale: Locale) => {
    await page.locator("#field-title").fill(wordsIn(locale));
    await page.locator("#field-description").fill(wordsIn(locale));
    await title.fill(wordsIn(locale));
  };
  await form.open("pages/create");
  await page.locator("#field-slug").fill(slug);
  await form.addBlock("Appel à l’action");
  await write("fr");
  await form.saveDraft();
  await form.expectSaved();

  await form.scheduleTomorrow();
  expect(await statusOf("fr")).toBe(404);

  // The live preview shows the draft while it is typed, in every language; visitors do not see it.
  await page.locator("#live-preview-toggler").click();
  const view = page.frameLocator("iframe");
  await expect(view.getByRole("heading", { name: wordsIn("fr"), level: 1 })).toBeVisible();
  await title.fill(`${wordsIn("fr")}, bientôt`);
  await expect(view.getByRole("heading", { name: `${wordsIn("fr")}, bientôt` })).toBeVisible();
  await view.getByRole("link", { name: "English", exact: true }).last().click();
  await expect(view.locator("html")).toHaveAttribute("lang", "en");
  await page.locator("#live-preview-toggler").click();

  expect(await statusOf("fr")).toBe(404);
  await makeDue(DATABASE_URL ?? "", new URL(page.url()).pathname.split("/").at(-1) ?? "");
  await expect.poll(() => statusOf("fr")).toBe(200);
  for (const locale of locales) {
    await form.openIn(locale);
    await form.unfold("blocks", 0);
    await write(locale);
    await form.publish();
    await form.expectSaved();
  }
  for (const locale of locales) {
    await expectShown(visitor, localeHref(locale, `/${slug}`), wordsIn(locale));
    await expect(visitor.getByRole("heading", { name: wordsIn(locale), level: 1 })).toBeVisible();
    await expect(visitor).toHaveTitle(new RegExp(wordsIn(locale)));
  }
  await form.openIn("fr");
  await form.delete();
  await expect.poll(() => statusOf("fr")).toBe(404);
});

test("fields edited during an autosave keep their values and are saved", async ({ openAdmin, staffRole }) => {
  const page = await openAdmin(staffRole);
  const form = new AdminForm(page);
  const [title, description] = [page.locator("#field-title"), page.locator("#field-description")];
  await form.open("pages/create");
  await page.locator("#field-slug").fill(`pendant-ce-temps-${staffRole}-${Date.now().toString(36)}`);
  await form.saveDraft();
  await form.expectSaved();
  // The answer to the next save is delayed until all fields are edited.
  let answer = () => {};
  const isEntered = new Promise<void>((resolve) => (answer = resolve));
  const isSaving = page.waitForRequest(/autosave=true/);
  await page.route(
    /autosave=true/,
    async (route) => {
      const response = await route.fetch();
      await isEntered;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await title.fill("Heures");
  await isSaving;
  await title.fill("Heures d’été");
  await description.fill("De longs jours.");
  await page.locator("#field-slug").press("End");
  answer();
  const draft = new URL(page.url()).pathname.replace("/admin/collections/", "/api/");
  const saved = () =>
    page.evaluate(async (address) => (await fetch(address)).json(), `${draft}?draft=true&locale=fr&depth=0`);
  await expect.poll(saved).toMatchObject({ title: "Heures d’été", description: "De longs jours." });
  await expect(title).toHaveValue("Heures d’été");
  await expect(description).toHaveValue("De longs jours.");
  await form.delete();
});

test(
  "a banner shows until its last moment",
  { tag: "@deep" },
  async ({ openAdmin, page: visitor, staffRole }) => {
    const text = `Atelier ouvert, ${staffRole}`;
    const page = await openAdmin(staffRole);
    const form = new AdminForm(page);
    await form.open("banners/create");
    await page.locator("#field-text").fill(text);
    await page.locator("#field-href").fill("/contact");
    await expect(page.locator("#field-href-standing")).toContainText("Page · ");
    await form.fillMoment("startsAt", "01/01/2026 10:00");
    await form.fillMoment("endsAt", "01/01/2099 10:00");
    await form.publish();
    await form.expectSaved();
    await expectShown(visitor, "/montres", text);
    await form.delete();
    await expect(async () => {
      await visitor.goto("/montres");
      await expect(visitor.getByText(text)).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  },
);

test("the focal point of a picture stays in view where a page crops it", async ({
  openAdmin,
  page: visitor,
  staffRole,
}) => {
  const page = await openAdmin(staffRole);
  const form = new AdminForm(page);
  const { docs } = await (
    await visitor.request.get("/api/media?where[filename][equals]=hero-bu01.webp&depth=0")
  ).json();
  await form.open(`media/${docs[0].id}`);
  const point = page.getByRole("button", { name: "Montrez d’un clic" });
  const { width, height } = (await point.boundingBox()) ?? { width: 0, height: 0 };
  // The form above it may still move by a few pixels during the click.
  await expect(async () => {
    await point.click({ position: { x: width * 0.4, y: height * 0.6 } });
    await expect(page.locator("#field-focusX")).toHaveValue("40", { timeout: 1_000 });
    await expect(page.locator("#field-focusY")).toHaveValue("60", { timeout: 1_000 });
  }).toPass();
  await point.press("ArrowRight");
  await expect(page.locator("#field-focusX")).toHaveValue("41");
  await form.publish();
  await form.expectSaved();
  await expect(async () => {
    await visitor.goto("/montres/distinction/DIBU01");
    await expect(visitor.locator("img[src*='hero-bu01']").first()).toHaveAttribute("style", /32% 70%/, {
      timeout: 1_000,
    });
  }).toPass();
});

test("a part goes from its layer to the configurator, and a list shows its picture", async ({
  openAdmin,
  page: visitor,
  staffRole,
}) => {
  const key = `ESSAI-${staffRole.toUpperCase()}`;
  const page = await openAdmin(staffRole);
  const form = new AdminForm(page);
  // A unique picture: a layer is identified by its bytes.
  const shade = { r: Date.now() % 256, g: 120, b: 90, alpha: 0.5 };
  const drawn = sharp({ create: { width: 2000, height: 2000, channels: 4, background: shade } });
  await form.open("layers/create");
  const file = { name: `${key}.png`, mimeType: "image/png", buffer: await drawn.png().toBuffer() };
  await page.locator("input[type=file]").setInputFiles(file);
  await form.publish();
  await form.expectSaved();
  const layer = new URL(page.url()).pathname.replace("/admin/collections/", "");
  await form.open("rotors/create");
  await page.locator("#field-key").fill(key);
  await page.locator("#field-label").fill(`Rotor d’essai ${staffRole}`);
  await page.locator("#field-layer").getByRole("button", { name: "Choisir parmi les existant(e)s" }).click();
  await page.locator(".list-drawer").getByRole("button", { name: key }).first().click();
  await page.locator("#field-enabled").check();
  await form.publish();
  await form.expectSaved();
  await expectShown(visitor, "/configurator/catalogue/rotor", `Rotor d’essai ${staffRole}`);
  await page.goto("/admin/collections/rotors?limit=100");
  const row = page.getByRole("row", { name: `Rotor d’essai ${staffRole}` });
  const picture = row.locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await row.getByRole("link", { name: `Rotor d’essai ${staffRole}` }).click();
  await page.waitForURL(/\/rotors\/\d+/);
  await form.delete();
  await form.open(layer);
  await form.delete();
});
