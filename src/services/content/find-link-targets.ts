import { findTargets } from "@/src/domain/content/find-targets";
import { isLink, linkOwner } from "@/src/domain/content/link-owner";
import type { LinkStanding, LinkTarget } from "@/src/domain/content/link-target";
import { linkedRoutes, type RouteWords } from "@/src/domain/content/pages/linked-routes";
import type { Locale } from "@/src/domain/locale/locale";
import type { Shop } from "@/src/services/shop";

/** Most targets shown. */
const shown = 12;

const routesIn = (words: RouteWords): readonly LinkTarget[] =>
  Object.entries(linkedRoutes(words)).map(([href, title]) => ({
    kind: "route",
    title,
    href,
    further: "",
    isLive: true,
  }));

/** Whether an address leads somewhere. */
export async function standingOf({ store }: Shop, query: string): Promise<LinkStanding> {
  if (!isLink(query)) return "unreadable";
  const owner = linkOwner(query);
  if (owner.by === "elsewhere") return "elsewhere";
  return (await store.links.isLinkLive(owner)) ? "live" : "dead";
}

export interface FoundTargets {
  readonly targets: readonly LinkTarget[];
  /** of the query, taken as a URL */
  readonly standing: LinkStanding;
}

/** Link targets that match the query. @param locale of the staff member */
export async function findLinkTargets(shop: Shop, query: string, locale: Locale): Promise<FoundTargets> {
  const [targets, standing, { words }] = await Promise.all([
    shop.store.links.listLinkTargets(locale),
    standingOf(shop, query),
    shop.store.loadSnapshot(),
  ]);
  const routes = routesIn(words[locale]["search-words"]);
  return { targets: findTargets([...targets, ...routes], query, locale, shown), standing };
}
