import * as v from "valibot";
import drawnScenes from "@/media/artwork/scenes.mjs";

const thing = v.object({
  what: v.string(),
  /** Catalogue keys of artwork by role: { dial: "DI03" }. */
  parts: v.optional(v.record(v.string(), v.string()), {}),
  /** Share of the drawn size, 40 mm: a 36 mm watch is drawn at .9. */
  scale: v.optional(v.number(), 1),
  /** The one part that lies there. */
  role: v.optional(v.string()),
  /** Which of several things of this name. */
  kind: v.optional(v.string()),
});

const scene = v.object({
  name: v.string(),
  view: v.string(),
  /** Code of the ready-made watch whose gallery it belongs to, where it does not show the whole watch. */
  of: v.optional(v.string()),
  surface: v.nullish(v.object({ name: v.string() })),
  things: v.pipe(v.array(thing), v.minLength(1)),
});

export type Thing = v.InferOutput<typeof thing>;
export type Scene = v.InferOutput<typeof scene>;

/** What is in every drawn scene, from the table it is drawn by. */
export const scenes: readonly Scene[] = v.parse(v.array(scene), drawnScenes);
