import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { perProcess } from "@/src/per-process";

const contentFolder = path.resolve(process.cwd(), "content");

const read = <const Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> =>
  v.parse(schema, JSON.parse(readFileSync(path.join(contentFolder, file), "utf8")));

/** What a new shop begins with (content/README.md), as far as one asks whether it is still there. */
export const deliveredContent = perProcess("delivered content", () => ({
  brand: read("brand.json", v.object({ name: v.string(), accent: v.string(), tone: v.string() })),
  watches: read("watches.json", v.array(v.object({ code: v.string() }))).map(({ code }) => code),
}));
