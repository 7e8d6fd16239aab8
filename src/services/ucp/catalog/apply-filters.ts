import type { Filters } from "@/src/domain/contracts/ucp/catalog-requests";
import { fill } from "@/src/domain/locale/fill";
import { isCurrency } from "@/src/domain/money/currency";
import type { UcpProduct, UcpVariant } from "@/src/domain/ucp/catalog/product";
import type { BuyerContext } from "@/src/domain/ucp/context";
import type { UcpMessage } from "@/src/domain/ucp/message";
import type { OpenCatalog } from "./open-catalog";

/** A filter that is applied; without price where its currency is none of the shop's. */
export interface AppliedFilters {
  readonly filters: Filters;
  readonly messages: readonly UcpMessage[];
}

/** Prices of a filter are in the currency of the context, which is that of the answer where the shop has it. */
export function readFilters(
  filters: Filters = {},
  { currency }: BuyerContext,
  { view: { words } }: OpenCatalog,
): AppliedFilters {
  if (!filters.price || currency === undefined || isCurrency(currency.toUpperCase())) {
    return { filters, messages: [] };
  }
  const content = fill(words["agent-catalog"].priceFilterIgnored, { currency });
  return {
    filters: { ...filters, price: undefined },
    messages: [{ type: "info", code: "price_filter_ignored", content }],
  };
}

const isWithin = ({ price, availability }: UcpVariant, filters: Filters): boolean =>
  price.amount >= (filters.price?.min ?? 0) &&
  price.amount <= (filters.price?.max ?? Infinity) &&
  (filters.available === undefined || availability.available === filters.available);

/** A product with the variants that match all filters; null where none does. */
export function filterProduct(product: UcpProduct, filters: Filters): UcpProduct | null {
  const categories = filters.categories?.map((category) => category.toLowerCase());
  if (categories && !product.categories.some(({ value }) => categories.includes(value.toLowerCase()))) {
    return null;
  }
  const [first, ...others] = product.variants.filter((variant) => isWithin(variant, filters));
  return first ? { ...product, variants: [first, ...others] } : null;
}
