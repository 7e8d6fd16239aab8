import { text, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** The newsletter: what it is, and one field. */
export const newsletterBlock = {
  slug: "newsletter",
  picture: `
    ............
    ..=======...
    ..---------.
    ............
    ..-----..[[.
    ............`,
  fields: {
    title,
    text,
  },
} as const satisfies BlockDescription;

export type NewsletterBlock = BlockOf<typeof newsletterBlock>;
