import type { Locale } from "@/src/domain/locale/locale";
import type { SearchHit } from "@/src/domain/search/search-entry";
import { queryWords } from "@/src/domain/search/search-query";
import { watchesBeforeParts } from "@/src/domain/search/watches-before-parts";
import { wordMatcher } from "@/src/domain/search/word-matcher";
import { bespokeProductId } from "@/src/domain/ucp/catalog/bespoke-product";
import { productIdOf } from "@/src/domain/ucp/catalog/ready-products";
import { bespokePrefix } from "@/src/domain/watch/bespoke-sku";
import { searchShop } from "@/src/services/search/search-shop";
import type { Shop } from "@/src/services/shop";
import type { OpenCatalog } from "./open-catalog";

/** A product that a query finds. */
export interface FoundProduct {
  readonly id: string;
  /** Of composed watches: the address of the configurator with the part that was found. */
  readonly address?: string;
}

/** Hits of one search. */
const considered = 60;
/** Words of a sentence that are searched one by one. */
const MAX_WORDS = 8;

/** The product of a hit; null for pages and questions. */
function productOfHit(
  { kind, key, href }: SearchHit,
  { view: { products } }: OpenCatalog,
): FoundProduct | null {
  if (kind === "watch") return { id: key };
  if (kind === "option") return { id: bespokeProductId, address: href };
  if (kind !== "product") return null;
  if (key === bespokePrefix) return { id: bespokeProductId };
  const id = productIdOf(key, products);
  return id === null ? null : { id };
}

/** Products of the shop's search, best first, each once. */
async function search(
  shop: Shop,
  query: string,
  locale: Locale,
  catalog: OpenCatalog,
): Promise<readonly FoundProduct[]> {
  const hits = await searchShop(shop, query, locale, considered);
  const found = new Map<string, FoundProduct>();
  for (const hit of watchesBeforeParts(hits, wordMatcher(query, locale))) {
    const product = productOfHit(hit, catalog);
    if (product && !found.has(product.id)) found.set(product.id, product);
  }
  return [...found.values()];
}

/**
 * Agents write sentences: where nothing has all words, what has at least half of them is found, the most first.
 */
async function findBySentence(
  shop: Shop,
  query: string,
  catalog: OpenCatalog,
): Promise<readonly FoundProduct[]> {
  const { locale } = catalog.view;
  const whole = await search(shop, query, locale, catalog);
  const words = [...new Set(queryWords(query, locale))].slice(0, MAX_WORDS);
  if (whole.length > 0 || words.length < 2) return whole;
  const found = await Promise.all(words.map((word) => search(shop, word, locale, catalog)));
  const counts = new Map<string, { readonly product: FoundProduct; readonly count: number }>();
  for (const product of found.flat()) {
    const known = counts.get(product.id);
    counts.set(product.id, { product: known?.product ?? product, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count * 2 >= words.length)
    .toSorted((one, other) => other.count - one.count)
    .map(({ product }) => product);
}

/** Queries that are kept; agents repeat them. */
const MAX_KEPT = 500;

/** What was found in a catalogue, which a save by staff replaces. */
const kept = new WeakMap<OpenCatalog, Map<string, readonly FoundProduct[]>>();

/** Products that a query finds, best first. */
export async function findProducts(
  shop: Shop,
  query: string,
  catalog: OpenCatalog,
): Promise<readonly FoundProduct[]> {
  const known = kept.get(catalog) ?? new Map<string, readonly FoundProduct[]>();
  kept.set(catalog, known);
  const found = known.get(query) ?? (await findBySentence(shop, query, catalog));
  if (known.size >= MAX_KEPT) known.clear();
  known.set(query, found);
  return found;
}
