import type { Block } from "payload";
import { allBlocks } from "@/src/blocks/all-blocks";
import { block } from "./block";
import { blockLabel } from "./block-label";
import { payloadFields } from "./payload-field";

/** Blocks of a page, as editors fill them in. */
export const pageBlocks: Block[] = allBlocks.map(({ slug, picture, fields }) =>
  block({ slug, picture, label: blockLabel([slug]) }, payloadFields(fields, [slug])),
);
