import * as v from "valibot";
import { text } from "@/src/seed/content-text";
import { sceneName } from "@/src/seed/content/scenes";

/** Hundredths of a euro. */
export const price = v.pipe(v.number(), v.integer());

/** Properties that options of every list have; marketers change them in the CMS afterwards. */
export const optionEntries = {
  key: v.string(),
  price: v.optional(price, 0),
  label: text,
  note: v.optional(text),
  isNew: v.optional(v.boolean(), false),
  hasWarning: v.optional(v.boolean(), false),
  /** false: only ready-made watches have it, the configurator does not offer it */
  enabled: v.optional(v.boolean(), true),
  lumColor: v.optional(v.string()),
  /** Days the part adds to the promised date, negative when it shortens it. */
  leadDays: v.optional(v.number(), 0),
  /** A drawn scene that shows it, where no layer of the watch does. */
  scene: v.optional(sceneName),
  /** Name of the artwork in media/layers, without the ending. */
  layer: v.optional(v.string()),
};

const seedOption = v.strictObject(optionEntries);

/** A row of an option catalogue as the shop is delivered with it. */
export type SeedOption = v.InferOutput<typeof seedOption>;
