import { pageDrawings } from "@/src/domain/content/page-drawing";
import { line, optionalText, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** A technical drawing, with the legend of its numbers. */
export const drawingBlock = {
  slug: "drawing",
  picture: `
    ...--------.
    -....oooo...
    -...o....o..
    -...o....o..
    -....oooo...
    ............`,
  fields: {
    title,
    text: optionalText,
    drawing: {
      kind: "choice",
      values: pageDrawings,
      isRequired: true,
      fallback: "watch",
      isPreset: true,
      names: "content.drawing",
    },
    /** The first note explains number 1 of the drawing. */
    notes: { kind: "list", of: { title: line, text: optionalText }, isRequired: false, maxRows: 8 },
  },
} as const satisfies BlockDescription;

export type DrawingBlock = BlockOf<typeof drawingBlock>;
