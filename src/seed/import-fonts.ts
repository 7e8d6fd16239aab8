import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { quiet } from "@/src/store/revalidation/revalidate";

/** Fonts an owner can choose besides those of the style sheets. */
const folder = path.resolve(process.cwd(), "media/fonts");

/** Brings the delivered fonts into the CMS; those that are there stay. */
export async function importFonts(payload: Payload): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".woff2")).toSorted()) {
    const { totalDocs } = await payload.count({
      collection: "fonts",
      where: { filename: { equals: name } },
      overrideAccess: true,
    });
    if (totalDocs > 0) continue;
    const data = await readFile(path.join(folder, name));
    await payload.create({
      collection: "fonts",
      data: {},
      file: { data, mimetype: "font/woff2", name, size: data.length },
      overwriteExistingFiles: true,
      overrideAccess: true,
      context: quiet,
    });
  }
}
