import type { CollectionAfterChangeHook } from "payload";
import { mailOfState } from "@/src/domain/order/mail-of-state";
import { orderStates } from "@/src/domain/order/order-state";

/**
 * Each step that staff takes is told to the buyer: the mail lies in the outbox in the same transaction, or neither
 * happens. Once for each step: a watch that control sends back to the bench is no news.
 */
export const tellBuyer: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const state = orderStates.find((known) => known === doc.state);
  if (operation !== "update" || state === undefined || state === previousDoc.state) return doc;
  for (const kind of mailOfState[state] ?? []) {
    const key = `${kind}:${doc.id}`;
    const { totalDocs } = await req.payload.count({
      collection: "mails",
      where: { key: { equals: key } },
      req,
    });
    if (totalDocs > 0) continue;
    await req.payload.create({
      collection: "mails",
      data: {
        key,
        kind,
        order: doc.id,
        state: "waiting",
        attempts: 0,
        nextAttemptAt: new Date().toISOString(),
      },
      req,
    });
  }
  return doc;
};
