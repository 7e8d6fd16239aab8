import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import * as v from "valibot";
import { env } from "@/src/env";
import { quiet } from "@/src/store/revalidation/revalidate";
import { readRows } from "@/src/store/rows";
import { scenes } from "./content/scenes";
import { forEachAtOnce, upsertRow } from "./upsert";

/** Where the drawn scenes lie, one file each: hero-home.webp. */
export const sceneFolder = path.resolve(process.cwd(), "media/scenes");

const mediaRow = v.object({
  id: v.number(),
  filename: v.string(),
  filesize: v.number(),
  printedFrom: v.nullish(v.string(), null),
});

/** Whether the shop has this very picture; puts its file back where the folder of uploads was lost. */
async function isStored(filename: string, data: Buffer): Promise<boolean> {
  const folder = path.resolve(env().DATA_DIR, "media");
  const file = path.join(folder, filename);
  if (existsSync(file)) return data.equals(await readFile(file));
  await mkdir(folder, { recursive: true });
  await writeFile(file, data);
  return true;
}

/** Ids of the scenes in the CMS by name; what has never been drawn is missing. */
export type SceneIds = ReadonlyMap<string, number>;

/**
 * Brings the drawn scenes into the CMS, with the words for what each shows. A picture is known by its name: a
 * redrawn one replaces the old, on every page. Pages go without a scene that has not been drawn.
 * @param folder where the files are
 */
export async function importScenes(payload: Payload, folder: string): Promise<SceneIds> {
  const rows = await readRows(payload, "media", mediaRow);
  const entries = await forEachAtOnce(
    scenes,
    async ({ name, alt, focus }): Promise<readonly [string, number][]> => {
      const filename = `${name}.webp`;
      const known = rows.find((row) => row.filename === filename || row.printedFrom?.startsWith(`${name}:`));
      const drawn = path.join(folder, filename);
      if (!existsSync(drawn)) return known ? [[name, known.id]] : [];
      const data = await readFile(drawn);
      const [focusX, focusY] = focus;
      const upload = {
        collection: "media",
        data: { alt: alt.fr, focusX, focusY },
        locale: "fr",
        file: { data, mimetype: "image/webp", name: filename, size: data.length },
        overwriteExistingFiles: true,
        overrideAccess: true,
        context: quiet,
      } as const;
      if (!known) await payload.create(upload);
      else if (
        known.filename !== filename ||
        known.filesize !== data.length ||
        !(await isStored(filename, data))
      )
        await payload.update({ ...upload, id: known.id });
      return [
        [
          name,
          await upsertRow(
            payload,
            "media",
            { filename: { equals: filename } },
            {
              alt,
              focusX,
              focusY,
              delivered: true,
            },
          ),
        ],
      ];
    },
  );
  return new Map(entries.flat());
}
