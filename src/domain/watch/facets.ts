import { familyKey } from "./catalogue";
import { dialColors } from "./dial-color";
import { diametersOf, mainProduct, priceOf, type Offer } from "./offer";
import { isInBand, priceBands } from "./price-band";
import { lineKey } from "./watch-line";

/** What ready-made watches can be filtered by, in the order the list offers it. */
export const facetNames = ["line", "diameter", "color", "strap", "price", "stock"] as const;
export type FacetName = (typeof facetNames)[number];

interface Facet {
  /** The word in the address: /montres?couleur=bleu. */
  readonly parameter: string;
  /** Pattern of a value; anything else is unknown. */
  readonly isValue: (value: string) => boolean;
  readonly has: (offer: Offer, value: string) => boolean;
  /** Values worth offering, in the order they are shown. */
  readonly valuesOf: (offers: readonly Offer[]) => readonly string[];
}

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** A facet of which every watch has its values, in the order of a closed list. */
function listed(
  parameter: string,
  values: readonly string[],
  of: (offer: Offer) => readonly string[],
): Facet {
  return {
    parameter,
    isValue: isOneOf(values),
    has: (offer, value) => of(offer).includes(value),
    valuesOf: (offers) => values.filter((value) => offers.some((offer) => of(offer).includes(value))),
  };
}

/** A facet with values created by editors, in the order of the watches or of `compare`. */
function open(
  parameter: string,
  pattern: RegExp,
  of: (offer: Offer) => readonly string[],
  compare?: (one: string, other: string) => number,
): Facet {
  return {
    parameter,
    isValue: (value) => pattern.test(value),
    has: (offer, value) => of(offer).includes(value),
    valuesOf: (offers) => {
      const values = [...new Set(offers.flatMap(of))];
      return compare ? values.toSorted(compare) : values;
    },
  };
}

const availabilitiesOf = ({ products }: Offer) => products.map(({ availability }) => availability);

/** Source: specification 2.7, /montres with filters. */
export const facets: Readonly<Record<FacetName, Facet>> = {
  line: open("ligne", lineKey, ({ watch }) => [watch.line.key]),
  diameter: open(
    "diametre",
    /^[2-6]\d$/,
    (offer) => diametersOf(offer).map(String),
    (one, other) => Number(one) - Number(other),
  ),
  color: listed("couleur", dialColors, ({ watch }) => [watch.color]),
  // The family of the strap it is sold on, as in the catalogue's keys.
  strap: open("bracelet", familyKey, ({ watch }) => [watch.parts.strapStyle.toLowerCase()]),
  price: {
    parameter: "prix",
    isValue: (value) => /^(?!-$)\d{0,5}-\d{0,5}$/.test(value),
    has: (offer, value) => isInBand(priceOf(mainProduct(offer)), value),
    valuesOf: (offers) => priceBands(offers.map((offer) => priceOf(mainProduct(offer)))),
  },
  stock: listed("stock", ["oui"], (offer) => (availabilitiesOf(offer).includes("in-stock") ? ["oui"] : [])),
};
