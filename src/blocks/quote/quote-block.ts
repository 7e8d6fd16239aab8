import { optionalLine, text, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** One sentence, and who said it. */
export const quoteBlock = {
  slug: "quote",
  picture: `
    ............
    .==========.
    .========...
    ............
    .---........
    ............`,
  fields: {
    text,
    source: optionalLine,
  },
} as const satisfies BlockDescription;

export type QuoteBlock = BlockOf<typeof quoteBlock>;
