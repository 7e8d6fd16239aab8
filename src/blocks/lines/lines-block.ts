import {
  address,
  line,
  optionalText,
  text,
  title,
  watch,
  type BlockDescription,
  type BlockOf,
} from "@/src/blocks/block-field";

/** The lines side by side, each with one watch for its picture and price. */
export const linesBlock = {
  slug: "lines",
  picture: `
    ###.###.###.
    ###.###.###.
    ###.###.###.
    ==..==..==..
    ---.---.---.
    [...[...[...`,
  fields: {
    title,
    text: optionalText,
    lines: {
      kind: "list",
      of: {
        title: line,
        text,
        href: address,
        watch,
      },
      minRows: 1,
      maxRows: 4,
    },
  },
} as const satisfies BlockDescription;

export type LinesBlock = BlockOf<typeof linesBlock>;
