import type { PageContent } from "@/src/services/content/page-content";

/** A public offer as shown on its pages, with its watch; null for any other key. */
export async function loadPreorder(content: PageContent, key: string) {
  const [offers, watches, catalogue, settings] = await Promise.all([
    content.preorderOffers(),
    content.watches(),
    content.catalogue(),
    content.settings(),
  ]);
  const offer = offers.find((candidate) => candidate.key === key && !candidate.isInvited);
  const watch = offer && watches.find(({ code }) => code === offer.watch);
  return offer && watch ? { offer, watch, catalogue, settings } : null;
}
