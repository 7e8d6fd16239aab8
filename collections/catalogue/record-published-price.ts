import type { CollectionAfterChangeHook } from "payload";
import { recordPrice } from "@/src/store/prices/record-price";

/** Records the new price of a product, in the transaction that publishes it. A draft has no price yet. */
export const recordPublishedPrice: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === "published") await recordPrice(doc, req);
  return doc;
};
