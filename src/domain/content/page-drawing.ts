import { manualDrawings } from "./manual-drawing";

/**
 * Technical drawings a page can show: the watch with its measures, the bezel's trial angles, the tools of the bench, what
 * wears in a watch, five years of care, where a back is engraved; and those of the manuals.
 */
export const pageDrawings = [
  "watch",
  "flutes",
  "bench",
  "wear",
  "five-years",
  "engraving",
  ...manualDrawings,
] as const;
export type PageDrawing = (typeof pageDrawings)[number];
