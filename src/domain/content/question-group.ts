/** Chapters of the FAQ, in the order of the page; a question belongs to one. */
export const questionGroups = [
  "ordering",
  "configurator",
  "delivery",
  "payment",
  "gift-cards",
  "watch",
  "returns",
  "account",
] as const;

export type QuestionGroupKey = (typeof questionGroups)[number];
