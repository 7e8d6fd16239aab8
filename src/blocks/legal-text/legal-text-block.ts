import { richText, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** Numbered articles with a table of contents; a heading of the second level begins one. */
export const legalTextBlock = {
  slug: "legal-text",
  picture: `
    ======......
    -----------.
    -----------.
    -----------.
    -----------.
    -------.....`,
  fields: {
    title,
    body: richText,
  },
} as const satisfies BlockDescription;

export type LegalTextBlock = BlockOf<typeof legalTextBlock>;
