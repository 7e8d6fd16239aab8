import type { Law } from "@/src/domain/law/law";
import type { Product } from "@/src/domain/product/product";
import type { ShopSettings } from "@/src/domain/settings";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { offersOf, type Offer } from "@/src/domain/watch/offer";
import type { Shop } from "@/src/services/shop";
import type { PageContent } from "./page-content";

/** The articles on sale and their prices. */
export interface Storefront {
  /** Ready-made watches that can be bought. */
  readonly offers: readonly Offer[];
  readonly products: readonly Product[];
  readonly settings: ShopSettings;
  /** What the law asks the pages of products to show. */
  readonly law: Law;
  readonly catalogue: Catalogue;
  /** parts without a solid shape: a watch with one of them has no 3D view */
  readonly undrawn: readonly string[];
}

/** All data for pages that show watches. */
export async function loadStorefront(
  content: PageContent,
  undrawnParts: Shop["undrawnParts"],
): Promise<Storefront> {
  const [watches, products, settings, law, catalogue] = await Promise.all([
    content.watches(),
    content.products(),
    content.settings(),
    content.law(),
    content.catalogue(),
  ]);
  const undrawn = await undrawnParts(catalogue);
  return { offers: offersOf(watches, products), products, settings, law, catalogue, undrawn };
}
