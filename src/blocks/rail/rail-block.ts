import { link, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** A row of watches. */
export const railBlock = {
  slug: "rail",
  picture: `
    ====......[[
    ............
    .##..##..##.
    .##..##..##.
    .--..--..--.
    .=...=...=..`,
  fields: {
    title,
    watches: { kind: "watches", minRows: 1, maxRows: 12 },
    link,
  },
} as const satisfies BlockDescription;

export type RailBlock = BlockOf<typeof railBlock>;
