import { link, optionalText, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** One thing to do next, and perhaps a second. */
export const callToActionBlock = {
  slug: "call-to-action",
  picture: `
    ............
    ..========..
    ...------...
    ............
    ..[[[..[[[..
    ............`,
  fields: {
    title,
    text: optionalText,
    link,
    second: link,
  },
} as const satisfies BlockDescription;

export type CallToActionBlock = BlockOf<typeof callToActionBlock>;
