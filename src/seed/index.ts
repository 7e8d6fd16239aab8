import { createLocalReq, type Payload } from "payload";
import { tags } from "@/src/store/revisions/tags";
import { bumpRevision } from "@/src/store/revisions/revision";
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
  await importFonts(payload);
  const scenes = await importScenes(payload, pictures);
  const layers = await importLayers(payload, artwork);
  const catalogue = await seedOptions(payload, layers, scenes);
  await seedCommonLayers(payload, layers);
  const watches = await seedWatches(payload, catalogue, scenes);
  const products = await seedProducts(payload, watches, scenes);
  await seedPreorders(payload, catalogue, products);
  const references = { watchIds: watches, sceneIds: scenes };
  await seedContent(payload, references, products);
  await seedManuals(payload, references);
  const req = await createLocalReq({}, payload);
  await bumpRevision("catalogue", req);
  await bumpRevision("content", req);
  for (const tag of tags) await bumpRevision(`tag:${tag}`, req);
}
