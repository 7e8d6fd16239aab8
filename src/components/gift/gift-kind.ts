/** An article with details: its kind, and the name of its form. */
const giftKinds = ["gift-card", "gift-watch", "surprise-watch"] as const;
export type GiftKind = (typeof giftKinds)[number];

/** Whether a kind of article, or a form, is one of these. */
export const isGiftKind = (name: string): name is GiftKind => giftKinds.some((kind) => kind === name);

/** Fragment id of the form: buttons further up and lines of the cart link there. */
export const giftAnchor = "choisir";
