import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { quiet } from "@/src/store/revalidation/revalidate";
import { readDelivered, remember, type Seeding } from "./delivered";

/** Fonts an owner can choose besides those of the style sheets. */
const folder = path.resolve(process.cwd(), "media/fonts");

/** Brings the delivered fonts into the CMS; those that are there stay, and an update brings back none that was deleted. */
export async function importFonts({ payload, isUpdate }: Seeding): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".woff2")).toSorted()) {
    const key = { entity: "fonts", key: name };
    if (isUpdate && (await readDelivered(payload, key))) continue;
    const found = await payload.db.findOne<{ id: number }>({
      collection: "fonts",
      where: { filename: { equals: name } },
    });
    const document = found?.id ?? (await uploadFont(payload, name));
    await remember(payload, key, { document, delivered: {}, stored: {}, kept: {} });
  }
}

async function uploadFont(payload: Payload, name: string): Promise<number> {
  const data = await readFile(path.join(folder, name));
  const { id } = await payload.create({
    collection: "fonts",
    data: {},
    file: { data, mimetype: "font/woff2", name, size: data.length },
    overwriteExistingFiles: true,
    overrideAccess: true,
    context: quiet,
  });
  return id;
}
