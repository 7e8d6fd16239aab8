import {
  illustration,
  link,
  text,
  title,
  type BlockDescription,
  type BlockOf,
} from "@/src/blocks/block-field";

/** A picture beside its text. */
export const pictureTextBlock = {
  slug: "picture-text",
  picture: `
    ######......
    ######.===..
    ######.-----
    ######.----.
    ######.[[[..
    ######......`,
  fields: {
    title,
    text,
    link,
    /** Position of the picture. */
    side: {
      kind: "choice",
      values: ["left", "right"],
      isRequired: true,
      fallback: "left",
      isPreset: true,
    },
    illustration,
  },
} as const satisfies BlockDescription;

export type PictureTextBlock = BlockOf<typeof pictureTextBlock>;
