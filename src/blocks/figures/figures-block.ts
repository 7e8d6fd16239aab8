import {
  illustration,
  line,
  optionalLine,
  optionalText,
  shortValue,
  title,
  type BlockDescription,
  type BlockOf,
} from "@/src/blocks/block-field";

/** Large numbers with a label each: 24 jewels, 41 h. */
export const figuresBlock = {
  slug: "figures",
  picture: `
    ............
    ==..==..==..
    ............
    ---.---.---.
    --..--..--..
    ............`,
  fields: {
    title,
    text: optionalText,
    figures: {
      kind: "list",
      of: { value: shortValue, unit: optionalLine, label: line },
      minRows: 1,
      maxRows: 6,
    },
    illustration: { ...illustration, isRequired: false },
  },
} as const satisfies BlockDescription;

export type FiguresBlock = BlockOf<typeof figuresBlock>;
