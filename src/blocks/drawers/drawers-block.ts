import { link, optionalText, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** The parts by kind, as drawers that are counted from the catalogue. */
export const drawersBlock = {
  slug: "drawers",
  picture: `
    ###.###.###.
    .-...-...-..
    ............
    ###.###.###.
    .-...-...-..
    ............`,
  fields: {
    title,
    text: optionalText,
    link,
  },
} as const satisfies BlockDescription;

export type DrawersBlock = BlockOf<typeof drawersBlock>;
