import type { Pool } from "pg";
import type { CatalogueSource } from "@/src/cache/catalogue-source";
import { aggregates } from "./aggregates";
import { inside, onPool, type BoundTables } from "./bind";
import { inTransaction, withAdvisoryLock } from "./queries";

/**
 * What can be done in one transaction. Whoever needs several takes the cart's lock before the order's, then those of gift
 * cards, of counted pieces, and of the counters of documents, so that two of them never wait for each other.
 */
export type Transaction = BoundTables<typeof aggregates>;

/** Every query and write the services need, with what is sold from memory. */
export function createStore(pool: Pool, source: CatalogueSource) {
  return {
    ...source,
    ...onPool(aggregates, pool),
    /** All of it or nothing; inside, only `tx` may be used. */
    transaction: <Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> =>
      inTransaction(pool, (db) => work(inside(aggregates, db))),
    /** @returns null when somebody else is at it */
    withAdvisoryLock: <Value>(thing: string, work: () => Promise<Value>): Promise<Value | null> =>
      withAdvisoryLock(pool, thing, work),
    isReachable: async (): Promise<boolean> => (await pool.query("select 1")).rowCount === 1,
  };
}

export type Store = ReturnType<typeof createStore>;
