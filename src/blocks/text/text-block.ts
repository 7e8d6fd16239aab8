import { text, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** Paragraphs beside their title. */
export const textBlock = {
  slug: "text",
  picture: `
    ====........
    ............
    -----------.
    ----------..
    -----------.
    ------......`,
  fields: {
    title,
    text,
  },
} as const satisfies BlockDescription;

export type TextBlock = BlockOf<typeof textBlock>;
