import {
  optionalLine,
  optionalText,
  shortValue,
  text,
  title,
  type BlockDescription,
  type BlockOf,
} from "@/src/blocks/block-field";

/** Principles of the house, each under the figure that proves it. */
export const statementsBlock = {
  slug: "statements",
  picture: `
    ===.=====...
    ....------..
    ............
    ===.=====...
    ....------..
    ............`,
  fields: {
    title,
    text: optionalText,
    statements: {
      kind: "list",
      of: { value: shortValue, unit: optionalLine, title, text },
      minRows: 1,
      maxRows: 12,
    },
  },
} as const satisfies BlockDescription;

export type StatementsBlock = BlockOf<typeof statementsBlock>;
