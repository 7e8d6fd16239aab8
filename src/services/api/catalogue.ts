import type * as v from "valibot";
import type { ApiOption, ApiProduct, apiProducts, productsQuery } from "@/src/domain/contracts/api/catalogue";
import { currencies, defaultCurrency, type ForeignCurrency } from "@/src/domain/money/currency";
import type { Localised } from "@/src/domain/locale/locale";
import { amountsOf, type Priced } from "@/src/domain/money/own-price";
import type { Product } from "@/src/domain/product/product";
import { selectionFields } from "@/src/domain/watch/selection";
import { selectionTable } from "@/src/domain/watch/selection-table";
import type { Shop } from "@/src/services/shop";
import { listPage } from "./list-page";
import { apiMoneyOf } from "./money";

type Deps = Pick<Shop, "store" | "origin">;

const isForeign = (currency: (typeof currencies)[number]): currency is ForeignCurrency =>
  currency !== defaultCurrency;

function pricesOf({ price, own }: Priced): Pick<ApiProduct, "price" | "ownPrices"> {
  const set = amountsOf(own);
  return {
    price: apiMoneyOf(price, defaultCurrency),
    ownPrices: currencies.filter(isForeign).flatMap((currency) => {
      const amount = set[currency];
      return amount === undefined ? [] : [{ amount: apiMoneyOf(amount, currency).amount, currency }];
    }),
  };
}

/** The languages that have a text. */
const textsOf = (text: Localised): Record<string, string> =>
  Object.fromEntries(Object.entries(text).filter(([, written]) => written));

const productOf = ({ origin }: Deps, product: Product): ApiProduct => ({
  sku: product.sku,
  kind: product.kind,
  name: textsOf(product.name),
  url: `${origin}${product.page}`,
  ...pricesOf(product),
  discountPercent: product.discount,
  isVisible: product.isVisible,
  availability: product.availability,
});

/** Products by sku, those that are not on sale included. The cursor is the last sku. */
export async function listProducts(
  shop: Deps,
  { cursor, limit }: v.InferOutput<typeof productsQuery>,
): Promise<v.InferOutput<typeof apiProducts>> {
  const { products } = await shop.store.loadSnapshot();
  const after = cursor === undefined ? "" : Buffer.from(cursor, "base64url").toString();
  const found = products
    .filter(({ sku }) => sku > after)
    .toSorted((one, other) => (one.sku < other.sku ? -1 : 1))
    .slice(0, limit + 1);
  return listPage(found, limit, {
    entryOf: (product) => productOf(shop, product),
    cursorOf: ({ sku }) => Buffer.from(sku).toString("base64url"),
  });
}

export async function findProduct(shop: Deps, sku: string): Promise<ApiProduct | null> {
  const product = (await shop.store.loadSnapshot()).products.find((known) => known.sku === sku);
  return product ? productOf(shop, product) : null;
}

/** Options of the configurator. @param list as `dials`; all where undefined @returns null for an unknown list */
export async function listOptions(
  { store }: Pick<Shop, "store">,
  list?: string,
): Promise<readonly ApiOption[] | null> {
  const fields = selectionFields.filter(
    (field) => list === undefined || selectionTable[field].catalogue === list,
  );
  if (fields.length === 0) return null;
  const catalogue = await store.loadCatalogue();
  return fields.flatMap((field) =>
    catalogue[field].map((option) => ({
      list: selectionTable[field].catalogue,
      // Unique only within its family, like the price grid's reference.
      key: "family" in option && field === "strapColor" ? `${option.family}-${option.key}` : option.key,
      name: textsOf(option.label),
      ...pricesOf(option),
      isOffered: option.enabled,
    })),
  );
}

/** @param list as `dials` */
export const findOption = async (
  shop: Pick<Shop, "store">,
  list: string,
  key: string,
): Promise<ApiOption | null> => (await listOptions(shop, list))?.find((option) => option.key === key) ?? null;
