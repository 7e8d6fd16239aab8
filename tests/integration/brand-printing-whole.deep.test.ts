import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  brandAsDelivered,
  discBrand,
  inMedia,
  openPrintedShop,
  printedScenes,
  sha,
  uploaded,
  type PrintedShop,
} from "@/tests/factories/printed-shop";

let shop: PrintedShop;
beforeAll(async () => {
  shop = await openPrintedShop();
});
afterAll(() => shop.open.close());

const printedRows = () =>
  shop.open.rows<{ filename: string }>(
    "select filename from media where printed_from is not null order by filename",
  );

test("another brand is printed on every dial and in every scene, and goes again", async () => {
  const { open, publish, printAll } = shop;
  expect(await publish(discBrand)).toMatchObject({ status: 200 });
  await printAll();
  const dials = await open.rows<{ key: string; drawn: string | null }>(
    `select key, drawn_from as drawn from dials join layers on layers.id = printing_id
      where printing_layout is not null`,
  );
  expect(dials).toHaveLength(22);
  expect(dials.filter(({ drawn }) => drawn === null)).toEqual([]);
  const printed = await printedRows();
  expect(printed).toHaveLength(printedScenes.length);
  expect(printed.filter(({ filename }) => printedScenes.includes(filename.replace(".webp", "")))).toEqual([]);

  expect(await publish(brandAsDelivered)).toMatchObject({ status: 200 });
  await printAll();
  const again = await printedRows();
  expect(again.map(({ filename }) => filename)).toEqual(
    printedScenes.map((name) => `${name}.webp`).toSorted(),
  );
  for (const { filename } of again)
    expect(sha(uploaded("media", filename))).toBe(sha(readFileSync(inMedia("scenes", filename))));
}, 300_000);
