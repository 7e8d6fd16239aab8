import { facetNames, facets, type FacetName } from "./facets";
import { mainProduct, priceOf, type Offer } from "./offer";

/** How a list can be ordered; "choix" is the order editors gave it. The address carries the words (?tri=prix). */
export const offerOrders = ["choix", "nouveau", "prix", "prix-desc", "poids"] as const;
export type OfferOrder = (typeof offerOrders)[number];

/** Filter of a list. Values of one facet add up, facets narrow each other. */
export interface OfferFilter {
  readonly chosen: Readonly<Record<FacetName, readonly string[]>>;
  readonly order: OfferOrder;
  /** The address contains an unknown value: no watch matches. */
  readonly isUnknown: boolean;
}

export const noFilter: OfferFilter = {
  chosen: { line: [], diameter: [], color: [], strap: [], price: [], stock: [] },
  order: "choix",
  isUnknown: false,
};

/** How many values are chosen, the order not counted. */
export const chosenCount = ({ chosen }: OfferFilter): number =>
  facetNames.reduce((count, name) => count + chosen[name].length, 0);

export const matchesFilter = (offer: Offer, { chosen, isUnknown }: OfferFilter): boolean =>
  !isUnknown &&
  facetNames.every(
    (name) => chosen[name].length === 0 || chosen[name].some((value) => facets[name].has(offer, value)),
  );

/** The same filter with a value added, or without it when it was there. */
export function toggle(filter: OfferFilter, name: FacetName, value: string): OfferFilter {
  const values = filter.chosen[name];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...filter, chosen: { ...filter.chosen, [name]: next }, isUnknown: false };
}

/** How many watches the other facets leave to one value. */
export function countOf(
  offers: readonly Offer[],
  filter: OfferFilter,
  name: FacetName,
  value: string,
): number {
  const only = { ...filter, chosen: { ...filter.chosen, [name]: [value] } };
  return offers.filter((offer) => matchesFilter(offer, only)).length;
}

const price = (offer: Offer) => priceOf(mainProduct(offer));
const isNew = ({ products }: Offer) => products.some((product) => product.isNew);

/** Comparisons by name; the order of editors decides between equals. */
const comparisons: Readonly<Record<OfferOrder, (one: Offer, other: Offer) => number>> = {
  choix: () => 0,
  nouveau: (one, other) => Number(isNew(other)) - Number(isNew(one)),
  prix: (one, other) => price(one) - price(other),
  "prix-desc": (one, other) => price(other) - price(one),
  poids: (one, other) => one.watch.specs.weight - other.watch.specs.weight,
};

/** The offers a filter leaves, in its order. */
export const filterOffers = (offers: readonly Offer[], filter: OfferFilter): readonly Offer[] =>
  offers.filter((offer) => matchesFilter(offer, filter)).toSorted(comparisons[filter.order]);
