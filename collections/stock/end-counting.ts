import type { CollectionBeforeDeleteHook } from "payload";

/** What is deleted is no longer counted; what happened to its pieces stays written down. */
export const endCounting: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await req.payload.update({
    collection: "stock-items",
    where: { list: { equals: collection.slug }, document: { equals: id } },
    data: { isCounted: false },
    overrideAccess: true,
    req,
  });
};
