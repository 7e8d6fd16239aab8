import type { UcpPrice } from "@/src/domain/ucp/shown-price";

/** Products of answers. Source: schemas/shopping/types/product.json and variant.json of the protocol. */

export interface UcpMedia {
  readonly type: "image";
  readonly url: string;
  readonly alt_text: string;
  readonly width?: number;
  readonly height?: number;
}

export interface UcpCategory {
  readonly value: string;
  readonly taxonomy: "merchant" | "google_product_category";
}

export interface SelectedOption {
  readonly name: string;
  readonly id?: string | undefined;
  readonly label: string;
}

export interface UcpOptionValue {
  readonly id: string;
  readonly label: string;
  readonly available: boolean;
  readonly exists: boolean;
  /** What the value adds to the price of the product; not of the protocol. */
  readonly price?: UcpPrice;
}

export interface UcpOption {
  /** Name in selections that does not depend on the language; not of the protocol. */
  readonly id: string;
  readonly name: string;
  readonly values: readonly UcpOptionValue[];
}

type StockStatus = "in_stock" | "backorder" | "preorder" | "out_of_stock" | "discontinued";

export interface UcpAvailability {
  readonly available: boolean;
  readonly status: StockStatus;
}

interface Described {
  readonly id: string;
  readonly title: string;
  readonly description: { readonly plain: string };
  readonly url: string;
  readonly media?: readonly UcpMedia[];
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface UcpVariant extends Described {
  readonly sku: string;
  readonly price: UcpPrice;
  readonly list_price?: UcpPrice;
  readonly availability: UcpAvailability;
  readonly options?: readonly SelectedOption[];
  readonly inputs?: readonly { readonly id: string; readonly match: "exact" | "featured" }[];
}

export interface UcpPriceRange {
  readonly min: UcpPrice;
  readonly max: UcpPrice;
}

export interface UcpProduct extends Described {
  readonly handle: string;
  readonly categories: readonly UcpCategory[];
  readonly price_range: UcpPriceRange;
  readonly options?: readonly UcpOption[];
  readonly selected?: readonly SelectedOption[];
  /** The first one is featured. */
  readonly variants: readonly [UcpVariant, ...UcpVariant[]];
  readonly rating?: { readonly value: number; readonly scale_max: number; readonly count: number };
  readonly tags?: readonly string[];
}
