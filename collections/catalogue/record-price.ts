import type { CollectionAfterChangeHook } from "payload";
import { discounted } from "@/src/domain/money/discount";
import { minor } from "@/src/domain/money/minor";

/**
 * Notes what a product costs from now on, in the transaction that changes it. Rows are never changed:
 * a reduction is announced beside the lowest price of the 30 days before it.
 */
export const recordPrice: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isSame = previousDoc?.price === doc.price && previousDoc?.discount === doc.discount;
  if (operation === "update" && isSame) return doc;
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
