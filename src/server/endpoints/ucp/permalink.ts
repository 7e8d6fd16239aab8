import { readItems, readLinkQuery, writeItems } from "@/src/domain/ucp/permalink";
import { shopUrl } from "@/src/services/orders/order-urls";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { EdgeRequest } from "@/src/server/endpoints/edge-request";
import { guarded, type ShopEndpoint } from "@/src/server/endpoints/route";

/** Where a link leads: with items to their page, else to the place it names. Nothing is put into a cart. */
function targetOf(req: EdgeRequest): string {
  const { origin } = shopOf(req.payload);
  const path = req.routeParams?.items;
  const { items, isBroken } = readItems(typeof path === "string" ? path : "");
  const query = readLinkQuery(req.searchParams, origin);
  const { locale, code, kept, continueTo } = query;
  const shown = locale ?? undefined;
  if (items.length === 0 && !isBroken) {
    const url = new URL(shopUrl(origin, continueTo ?? "/", shown));
    for (const [name, value] of kept) url.searchParams.append(name, value);
    return url.href;
  }
  const url = new URL(shopUrl(origin, "/panier/lien", shown));
  url.searchParams.set("articles", writeItems(items));
  if (code !== null) url.searchParams.set("code", code);
  if (isBroken || query.isBroken) url.searchParams.set("illisible", "1");
  for (const [name, value] of kept) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href;
}

function permalink(path: string): ShopEndpoint {
  const answer = (req: EdgeRequest) =>
    guarded({ method: "get", path }, req, async () => {
      const headers = {
        location: targetOf(req),
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      };
      return new Response(null, { status: 303, headers });
    });
  return { method: "get", path, custom: { fields: ["continue_to", "items"] }, handler: answer, answer };
}

/** Links to articles. Source: permalink.md of the protocol. */
export const permalinks: readonly ShopEndpoint[] = [permalink("/ucp/buy"), permalink("/ucp/buy/:items")];
