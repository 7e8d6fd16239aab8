import type { PayloadRequest, Where } from "payload";
import { linkedPath, linkOwner, type LinkOwner } from "@/src/domain/content/link-owner";
import { pathOf } from "@/src/domain/content/routes";
import { storeOf } from "@/src/server/runtime/store-of";

/**
 * Whether a path of the shop, without its language, shows something to a visitor today: a route, a watch or a product
 * on sale, or a published page.
 */
export const leadsSomewhere = async (href: string, req: PayloadRequest): Promise<boolean> =>
  (await storeOf(req)).links.isLinkLive(linkOwner(href));

/** A document with the values of the current save. */
interface Saved {
  readonly collectionSlug?: string;
  readonly data: Partial<Record<string, unknown>>;
}

/** The future public address of a document. */
function pathOfDocument({ collectionSlug, data }: Saved): string | null {
  if (collectionSlug === "pages" && typeof data.slug === "string") return pathOf(data.slug);
  if (collectionSlug === "products" && typeof data.slug === "string") return `/produit/${data.slug}`;
  if (collectionSlug !== "watches" || typeof data.path !== "string") return null;
  const owner = linkOwner(data.path);
  return owner.by === "watch" ? owner.path : null;
}

/** Whether a link leads to the page of the very document that is saved: it exists once the document is published. */
export const isOwnPage = (href: string, saved: Saved): boolean => linkedPath(href) === pathOfDocument(saved);

/** The target document of a link, whether published or not. */
function targetOf(owner: LinkOwner) {
  const named = (collection: "pages" | "products" | "watches", where: Where) => ({ collection, where });
  if (owner.by === "page") return named("pages", { slug: { equals: owner.slug } });
  if (owner.by === "product") return named("products", { slug: { equals: owner.slug } });
  if (owner.by === "watch") return named("watches", { path: { equals: owner.path } });
  return null;
}

/** Every text in a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

/**
 * Whether a link leads to a draft that links back. Of two new documents that link to each other one has to be
 * published first; its link becomes valid with the other one.
 */
export async function isNamedBack(href: string, saved: Saved, req: PayloadRequest): Promise<boolean> {
  const path = pathOfDocument(saved);
  const target = targetOf(linkOwner(href));
  if (path === null || !target) return false;
  const { docs } = await req.payload.find({
    ...target,
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  return docs.some((draft) => [...textsIn(draft)].some((text) => linkedPath(text) === path));
}
