import { line, optionalText, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** A table that compares things; a row has a value for each column. */
export const comparisonBlock = {
  slug: "comparison",
  picture: `
    ...===.===..
    --..-...-...
    --..-...-...
    --..-...-...
    --..-...-...
    ............`,
  fields: {
    title,
    text: optionalText,
    columns: { kind: "lines", field: "label", maxLength: 80, minRows: 1, maxRows: 5 },
    rows: {
      kind: "list",
      of: {
        label: { ...line, maxLength: 120 },
        values: { kind: "lines", field: "value", maxLength: 240, minRows: 1, maxRows: 5 },
      },
      minRows: 1,
      maxRows: 40,
      matching: { rows: "values", columns: "columns" },
    },
  },
} as const satisfies BlockDescription;

export type ComparisonBlock = BlockOf<typeof comparisonBlock>;
