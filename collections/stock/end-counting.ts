import type { CollectionBeforeDeleteHook } from "payload";

/** A deleted article is no longer counted; its stock movements are kept. */
export const endCounting: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await req.payload.update({
    collection: "stock-items",
    where: { list: { equals: collection.slug }, document: { equals: id } },
    data: { isCounted: false },
    overrideAccess: true,
    req,
  });
};
