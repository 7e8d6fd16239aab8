import type { Block } from "payload";
import { pictureBlocks } from "./picture-blocks";
import { readingBlocks } from "./reading-blocks";
import { sellingBlocks } from "./selling-blocks";
import { workshopBlocks } from "./workshop-blocks";

/** Blocks of a page; the domain's Block defines what each shows (src/domain/content/page). */
export const pageBlocks: Block[] = [...pictureBlocks, ...readingBlocks, ...workshopBlocks, ...sellingBlocks];
