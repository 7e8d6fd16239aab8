import type { PayloadRequest } from "payload";
import { aggregates } from "@/src/store/aggregates";
import { inside } from "@/src/store/bind";
import type { Transaction } from "@/src/store/store";
import { queriesOf } from "./queries-of";

/**
 * The store for hooks of the CMS: on the connection of the request's transaction, where it has one. A save that
 * requested a second connection from the pool would, under load, wait for one that another save holds for the same
 * reason.
 */
export async function storeOf({
  payload,
  transactionID,
}: Pick<PayloadRequest, "payload" | "transactionID">): Promise<Transaction> {
  const transaction = await transactionID;
  return inside(aggregates, transaction === undefined ? payload.db.pool : queriesOf(payload, transaction));
}
