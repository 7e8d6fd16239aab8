import { isSameValue } from "@/src/domain/shop-move/changed-fields";

/** Fields of a document as the database keeps them. */
export type Fields = Readonly<Record<string, unknown>>;

/** What the shop remembers of a document that it was delivered with. */
export interface Delivered {
  /** as the newest version delivers it */
  readonly delivered: Fields;
  /** values that came from a delivery; a field that differs was touched */
  readonly stored: Fields;
  /** delivered values that were not taken, because staff had touched the field */
  readonly kept: Fields;
}

export interface Following {
  /** fields to write */
  readonly written: Fields;
  readonly kept: Fields;
}

const pick = (fields: Fields, isWanted: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)));

/** Prices and what decides on money belong to the owner, touched or not. */
const ofOwner: readonly string[] = [
  "price",
  "ownPrices",
  "discount",
  "basePrice",
  "rates",
  "roundingStep",
  "chargedAsShown",
  "vat",
  "depositPercent",
  "instalment",
];

/**
 * What a newer version changes in a document: fields whose delivered value differs from before, and that are unchanged in the shop.
 * @param now the document as it is
 * @param next the fields as the newer version delivers them
 */
export function followDelivery(now: Fields, next: Fields, before: Delivered): Following {
  const isChanged = (name: string) => !isSameValue(next[name], before.delivered[name]);
  const isTouched = (name: string) => ofOwner.includes(name) || !isSameValue(now[name], before.stored[name]);
  const differs = (name: string) => !isSameValue(now[name], next[name]);
  return {
    written: pick(next, (name) => isChanged(name) && !isTouched(name)),
    kept: pick(
      next,
      (name) => differs(name) && (isChanged(name) ? isTouched(name) : Object.hasOwn(before.kept, name)),
    ),
  };
}

/** What is remembered of a document that was here before the shop remembered anything: what is as delivered counts as untouched. */
export const adoptDelivered = (now: Fields, next: Fields): Delivered => ({
  delivered: next,
  stored: pick(now, (name) => Object.hasOwn(next, name) && isSameValue(now[name], next[name])),
  kept: pick(next, (name) => !isSameValue(now[name], next[name])),
});
