import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import type { Product } from "@/src/payload-types";
import { minor } from "@/src/domain/money/minor";
import { webhookMoney } from "@/src/domain/webhooks/order-event";
import type { ProductEventData } from "@/src/domain/webhooks/webhook-event";
import { queriesOf } from "@/src/server/runtime/queries-of";
import { queueEvent } from "@/src/store/webhooks/event-rows";

/** Queues a webhook event in the transaction of the save. */
async function queueChange(
  { id, sku, price, discount, isVisible, availability }: Product,
  change: ProductEventData["change"],
  req: PayloadRequest,
): Promise<void> {
  const transaction = await req.transactionID;
  const db =
    transaction === undefined || transaction === null
      ? req.payload.db.pool
      : queriesOf(req.payload, transaction);
  const now = new Date();
  await queueEvent(
    db,
    {
      type: "product.changed",
      key: `product.changed:${id}:${now.getTime()}`,
      data: {
        sku,
        change,
        price: webhookMoney(minor(price), "EUR"),
        discountPercent: discount,
        isVisible: isVisible ?? false,
        availability,
      },
    },
    now,
  );
}

/** A draft is not for sale yet. */
export const queueProductSaved: CollectionAfterChangeHook<Product> = async ({ doc, previousDoc, req }) => {
  if (doc._status !== "published") return doc;
  const isKnown = previousDoc?._status === "published";
  await queueChange(doc, isKnown ? "updated" : "created", req);
  return doc;
};

export const queueProductDeleted: CollectionAfterDeleteHook<Product> = async ({ doc, req }) => {
  if (doc._status === "published") await queueChange(doc, "deleted", req);
  return doc;
};
