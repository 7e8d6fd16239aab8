import { fill } from "@/src/domain/locale/fill";

/** Name of a card beside an amount: its kind and the last letters of its code. */
export const cardName = (ending: string, words: { readonly giftCard: string }): string =>
  fill(words.giftCard, { ending });
