/** What something is said with: the kind of an article, and the name of its form. */
const giftKinds = ["gift-card", "gift-watch", "surprise-watch"] as const;
export type GiftKind = (typeof giftKinds)[number];

/** Whether a kind of article, or a form, is one of these. */
export const isGiftKind = (name: string): name is GiftKind => giftKinds.some((kind) => kind === name);

/** Where the form stands on its page: buttons further up and lines of the cart lead there. */
export const giftAnchor = "choisir";
