import {
  line,
  optionalText,
  text,
  title,
  type BlockDescription,
  type BlockOf,
} from "@/src/blocks/block-field";

/** What happens, one thing after the other. */
export const stepsBlock = {
  slug: "steps",
  picture: `
    o...o...o...
    ............
    ===.===.===.
    ---.---.---.
    --..--..--..
    ............`,
  fields: {
    title,
    text: optionalText,
    steps: { kind: "list", of: { title: line, text }, minRows: 2, maxRows: 12 },
  },
} as const satisfies BlockDescription;

export type StepsBlock = BlockOf<typeof stepsBlock>;
