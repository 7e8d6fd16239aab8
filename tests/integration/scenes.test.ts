import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importScenes } from "@/src/seed/import-scenes";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

const scene = "box-surprise";
const folder = mkdtempSync(path.join(tmpdir(), "valcour-scenes-"));
let open: OpenShop;

/** Renders a scene: a plain picture of one grey. */
async function draw(grey: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const background = { r: grey, g: grey, b: grey };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  await picture.webp({ lossless: true }).toFile(path.join(folder, `${scene}.webp`));
}

const stored = () =>
  open.rows<{ id: number; filesize: number; filename: string }>(
    "select id, filesize, filename, width from media where filename like $1",
    [`${scene}%`],
  );

beforeAll(async () => {
  open = await openShop();
  await open.rows("delete from media where filename like $1", [`${scene}%`]);
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true });
});

test("a drawn scene becomes a picture with words in every language", async () => {
  await draw(120);
  await importScenes({ payload: open.payload, isUpdate: false }, folder);
  const alts = await open.rows<{ _locale: string; alt: string }>(
    `select l._locale, l.alt from media_locales l join media m on m.id = l._parent_id
      where m.filename = $1 order by l._locale`,
    [`${scene}.webp`],
  );
  expect(alts.map(({ _locale }) => _locale).toSorted()).toEqual(["en", "es", "fr", "jp"]);
  expect(new Set(alts.map(({ alt }) => alt)).size).toBe(4);
});

test("the same scene again changes nothing, a redrawn one replaces it", async () => {
  await draw(120);
  await importScenes({ payload: open.payload, isUpdate: false }, folder);
  const [before] = await stored();
  await importScenes({ payload: open.payload, isUpdate: false }, folder);
  expect(await stored()).toEqual([before]);
  await draw(20);
  await importScenes({ payload: open.payload, isUpdate: false }, folder);
  const after = await stored();
  expect(after.map(({ id, filename }) => ({ id, filename }))).toEqual([
    { id: before?.id, filename: `${scene}.webp` },
  ]);
});

test("a missing drawing is no error", async () => {
  await expect(
    importScenes({ payload: open.payload, isUpdate: false }, path.join(folder, "nothing-here")),
  ).resolves.toBeInstanceOf(Map);
});
