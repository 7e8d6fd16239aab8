import { optionalTitle, richText, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** Long reading; remarks stand in the margin. */
export const richTextBlock = {
  slug: "rich-text",
  picture: `
    =====.......
    -----------.
    ---------...
    ===.........
    -----------.
    --------....`,
  fields: {
    title: optionalTitle,
    body: richText,
  },
} as const satisfies BlockDescription;

export type RichTextBlock = BlockOf<typeof richTextBlock>;
