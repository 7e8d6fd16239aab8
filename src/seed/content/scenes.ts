import * as v from "valibot";
import { text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const scene = v.strictObject({
  /** Its file is media/scenes/<name>.webp. */
  name: v.string(),
  /** What it shows, in at most 160 characters. */
  alt: text,
  /** The point that stays in view, percent from the left and the top. */
  focus: v.optional(v.tuple([percent, percent]), [50, 50]),
});

/** Pictures of media/scenes, with the words for what each shows. */
export const scenes = readContent("scenes.json", v.array(scene));

const names = new Set(scenes.map(({ name }) => name));

/** The name of a scene that a row shows. */
export const sceneName = v.pipe(
  v.string(),
  v.check((name) => names.has(name), "No scene of content/scenes.json has this name"),
);
