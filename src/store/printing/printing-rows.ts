import { usualInk, type PrintingLayout } from "@/src/domain/watch/printing-layouts";
import type { Queries } from "@/src/store/queries";

/** A dial on which the shop prints, and what its layer was drawn from. */
export interface PrintedDialRow {
  readonly id: number;
  readonly key: string;
  readonly layout: PrintingLayout;
  readonly ink: string;
  readonly layer: number | null;
  readonly drawnFrom: string | null;
}

export async function listPrintedDials(db: Queries): Promise<readonly PrintedDialRow[]> {
  const { rows } = await db.query<PrintedDialRow>(
    `select dials.id, dials.key, dials.printing_layout as layout, coalesce(dials.printing_ink, $1) as ink,
            printing_id as layer, layers.drawn_from as "drawnFrom"
       from dials left join layers on layers.id = dials.printing_id
      where dials.printing_layout is not null
      order by dials.id`,
    [usualInk],
  );
  return rows;
}

export async function findDrawnLayer(db: Queries, name: string, drawnFrom: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    "select id from layers where drawn_from = $1 and name = $2 order by id limit 1",
    [drawnFrom, name],
  );
  return rows[0]?.id ?? null;
}

export async function findLayerByHash(db: Queries, name: string, hash: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    "select id from layers where hash = $1 and name = $2 order by id limit 1",
    [hash, name],
  );
  return rows[0]?.id ?? null;
}

export async function noteDrawnLayer(db: Queries, id: number, drawnFrom: string): Promise<void> {
  await db.query("update layers set drawn_from = $2 where id = $1", [id, drawnFrom]);
}

/** Also in drafts and earlier versions: what the shop prints is no change of an editor's. */
export async function setDialPrinting(db: Queries, dial: number, layer: number): Promise<void> {
  await db.query("update dials set printing_id = $2 where id = $1", [dial, layer]);
  await db.query(
    `update _dials_v set version_printing_id = $2
      where parent_id = $1 and version_printing_layout is not null`,
    [dial, layer],
  );
}

/** A delivered scene that is still the shop's own to print, or may be. */
export interface PrintedSceneRow {
  readonly id: number;
  readonly scene: string;
  readonly filename: string;
  readonly filesize: number;
  /** Fingerprint of the printed brand; null where nothing is known of the picture. */
  readonly printedFrom: string | null;
}

/** Pictures that the shop has printed, and those with the name of a scene. */
export async function listPrintedScenes(
  db: Queries,
  scenes: readonly string[],
): Promise<readonly PrintedSceneRow[]> {
  const { rows } = await db.query<PrintedSceneRow>(
    `select media.id, scene.name as scene, filename, filesize::int as filesize,
            substring(printed_from from position(':' in printed_from) + 1) as "printedFrom"
       from unnest($1::text[]) as scene(name)
       join media on printed_from like scene.name || ':%'
         or (printed_from is null and filename = scene.name || '.webp')
      order by media.id`,
    [scenes],
  );
  return rows;
}

export async function notePrintedScene(db: Queries, id: number, printedFrom: string): Promise<void> {
  await db.query("update media set printed_from = $2 where id = $1", [id, printedFrom]);
}

/** Changes with every save that may make a printing stale. */
export async function readPrintingMarks(db: Queries): Promise<string> {
  const { rows } = await db.query<{ marks: string | null }>(
    `select string_agg(mark, ' ' order by key) as marks
       from revisions where key in ('tag:catalogue', 'tag:settings', 'tag:media')`,
  );
  return rows[0]?.marks ?? "";
}
