import * as v from "valibot";
import { text } from "@/src/seed/content-text";
import { blockSchema } from "./block-schema";

/** A page as content/pages has it; its address is the name of its file. */
export const pageSchema = v.strictObject({
  /** Title in the tab, at most 70 characters. */
  title: text,
  /** Summary for search engines, at most 180 characters. */
  description: text,
  /** Transparent over the opening, which then is by night; white when left out. */
  navbar: v.optional(v.literal("over")),
  blocks: v.array(blockSchema),
});

export interface SeedPage extends v.InferOutput<typeof pageSchema> {
  /** The address without its leading slash; home is "home". */
  readonly slug: string;
}
