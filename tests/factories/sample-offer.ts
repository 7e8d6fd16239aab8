import { minor } from "@/src/domain/money/minor";
import type { Product } from "@/src/domain/product/product";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import { defaultSelection } from "@/src/domain/watch/selection";
import type { WatchLine } from "@/src/domain/watch/watch-line";

const text = { fr: "x" };

/** A line of watches. */
export const sampleLine = (key: string): WatchLine => ({ key, name: text, text });

/** A ready-made watch with some properties changed. */
export const sampleWatch = (code: string, rest: Partial<ReadyMadeWatch> = {}): ReadyMadeWatch => ({
  code,
  line: sampleLine("distinction"),
  path: `/montres/distinction/${code}`,
  name: text,
  tagline: text,
  description: text,
  care: text,
  box: text,
  stage: "givre",
  color: "argent",
  specs: {
    thickness: 11.8,
    lugToLug: 47.5,
    lugWidth: 20,
    waterResistance: 10,
    frequency: 21_600,
    powerReserve: 41,
    jewels: 24,
    weight: 118,
    accuracy: [-5, 12],
    calibre: "NH35",
    caseMaterial: text,
    glass: text,
    strapLength: text,
    clasp: text,
  },
  parts: defaultSelection,
  configuratorParts: defaultSelection,
  gallery: [],
  related: [],
  ...rest,
});

/** A product of a watch. @param price hundredths of a euro */
export const sampleProduct = (
  watch: string,
  diameter: number,
  price: number,
  rest: Partial<Product> = {},
): Product => ({
  sku: `${watch}${diameter}`,
  slug: `${watch}${diameter}`,
  kind: "watch",
  name: text,
  description: text,
  watch,
  diameter,
  price: minor(price),
  discount: 0,
  lowestPrice: null,
  availability: "in-stock",
  isNew: false,
  isVisible: true,
  images: [],
  page: "/",
  ...rest,
});
