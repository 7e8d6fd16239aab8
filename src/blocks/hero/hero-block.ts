import {
  illustration,
  link,
  text,
  title,
  type BlockDescription,
  type BlockOf,
} from "@/src/blocks/block-field";

/** The first screen. In the scene "nuit" the words are in light ink on the picture, in "jour" beside it. */
export const heroBlock = {
  slug: "hero",
  picture: `
    ############
    ############
    #====#######
    #-----######
    #[[#########
    ############`,
  fields: {
    title,
    text,
    link,
    scene: {
      kind: "choice",
      values: ["jour", "nuit"],
      isRequired: true,
      fallback: "jour",
      isPreset: true,
    },
    illustration,
  },
} as const satisfies BlockDescription;

export type HeroBlock = BlockOf<typeof heroBlock>;
