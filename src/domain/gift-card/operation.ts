/** What a card pays: any order, or one watch and nothing afterwards. */
export const cardKinds = ["amount", "watch"] as const;
export type CardKind = (typeof cardKinds)[number];

/**
 * Accounts of a card. `available`, `held` and `frozen` are the card's own: what can be spent, what unpaid orders
 * have reserved, what is blocked for now. The others are the shop's side.
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
