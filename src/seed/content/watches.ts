import * as v from "valibot";
import { availabilities } from "@/src/domain/product/availability";
import { dialColors } from "@/src/domain/watch/dial-color";
import { stageTones } from "@/src/domain/watch/ready-made";
import { selectionFields, type Selection } from "@/src/domain/watch/selection";
import { price } from "@/src/seed/catalogue/seed-option";
import { text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";
import { lines } from "./lines";
import { sceneName } from "./scenes";

/** Measures of the largest case it comes in, units as in the admin. */
const specs = v.strictObject({
  thickness: v.number(),
  lugToLug: v.number(),
  lugWidth: v.number(),
  waterResistance: v.number(),
  frequency: v.number(),
  powerReserve: v.number(),
  jewels: v.number(),
  weight: v.number(),
  accuracySlow: v.number(),
  accuracyFast: v.number(),
  calibre: v.string(),
  caseMaterial: text,
  glass: text,
  strapLength: text,
  clasp: text,
});

/** A sku of a watch. Prices of ready-made watches are ours: the specification gives none. */
const product = v.strictObject({
  sku: v.string(),
  /** Two sizes of one watch must be told apart in a cart and on a receipt. */
  name: text,
  diameter: v.picklist([36, 40]),
  price,
  isNew: v.optional(v.boolean(), false),
  availability: v.optional(v.picklist(availabilities), "in-stock"),
});

const watch = v.strictObject({
  code: v.string(),
  line: v.picklist(lines.map(({ key }) => key)),
  path: v.string(),
  stage: v.picklist(stageTones),
  color: v.picklist(dialColors),
  name: text,
  tagline: text,
  description: text,
  care: text,
  /** What arrives. The travel box comes with every watch (specification §3, packaging). */
  box: text,
  /** What it differs in from the configurator's default watch. */
  parts: v.pipe(
    v.record(v.picklist(selectionFields), v.string()),
    v.check(({ dial }) => dial !== undefined, "A watch needs a dial"),
    v.transform((parts): Partial<Selection> => parts),
  ),
  /** Dial the configurator opens with, as its own is not offered there. */
  configuratorDial: v.string(),
  specs,
  gallery: v.array(sceneName),
  related: v.array(v.string()),
  products: v.pipe(v.array(product), v.minLength(1)),
});

/** A ready-made watch as the shop is delivered with it. */
export type SeedWatch = v.InferOutput<typeof watch>;

/** All ready-made watches, in the order pages show them. */
export const watches = readContent("watches.json", v.array(watch));
