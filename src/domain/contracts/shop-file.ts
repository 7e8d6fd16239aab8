import * as v from "valibot";

/** Raised where the files of a shop are written in another way. */
export const shopFileFormat = 1;

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const size = v.pipe(v.number(), v.integer(), v.minValue(0));

/** manifest.json of a file of a shop: what is read before anything else. */
export const shopManifest = v.object({
  format: v.number(),
  /** version of the shop that wrote it */
  version: v.string(),
  /** its newest migration */
  structure: v.string(),
  languages: v.array(v.string()),
  writtenAt: v.string(),
  /** documents by collection */
  counts: v.record(v.string(), v.number()),
  /** every other file of the archive */
  files: v.record(v.string(), v.object({ sha256, size })),
});

export type ShopManifest = v.InferOutput<typeof shopManifest>;

const data = v.record(v.string(), v.unknown());

export const movedGlobalFile = v.strictObject({ data, draft: v.nullable(data) });

export const movedDocumentsFile = v.array(
  v.strictObject({
    key: v.string(),
    data,
    draft: v.nullable(data),
    file: v.nullable(v.strictObject({ sha256, size })),
  }),
);
