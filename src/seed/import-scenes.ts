import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { env } from "@/src/env";
import { quiet } from "@/src/store/revalidation/revalidate";
import { readRows } from "@/src/store/rows";
import { scenes } from "./content/scenes";
import { forEachAtOnce, upsertRow } from "./upsert";
import { readDelivered, remember, type Remembered, type Seeding } from "./delivered";

/** Where the drawn scenes lie, one file each: hero-home.webp. */
export const sceneFolder = path.resolve(process.cwd(), "media/scenes");

const mediaRow = v.object({
  id: v.number(),
  filename: v.string(),
  filesize: v.number(),
  printedFrom: v.nullish(v.string(), null),
});

type MediaRow = v.InferOutput<typeof mediaRow>;

/** Puts a file back where the folder of uploads was lost. @returns whether the shop has this very picture */
async function isStored(filename: string, data: Buffer): Promise<boolean> {
  const folder = path.resolve(env().DATA_DIR, "media");
  const file = path.join(folder, filename);
  if (existsSync(file)) return data.equals(await readFile(file));
  await mkdir(folder, { recursive: true });
  await writeFile(file, data);
  return true;
}

const isPrinted = (row: MediaRow, scene: string) => row.printedFrom?.startsWith(`${scene}:`) === true;

/** Whether an update puts a picture that was drawn anew in the place of the one before: staff may have put another there. */
const follows = (row: MediaRow, scene: string, before: Remembered, sha256: string): boolean =>
  before.delivered.sha256 !== sha256 &&
  (isPrinted(row, scene) ||
    (row.filename === before.stored.filename && row.filesize === before.stored.filesize));

/** Ids of the scenes in the CMS by name; what has never been drawn is missing. */
export type SceneIds = ReadonlyMap<string, number>;

/**
 * Brings the drawn scenes into the CMS, with the words for what each shows. A picture is known by its name: a
 * redrawn one replaces the old, on every page. Pages go without a scene that has not been drawn.
 * @param folder where the files are
 */
export async function importScenes(seeding: Seeding, folder: string): Promise<SceneIds> {
  const rows = await readRows(seeding.payload, "media", mediaRow);
  const entries = await forEachAtOnce(scenes, async (scene): Promise<readonly [string, number][]> => {
    const { name, alt, focus } = scene;
    const [focusX, focusY] = focus;
    const id = await importFile(seeding, folder, { name, alt: alt.fr, focusX, focusY }, rows);
    if (id === null) return [];
    const where = { id: { equals: id } };
    return [
      [
        name,
        await upsertRow(seeding, "media", where, { alt, focusX, focusY, delivered: true }, `scene ${name}`),
      ],
    ];
  });
  return new Map(entries.flat());
}

interface SceneFile {
  readonly name: string;
  readonly alt: string;
  readonly focusX: number;
  readonly focusY: number;
}

/** @returns id of the picture; null for one that is not there */
async function importFile(
  { payload, isUpdate }: Seeding,
  folder: string,
  { name, ...data }: SceneFile,
  rows: readonly MediaRow[],
): Promise<number | null> {
  const filename = `${name}.webp`;
  const key = { entity: "media", key: `file ${name}` };
  const before = isUpdate ? await readDelivered(payload, key) : null;
  const known = before
    ? rows.find(({ id }) => id === before.document)
    : rows.find((row) => row.filename === filename || isPrinted(row, name));
  const drawn = path.join(folder, filename);
  if (!existsSync(drawn)) return known?.id ?? null;
  // Staff has deleted it.
  if (before && !known) return null;
  const bytes = await readFile(drawn);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const isOther = known && (known.filename !== filename || known.filesize !== bytes.length);
  const upload = {
    collection: "media",
    // The brand is printed on it anew.
    data: { ...data, printedFrom: null, delivered: true },
    locale: "fr",
    file: { data: bytes, mimetype: "image/webp", name: filename, size: bytes.length },
    overwriteExistingFiles: true,
    overrideAccess: true,
    // Pictures of staff are not delivered ones.
    context: { ...quiet, isPrinting: true },
  } as const;
  const isReplaced = before && known ? follows(known, name, before, sha256) : !isUpdate;
  if (known && (!isReplaced || !(isOther || !(await isStored(filename, bytes))))) {
    const stored = before?.stored ?? { filename: known.filename, filesize: known.filesize };
    await remember(payload, key, { document: known.id, delivered: { sha256 }, stored, kept: {} });
    return known.id;
  }
  const { id } = await (known ? payload.update({ ...upload, id: known.id }) : payload.create(upload));
  const stored = { filename, filesize: bytes.length };
  await remember(payload, key, { document: id, delivered: { sha256 }, stored, kept: {} });
  return id;
}
