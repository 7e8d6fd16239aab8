import { servedBy } from "./routes";

/** The document a link needs to show something. */
export type LinkOwner =
  | { readonly by: "elsewhere" }
  | { readonly by: "route" }
  | { readonly by: "product"; readonly slug: string }
  | { readonly by: "watch"; readonly path: string }
  | { readonly by: "page"; readonly slug: string };

/** A path of the shop, a whole address, or an address to write to. */
const form = /^(\/(?!\/)|https:\/\/|mailto:)\S*$/;

export const isLink = (text: string): boolean => form.test(text);

/** The path of a link within the shop, without query and fragment. */
export const linkedPath = (href: string): string => href.split(/[?#]/)[0]?.replace(/(?<=.)\/$/, "") ?? "";

/** Owner of a link. @param href a path of the shop without its language, or an external address */
export function linkOwner(href: string): LinkOwner {
  if (!href.startsWith("/")) return { by: "elsewhere" };
  const path = linkedPath(href);
  const by = servedBy(path);
  const [, line] = /^\/montres\/([^/]+)\/[^/]+$/.exec(path) ?? [];
  if (by === "route" && path.startsWith("/produit/"))
    return { by: "product", slug: path.slice("/produit/".length) };
  if (line && servedBy(`/montres/${line}`) !== "route") return { by: "watch", path };
  if (by === "route" || by === "both") return { by: "route" };
  return { by: "page", slug: path === "/" ? "home" : path.slice(1) };
}
