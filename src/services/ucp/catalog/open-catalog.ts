import type { Page } from "@/src/domain/content/page";
import type { Law } from "@/src/domain/law/law";
import type { Locale } from "@/src/domain/locale/locale";
import { summariseReviews, type ReviewSummary } from "@/src/domain/review/review";
import type { CatalogView } from "@/src/domain/ucp/catalog/catalog-view";
import type { UcpProduct } from "@/src/domain/ucp/catalog/product";
import { readyProducts } from "@/src/domain/ucp/catalog/ready-products";
import { contextCurrency, contextLocale, type BuyerContext } from "@/src/domain/ucp/context";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import type { Snapshot } from "@/src/store/cache/snapshot";

/** What the snapshot does not hold; it changes together with it, since every save by staff makes a new one. */
interface Facts {
  readonly ratings: ReadonlyMap<string, ReviewSummary>;
  readonly law: Law;
  /** Page with the terms of returns; null where the shop has none. */
  readonly returns: Page | null;
}

/** The catalogue in a language and a currency. */
export interface OpenCatalog {
  readonly snapshot: Snapshot;
  readonly view: CatalogView;
  readonly ready: readonly UcpProduct[];
  readonly law: Law;
  readonly returns: Page | null;
}

/** Page with the terms of returns. */
export const returnsSlug = "politique-de-retour";

async function readFacts({ store }: Shop): Promise<Facts> {
  const [reviews, law, returns] = await Promise.all([
    store.loadReviews(),
    store.loadLaw(),
    store.content.page(returnsSlug),
  ]);
  const ratings = [...new Set(reviews.map(({ watch }) => watch))].flatMap((code) => {
    const summary = summariseReviews(reviews.filter(({ watch }) => watch === code));
    return summary ? [[code, summary] as const] : [];
  });
  return { ratings: new Map(ratings), law, returns };
}

interface Kept {
  readonly facts: Promise<Facts>;
  /** By language and currency. */
  readonly opened: Map<string, OpenCatalog>;
}

/** A save by staff replaces the snapshot, and what was made of it. */
const keptOf = new WeakMap<Snapshot, Kept>();

function keep(shop: Shop, snapshot: Snapshot): Kept {
  const known = keptOf.get(snapshot);
  if (known) return known;
  const kept: Kept = { facts: readFacts(shop), opened: new Map() };
  keptOf.set(snapshot, kept);
  kept.facts.catch(() => keptOf.delete(snapshot));
  return kept;
}

/** The catalogue as an agent's buyer sees it. @param otherwise language of the call */
export async function openCatalog(
  shop: Shop,
  context: BuyerContext,
  otherwise: Locale,
): Promise<OpenCatalog> {
  const snapshot = await shop.store.loadSnapshot();
  const { products, watches, catalogue, settings, words } = snapshot;
  const locale = contextLocale(context, otherwise);
  const currency = contextCurrency(context, settings.markets);
  const { facts, opened } = keep(shop, snapshot);
  const name = `${locale} ${currency}`;
  const known = opened.get(name);
  if (known) return known;
  const { ratings, law, returns } = await facts;
  const view: CatalogView = {
    products,
    watches,
    catalogue,
    settings,
    words: words[locale],
    ratings,
    locale,
    currency,
    page: (path) => shopUrl(shop.origin, path, locale),
    picture: (path) => `${shop.origin}${path}`,
  };
  const made: OpenCatalog = { snapshot, view, ready: readyProducts(view), law, returns };
  opened.set(name, made);
  return made;
}
