import { standingOf } from "@/src/services/content/find-link-targets";
import type { PageContent } from "@/src/services/content/page-content";
import type { Shop } from "@/src/services/shop";

/** Number of links of menus and footer that lead nowhere: their page is gone, or its watch is no longer on sale. */
export async function countDeadLinks(
  shop: Shop,
  content: Pick<PageContent, "navigation" | "footer">,
): Promise<number> {
  const [{ bar, sideMenu }, { groups }] = await Promise.all([content.navigation(), content.footer()]);
  const links = [
    ...bar.flatMap(({ href, children }) => [...(href === null ? [] : [{ href }]), ...children]),
    ...sideMenu,
    ...groups.flatMap((group) => group.links),
  ];
  const standings = await Promise.all(links.map(({ href }) => standingOf(shop, href)));
  return standings.filter((standing) => standing === "dead").length;
}
