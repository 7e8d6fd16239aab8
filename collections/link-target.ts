import type { PayloadRequest, Where } from "payload";
import { servedBy } from "@/src/domain/content/routes";

type Owner = "pages" | "products" | "watches";

async function exists(collection: Owner, where: Where, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection, where, req });
  return totalDocs > 0;
}

/**
 * Whether a path of the shop, without its language, shows something to a visitor today: a route, a watch or a product that
 * is sold, or a page that is published.
 */
export async function leadsSomewhere(href: string, req: PayloadRequest): Promise<boolean> {
  const path = href.split(/[?#]/)[0]?.replace(/(?<=.)\/$/, "") ?? "";
  const [, line, code] = /^\/montres\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const by = servedBy(path);
  if (by === "route" && path.startsWith("/produit/")) {
    const slug = { equals: path.slice("/produit/".length) };
    return exists("products", { slug, isVisible: { equals: true } }, req);
  }
  if (by === "route" && line && code && servedBy(`/montres/${line}`) === "both") {
    return exists("watches", { line: { equals: line }, code: { equals: code } }, req);
  }
  if (by === "route" || by === "both") return true;
  return exists("pages", { slug: { equals: path.slice(1) }, _status: { equals: "published" } }, req);
}
