import type { Payload } from "payload";
import * as v from "valibot";
import type { Picture } from "@/src/domain/content/picture";
import type { Layer } from "@/src/domain/watch/catalogue";
import { localisedRow, readRows } from "@/src/store/rows";

const mediaRow = v.object({
  id: v.number(),
  filename: v.string(),
  alt: localisedRow,
  width: v.nullish(v.number(), 0),
  height: v.nullish(v.number(), 0),
  focusX: v.number(),
  focusY: v.number(),
});

/** Uploaded pictures by id. */
export async function readPictures(payload: Payload): Promise<ReadonlyMap<number, Picture>> {
  const rows = await readRows(payload, "media", mediaRow);
  return new Map(
    rows.map(({ id, filename, alt, width, height, focusX, focusY }) => [
      id,
      {
        url: `/api/media/file/${encodeURIComponent(filename)}`,
        alt,
        width,
        height,
        focus: focusX === 50 && focusY === 50 ? null : [focusX, focusY],
      },
    ]),
  );
}

const layerRow = v.object({ id: v.number(), filename: v.string(), hash: v.string() });

/** Layers by id; `file` is the name below DATA_DIR/layers. */
export async function readLayers(payload: Payload): Promise<ReadonlyMap<number, Layer>> {
  const rows = await readRows(payload, "layers", layerRow);
  return new Map(rows.map(({ id, filename, hash }) => [id, { hash, file: filename }]));
}
