import type { Block } from "@/src/blocks/all-blocks";

/** Blocks whose title is never the page's own: a row of watches, a sentence, the back of a watch. */
const never: readonly Block["type"][] = ["rail", "quote"];

/** Whether the title of a page's first block is the page's heading. */
export function isPageHeading(block: Block): boolean {
  if (never.includes(block.type) || !("title" in block) || !block.title.fr) return false;
  return block.type !== "figures" || block.illustration.view === "front";
}
