import type { CollectionAfterChangeHook } from "payload";
import { discounted } from "@/src/domain/money/discount";
import { minor } from "@/src/domain/money/minor";

/**
 * Records the new price of a product, in the transaction that publishes it. Rows are never changed: a reduction is
 * announced beside the lowest price of the 30 days before it. A draft has no price yet.
 */
export const recordPrice: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== "published") return doc;
  const { docs } = await req.payload.find({
    collection: "price-history",
    where: { product: { equals: doc.id } },
    sort: "-since",
    limit: 1,
    overrideAccess: true,
    req,
  });
  const [known] = docs;
  if (known && known.price === doc.price && known.discount === doc.discount) return doc;
  await req.payload.create({
    collection: "price-history",
    data: {
      product: doc.id,
      price: doc.price,
      discount: doc.discount,
      paid: discounted(minor(doc.price), doc.discount),
      since: new Date().toISOString(),
    },
    overrideAccess: true,
    req,
  });
  return doc;
};
