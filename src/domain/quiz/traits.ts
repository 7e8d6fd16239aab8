import { lineKey } from "@/src/domain/watch/watch-line";
import { facets } from "@/src/domain/watch/facets";
import type { Offer } from "@/src/domain/watch/offer";

/** Traits a rule of the quiz can use: the filters of lists, and two more. */
export const traits = ["line", "diameter", "color", "strap", "price", "metal", "making"] as const;
export type Trait = (typeof traits)[number];

/** "in-stock" or "made-to-order": whether a part is made for the watch first. */
const makingOf = ({ products }: Offer, value: string) =>
  products.some(({ availability }) => availability === value);

/** CAS-FL-rg is rose gold. */
const metalOf = ({ watch }: Offer) => watch.parts.caseColor.split("-").at(-1);

const checks: Readonly<Record<Trait, (offer: Offer, value: string) => boolean>> = {
  line: facets.line.has,
  diameter: facets.diameter.has,
  color: facets.color.has,
  strap: facets.strap.has,
  price: facets.price.has,
  metal: (offer, value) => metalOf(offer) === value,
  making: makingOf,
};

const patterns: Readonly<Record<Trait, RegExp>> = {
  line: lineKey,
  diameter: /^[2-6]\d$/,
  color: /^[a-z]+$/,
  strap: /^[a-z0-9_]{1,20}$/,
  price: /^(?!-$)\d{0,5}-\d{0,5}$/,
  metal: /^[a-z0-9_]{1,10}$/,
  making: /^(in-stock|made-to-order)$/,
};

/** Whether a word can be a value of a trait, for authors of rules. */
export const isTraitValue = (trait: Trait, value: string): boolean => patterns[trait].test(value);

/** Whether a watch has one of the values of a trait. */
export const hasTrait = (offer: Offer, trait: Trait, values: readonly string[]): boolean =>
  values.some((value) => checks[trait](offer, value));
