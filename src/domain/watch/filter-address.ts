import { facetNames, facets } from "./facets";
import { chosenCount, noFilter, offerOrders, type OfferFilter } from "./offer-filter";

const orderParameter = "tri";
const parameters = [...facetNames.map((name) => facets[name].parameter), orderParameter];

interface Query {
  /** All values of a parameter, like URLSearchParams.getAll. */
  readonly getAll: (parameter: string) => readonly string[];
}

/** "bleu,vert", or the parameter twice, as a form without a script sends it. */
const valuesOf = (query: Query, parameter: string): readonly string[] => [
  ...new Set(
    query
      .getAll(parameter)
      .flatMap((value) => value.split(","))
      .filter(Boolean),
  ),
];

/**
 * Parses the filter of an address; other parameters (utm_source) are ignored.
 * @returns null without a filter: the whole list
 */
export function readFilter(query: Query): OfferFilter | null {
  if (parameters.every((parameter) => valuesOf(query, parameter).length === 0)) return null;
  const asked = facetNames.map((name) => [name, valuesOf(query, facets[name].parameter)] as const);
  const wantedOrder = valuesOf(query, orderParameter)[0];
  const order = offerOrders.find((known) => known === wantedOrder);
  const isUnknown = asked.some(([name, values]) => values.some((value) => !facets[name].isValue(value)));
  if (isUnknown) return { ...noFilter, isUnknown };
  const chosen = {
    ...noFilter.chosen,
    ...Object.fromEntries(asked.map(([name, values]) => [name, values.toSorted()])),
  };
  const filter = { chosen, order: order ?? noFilter.order, isUnknown };
  return parametersOf(filter).length === 0 ? null : filter;
}

/** Parameters in a fixed order, values sorted: one list has one address. */
function parametersOf({ chosen, order }: OfferFilter): readonly (readonly [string, string])[] {
  return [
    ...facetNames
      .filter((name) => chosen[name].length > 0)
      .map((name) => [facets[name].parameter, chosen[name].toSorted().join(",")] as const),
    ...(order === noFilter.order ? [] : [[orderParameter, order] as const]),
  ];
}

/** Address of a filtered list, without a language: /montres?couleur=bleu,vert&tri=prix. */
export function filterPath(filter: OfferFilter): string {
  const query = parametersOf(filter).map(([parameter, value]) => `${parameter}=${value}`);
  return query.length === 0 ? "/montres" : `/montres?${query.join("&")}`;
}

/** Segment of a filter with unknown words. */
const unknownSegment = "inconnu";

/** The filter as one segment of the inner address: couleur.bleu,vert~tri.prix. */
export function filterSegment(filter: OfferFilter): string {
  if (filter.isUnknown) return unknownSegment;
  return parametersOf(filter)
    .map(([parameter, value]) => `${parameter}.${value}`)
    .join("~");
}

/** @returns null for a segment that filterSegment would not write, so that one list has one page */
export function readSegment(segment: string): OfferFilter | null {
  if (segment === unknownSegment) return { ...noFilter, isUnknown: true };
  const pairs = segment.split("~").map((pair) => pair.replace(".", "="));
  const query = new URLSearchParams(pairs.join("&"));
  const filter = readFilter(query);
  return filter && filterSegment(filter) === segment ? filter : null;
}

/**
 * Whether a filtered list is cached like any other page. There are too many combinations to cache all: those of two
 * closed values are cached; open-ended ones (prices, families of straps beside something else) are rendered at each
 * request.
 */
export function isKept(filter: OfferFilter): boolean {
  const count = chosenCount(filter) + (filter.order === noFilter.order ? 0 : 1);
  if (filter.chosen.price.length > 0) return false;
  return filter.chosen.strap.length > 0 ? count <= 1 : count <= 2;
}
