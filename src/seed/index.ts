import { createLocalReq, type Payload } from "payload";
import { tags } from "@/src/store/revisions/tags";
import { bumpRevision } from "@/src/store/revisions/revision";
import type { Seeding } from "./delivered";
import { importFonts } from "./import-fonts";
import { artworkFolder, importLayers } from "./import-layers";
import { importScenes, sceneFolder } from "./import-scenes";
import { seedContent } from "./seed-content";
import { seedManuals } from "./seed-manuals";
import { seedCommonLayers, seedOptions } from "./seed-options";
import { seedPreorders } from "./seed-preorders";
import { seedProducts } from "./seed-products";
import { seedStaff } from "./seed-staff";
import { seedWatches } from "./seed-watches";

/**
 * Fills a database with everything the shop is delivered with. Run again, it brings its own entries back to
 * the delivered state and leaves all others alone; staff accounts that exist keep their passwords.
 * @param artwork folder of the layers
 * @param pictures folder of the scenes
 */
export async function seed(payload: Payload, artwork = artworkFolder, pictures = sceneFolder): Promise<void> {
  await seedStaff(payload);
  await deliver({ payload, isUpdate: false }, artwork, pictures);
}

/**
 * Brings content whose delivered value is new in this version into a shop: unchanged fields are written, changed ones
 * stay, and deleted documents stay deleted. Run again, it changes nothing.
 */
export const followVersion = (
  payload: Payload,
  artwork = artworkFolder,
  pictures = sceneFolder,
): Promise<void> => deliver({ payload, isUpdate: true }, artwork, pictures);

async function deliver(seeding: Seeding, artwork: string, pictures: string): Promise<void> {
  const { payload } = seeding;
  await importFonts(seeding);
  const scenes = await importScenes(seeding, pictures);
  const layers = await importLayers(payload, artwork);
  const catalogue = await seedOptions(seeding, layers, scenes);
  await seedCommonLayers(seeding, layers);
  const watches = await seedWatches(seeding, catalogue, scenes);
  const products = await seedProducts(seeding, watches, scenes);
  await seedPreorders(seeding, catalogue, products);
  const references = { watchIds: watches, sceneIds: scenes };
  await seedContent(seeding, references, products);
  await seedManuals(seeding, references);
  const req = await createLocalReq({}, payload);
  await bumpRevision("catalogue", req);
  await bumpRevision("content", req);
  for (const tag of tags) await bumpRevision(`tag:${tag}`, req);
}
