import { readFile } from "node:fs/promises";
import * as v from "valibot";

/** A material of glTF, with names of textures instead of indices. */
export type JsonValue =
  | string
  | number
  | boolean
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
export type JsonObject = Readonly<Record<string, JsonValue>>;

const json: v.GenericSchema<JsonValue> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.array(json), v.record(v.string(), json)]),
);
const name = v.pipe(v.string(), v.regex(/^[0-9a-f]{10,16}$/));

const list = v.object({
  parts: v.record(v.string(), v.object({ shape: name, materials: v.array(name) })),
  /** `light`: the same with fewer triangles. */
  shapes: v.record(name, v.object({ triangles: v.number(), light: name, lightTriangles: v.number() })),
  materials: v.record(name, v.record(v.string(), json)),
  /** Large pictures, and the smaller version of each. */
  pictures: v.record(name, name),
});

/** Output of media/artwork/draw-models.mjs: parts by key, and their materials. */
export type ModelList = v.InferOutput<typeof list>;

export const readModelList = async (file: string): Promise<ModelList> =>
  v.parse(list, JSON.parse(await readFile(file, "utf8")));
