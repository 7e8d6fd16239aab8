import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { movedCollectionNames } from "@/src/domain/shop-move/moved-content";
import {
  documentsOf,
  editContent,
  linesOf,
  openMovedShop,
  uploads,
  uploadsOf,
  type MovedShop,
} from "@/tests/factories/moved-shop";

let shop: MovedShop;
beforeAll(async () => {
  shop = await openMovedShop();
});
afterAll(() => shop.close());

test("a file fills an empty shop with the same content, drafts and files included", async () => {
  const { open, exported, imported } = shop;
  await editContent(open);
  const { file, manifest } = await exported();

  await open.rows(
    `truncate ${movedCollectionNames
      .filter((name) => name !== "translations")
      .map((name) => `"${name.replaceAll("-", "_")}"`)
      .join(", ")} cascade`,
  );
  await open.rows("update translations_locales set text = null");
  for (const table of [
    "brand",
    "shop_settings",
    "law",
    "configurator_settings",
    "navigation",
    "footer",
    "quiz",
  ])
    await open.rows(`truncate ${table}, _${table}_v cascade`);
  for (const name of uploads) rmSync(uploadsOf(name), { recursive: true });

  const report = await imported(file);
  expect(report.isRefused).toBe(false);
  const again = await exported();
  expect(linesOf(await imported(file, { isTrial: true, isReplacing: true }))).toEqual([]);
  expect(again.manifest.counts).toEqual(manifest.counts);
  const offers = "collections/preorder-offers.json";
  expect(documentsOf(again.manifest).filter(([name]) => name !== offers)).toEqual(
    documentsOf(manifest).filter(([name]) => name !== offers),
  );
  // What a visitor sees comes from it at once.
  expect(await (await fetch(`${open.url}/api/media/file/hero-home.webp`)).arrayBuffer()).toMatchObject({
    byteLength: expect.any(Number),
  });
  const [offer] = await open.rows("select enabled from preorder_offers");
  expect(offer).toMatchObject({ enabled: false });
  const prices = await open.rows<{ count: string }>("select count(*) from price_history");
  expect(Number(prices[0]?.count)).toBe(manifest.counts.products);
});
