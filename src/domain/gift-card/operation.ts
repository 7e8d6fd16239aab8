/** What a card pays: any order, or one watch and nothing afterwards. */
export const cardKinds = ["amount", "watch"] as const;
export type CardKind = (typeof cardKinds)[number];

/**
 * Where the money of a card stands. `available`, `held` and `frozen` are the card's own: what can be spent, what
 * orders that are being paid have put aside, what nobody may touch for the moment. The others are the shop's side.
 */
export const cardAccounts = ["sold", "available", "held", "frozen", "spent", "lapsed", "missing"] as const;
export type CardAccount = (typeof cardAccounts)[number];

/** Everything that happens to a card. */
export const cardOperations = [
  "issue",
  "hold",
  "capture",
  "release",
  "refund",
  "freeze",
  "thaw",
  "expire",
  "cancel",
  "restore",
] as const;
export type CardOperation = (typeof cardOperations)[number];
