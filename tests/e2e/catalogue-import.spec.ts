import { readFile } from "node:fs/promises";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import type { Page } from "@playwright/test";
import { drawBox } from "@/tests/factories/drawn-box";
import { zipArchive } from "@/tests/factories/zip-archive";
import { ConfiguratorPage } from "./pages/configurator-page";
import { findViolations } from "./parts/axe";
import { expect, test } from "./shop-test";

/** Of a ready-made watch only: no other test counts on its price. */
const notOffered = "DI01";
const own = { key: "OWN-LUNE", label: "Lune d’essai" } as const;

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, { within: "main" })).toEqual([]);
}

/** The exported workbook with another price and one option more. */
async function edited(exported: Uint8Array): Promise<Buffer> {
  const { sheets } = await readXlsx(exported);
  const rows = sheets.find(({ name }) => name === "options")?.rows ?? [];
  const [header = []] = rows;
  const at = (column: string) => header.indexOf(column);
  const dial = rows.find((row) => row[at("list")] === "dials" && row[at("key")] === notOffered);
  if (!dial) throw new Error(`The workbook has no dial ${notOffered}.`);
  dial[at("price")] = "12,50";
  const values: Readonly<Record<string, string | number | boolean>> = {
    list: "dials",
    key: own.key,
    label_fr: own.label,
    price: 90,
    enabled: true,
    layer: own.key,
    showsDate: false,
    color: "bleu",
  };
  rows.push(header.map((column) => values[String(column)] ?? null));
  return Buffer.from(
    await writeXlsx({ sheets: sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows })) }),
  );
}

test("a marketer exports the catalogue, changes a price, adds an option with its layer, and undoes it", async ({
  page: shopPage,
  openAdmin,
  staffRole,
}) => {
  const page = await openAdmin(staffRole);
  await page.goto("/admin/catalogue-import");
  await expect(page.getByRole("heading", { name: "Importer le catalogue", level: 1 })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Exporter en XLSX" }).click(),
  ]);
  const workbook = await edited(await readFile(await download.path()));

  // A formula is refused with its line, and nothing can be confirmed.
  await page.getByLabel("Classeur").setInputFiles({
    name: "faux.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("sku;price\nGC-100;=1+1\n"),
  });
  await page.getByRole("button", { name: "Vérifier sans rien écrire" }).click();
  await expect(page.getByRole("row", { name: /products, ligne 2, price/ })).toContainText("Une formule");
  await expect(page.getByRole("button", { name: /^Importer \(/ })).toHaveCount(0);
  await expectAccessible(page);

  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await page.getByLabel("Classeur").setInputFiles({ name: "maison.xlsx", mimeType: type, buffer: workbook });
  await page.getByLabel("Images et calques").setInputFiles({
    name: "calques.zip",
    mimeType: "application/zip",
    buffer: Buffer.from(zipArchive([{ name: `${own.key}.webp`, data: await drawBox("#203060") }])),
  });
  await page.getByRole("button", { name: "Vérifier sans rien écrire" }).click();
  await expect(page.getByText(/^Nouveaux : 1 · modifiés : 1 · inchangés : \d+ · refus : 0\.$/)).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(`${notOffered} dials`) })).toContainText("12,50 €");
  await expectAccessible(page);
  const confirm = page.getByRole("button", { name: "Importer (2)" });
  await expect(confirm).toBeDisabled();
  await page.getByRole("checkbox", { name: /^Prix qui bougent/ }).check();
  await confirm.click();
  await expect(page.getByText(/^C’est importé\./)).toBeVisible();

  const configurator = new ConfiguratorPage(shopPage);
  await expect(async () => {
    await configurator.open(`dial=${own.key}`);
    await expect(configurator.preview.last()).toHaveAccessibleName(new RegExp(own.label), { timeout: 2_000 });
  }).toPass();

  const last = page.getByRole("listitem").filter({ hasText: "maison.xlsx" }).first();
  await last.getByRole("button", { name: "Annuler cet import…" }).click();
  await expect(
    last.getByText("Retrouvent leurs valeurs d’avant : 1 · supprimés : 1 · restent : 0."),
  ).toBeVisible();
  await expectAccessible(page);
  await last.getByRole("button", { name: /^Annuler l’import n°/ }).click();
  await expect(last.getByText(/^Annulé le /)).toBeVisible();
  await expect(async () => {
    await configurator.open(`dial=${own.key}`);
    await expect(configurator.preview.last()).not.toHaveAccessibleName(new RegExp(own.label), {
      timeout: 2_000,
    });
  }).toPass();
});

test("who may not edit the catalogue has no page to import it", async ({ openAdmin }) => {
  const page = await openAdmin("clerk");
  await page.goto("/admin/catalogue-import");
  await expect(page).toHaveURL(/\/admin$/);
});
