import type { PayloadRequest } from "payload";
import { linkOwner } from "@/src/domain/content/link-owner";
import { shopOf } from "@/src/shop/shop-of";

/**
 * Whether a path of the shop, without its language, shows something to a visitor today: a route, a watch or a product that
 * is sold, or a page that is published.
 */
export const leadsSomewhere = (href: string, { payload }: PayloadRequest): Promise<boolean> =>
  shopOf(payload).store.links.isLinkLive(linkOwner(href));
