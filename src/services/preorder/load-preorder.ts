import { productSafety } from "@/src/domain/law/product-safety";
import type { PageContent } from "@/src/services/content/page-content";

/** A public offer as shown on its pages, with its watch and what the law wants said of it; null for any other key. */
export async function loadPreorder(content: PageContent, key: string) {
  const [offers, watches, catalogue, settings, law, products] = await Promise.all([
    content.preorderOffers(),
    content.watches(),
    content.catalogue(),
    content.settings(),
    content.law(),
    content.products(),
  ]);
  const offer = offers.find((candidate) => candidate.key === key && !candidate.isInvited);
  const watch = offer && watches.find(({ code }) => code === offer.watch);
  if (!offer || !watch) return null;
  // The run's own product is not among those on sale: the warnings are those of its watch.
  const warnings = products.find((product) => product.watch === offer.watch)?.warnings;
  const article = { kind: "watch", sku: offer.sku, ...(warnings && { warnings }) } as const;
  return { offer, watch, catalogue, settings, law, safety: productSafety(article, law, settings) };
}
