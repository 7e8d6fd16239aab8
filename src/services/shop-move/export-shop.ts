import { shopFileFormat, type ShopManifest } from "@/src/domain/contracts/shop-file";
import { locales } from "@/src/domain/locale/locale";
import {
  fileCollections,
  movedCollectionNames,
  movedCollections,
  movedGlobalNames,
  type MovedCollection,
} from "@/src/domain/shop-move/moved-content";
import type { MovedContent } from "@/src/domain/shop-move/moved-document";
import { isEmptied } from "@/src/domain/shop-move/plan-move";
import type { CmsContent } from "./cms-content";
import { writeArchive, type ArchiveFacts } from "./write-archive";

export const manifestName = "manifest.json";
export const collectionFile = (name: string): string => `collections/${name}.json`;
export const globalFile = (name: string): string => `globals/${name}.json`;
/** Files are named by their content: names of pictures may differ in case only. */
export const pictureFile = (sha256: string): string => `files/${sha256}`;

/** The same content has the same bytes: names are in alphabetical order. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const json = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, inOrder, 1)}\n`);

/** Documents of a collection that a file contains. */
function exported(content: MovedContent, name: (typeof movedCollectionNames)[number]) {
  const { isFixed }: MovedCollection = movedCollections[name];
  const all = content.collections[name];
  return isFixed ? all.filter((document) => !isEmptied(document)) : all;
}

/** Writes the whole content of the shop into one file. */
export async function exportShop(cms: CmsContent, file: string, now: Date): Promise<ShopManifest> {
  const content = await cms.read();
  const files: Record<string, ArchiveFacts> = {};
  const counts: Record<string, number> = {};
  let manifest: ShopManifest | null = null;
  await writeArchive(file, async ({ add }) => {
    for (const name of movedCollectionNames) {
      const documents = exported(content, name);
      counts[name] = documents.length;
      files[collectionFile(name)] = await add(collectionFile(name), json(documents), false);
    }
    for (const name of movedGlobalNames)
      files[globalFile(name)] = await add(globalFile(name), json(content.globals[name]), false);
    for (const collection of fileCollections) {
      for (const document of content.collections[collection]) {
        const place = document.file && pictureFile(document.file.sha256);
        if (place === null || Object.hasOwn(files, place)) continue;
        files[place] = await add(place, await cms.readFile({ collection, document }), true);
      }
    }
    manifest = {
      format: shopFileFormat,
      version: cms.version,
      structure: cms.structure,
      languages: [...locales],
      writtenAt: now.toISOString(),
      counts,
      files,
    };
    await add(manifestName, json(manifest), false);
  });
  if (!manifest) throw new Error("The file of the shop was not written.");
  return manifest;
}
