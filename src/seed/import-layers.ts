import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { env } from "@/src/env";
import { quiet } from "@/src/store/revalidation/revalidate";
import { forEachAtOnce } from "./upsert";

/** Where the drawn artwork lies, one file per part: CAS-FL-rg.webp. */
export const artworkFolder = path.resolve(process.cwd(), "media/layers");

/** Ids of the layers by the name of their part; what has not been drawn is missing. */
export type LayerIds = ReadonlyMap<string, number>;

interface StoredLayer {
  readonly id: number;
  readonly filename: string;
}

async function storedLayers(payload: Payload): Promise<Map<string, StoredLayer>> {
  const { docs } = await payload.find({
    collection: "layers",
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { name: true, hash: true, filename: true },
  });
  return new Map(
    docs.map(({ id, name, hash, filename }) => [`${name} ${hash}`, { id, filename: filename ?? "" }]),
  );
}

/** The database may outlive the folder of uploads, or be copied without it. */
async function restoreFile(filename: string, data: Buffer): Promise<void> {
  const folder = path.resolve(env().DATA_DIR, "layers");
  const file = path.join(folder, filename);
  if (existsSync(file)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, data);
}

/**
 * Brings the drawn artwork into the CMS. An unchanged file is recognised by its content and left alone;
 * a redrawn one becomes a new layer, because composed watches keep showing the old one.
 * @param artwork folder of the files
 */
export async function importLayers(payload: Payload, artwork: string): Promise<LayerIds> {
  const files = existsSync(artwork) ? await readdir(artwork) : [];
  const known = await storedLayers(payload);
  const entries = await forEachAtOnce(
    files.filter((file) => file.endsWith(".webp")),
    async (file): Promise<[string, number]> => {
      const { name } = path.parse(file);
      const data = await readFile(path.join(artwork, file));
      const hash = createHash("sha256").update(data).digest("hex");
      const stored = known.get(`${name} ${hash}`);
      if (stored) {
        await restoreFile(stored.filename, data);
        return [name, stored.id];
      }
      const created = await payload.create({
        collection: "layers",
        data: { name },
        file: { data, mimetype: "image/webp", name: `${name}-${hash.slice(0, 12)}.webp`, size: data.length },
        overrideAccess: true,
        context: quiet,
      });
      return [name, created.id];
    },
  );
  return new Map(entries);
}
