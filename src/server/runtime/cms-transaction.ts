import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { aggregates } from "@/src/store/aggregates";
import { inside } from "@/src/store/bind";
import type { Transaction } from "@/src/store/store";
import { queriesOf } from "./queries-of";

type RequestOptions = Parameters<typeof createLocalReq>[0];

/** One transaction for documents that the CMS saves and for queries of the store. */
export interface CmsTransaction {
  readonly tx: Transaction;
  /** A request inside the transaction. The CMS keeps a file and a language in it: each save has its own. */
  readonly request: (options?: RequestOptions) => Promise<PayloadRequest>;
}

type BeginOptions = Parameters<Payload["db"]["beginTransaction"]>[0];

interface Ending<Value> {
  /** Whether the result is committed; without it, every result is. */
  readonly isKept?: (value: Value) => boolean;
  readonly options?: BeginOptions;
}

/** Commits what `work` has written; rolls it back where its result is not kept, or where it throws. */
export async function inCmsTransaction<Value>(
  payload: Payload,
  work: (transaction: CmsTransaction) => Promise<Value>,
  { isKept = () => true, options }: Ending<Value> = {},
): Promise<Value> {
  const transactionID = await payload.db.beginTransaction(options);
  if (transactionID === null) throw new Error("The database began no transaction.");
  try {
    const value = await work({
      tx: inside(aggregates, queriesOf(payload, transactionID)),
      request: (given = {}) => createLocalReq({ ...given, req: { ...given.req, transactionID } }, payload),
    });
    if (isKept(value)) await payload.db.commitTransaction(transactionID);
    else await payload.db.rollbackTransaction(transactionID);
    return value;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
