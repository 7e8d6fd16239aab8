import { line, optionalText, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** What is measured, and the measure. */
export const specificationsBlock = {
  slug: "specifications",
  picture: `
    =====.......
    ----.....--.
    ----....---.
    ----.....--.
    ----...----.
    ----.....--.`,
  fields: {
    title,
    text: optionalText,
    rows: {
      kind: "list",
      of: { label: line, value: { ...line, maxLength: 160 } },
      minRows: 1,
      maxRows: 30,
    },
  },
} as const satisfies BlockDescription;

export type SpecificationsBlock = BlockOf<typeof specificationsBlock>;
