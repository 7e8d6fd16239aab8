import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from "payload";
import { isNeeded, pathOf } from "@/src/domain/content/routes";
import { refuseNeeded } from "./keep-needed-pages";

/** The key under which a request holds the published address of a page until the page is saved. */
const keyOf = (id: unknown) => `address of page ${String(id)}`;

/** The published address of the page; null if there is none. */
async function publishedSlug(id: number, req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: "pages",
    where: { and: [{ id: { equals: id } }, { _status: { equals: "published" } }] },
    depth: 0,
    select: { slug: true },
    req,
  });
  return docs[0]?.slug ?? null;
}

/**
 * Remembers the address of a page before the save that may change it. Pages of the shop's own table keep theirs: code
 * links to them.
 */
export const noteOldAddress: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const id: unknown = originalDoc?.id;
  if (operation !== "update" || typeof id !== "number") return data;
  const slug = await publishedSlug(id, req);
  if (slug === null || data.slug === undefined || data.slug === slug) return data;
  if (isNeeded(slug)) throw refuseNeeded(req, slug);
  if (data._status === "published") req.context[keyOf(id)] = slug;
  return data;
};

/** The old address of a moved page redirects to it; a redirect from the new address is deleted. */
export const leaveOldAddress: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== "published") return doc;
  const { payload, context } = req;
  await payload.delete({ collection: "redirects", where: { from: { equals: pathOf(doc.slug) } }, req });
  const slug = context[keyOf(doc.id)];
  if (typeof slug !== "string") return doc;
  delete context[keyOf(doc.id)];
  await payload.create({
    collection: "redirects",
    data: { from: pathOf(slug), page: doc.id },
    req,
  });
  return doc;
};

/** Redirects to a page are deleted before the page: their rows reference it. */
export const deleteAddresses: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: "redirects", where: { page: { equals: id } }, req });
};
