import { link, text, title, type BlockDescription, type BlockOf } from "@/src/blocks/block-field";

/** The gift cards on offer, as a rule of amounts. */
export const giftCardsBlock = {
  slug: "gift-cards",
  picture: `
    ............
    .#####.####.
    .#####.####.
    .#####.####.
    .==....==...
    ............`,
  fields: {
    title,
    text,
    link,
  },
} as const satisfies BlockDescription;

export type GiftCardsBlock = BlockOf<typeof giftCardsBlock>;
