import type { Pool } from "pg";
import type { CatalogueSource } from "@/src/store/cache/catalogue-source";
import { aggregates } from "./aggregates";
import { inside, onPool, type BoundTables } from "./bind";
import { inTransaction, withAdvisoryLock } from "./queries";

/**
 * Operations of one transaction. Lock order: the cart before the order, then gift cards, stock items, and document
 * counters, so that transactions cannot deadlock.
 */
export type Transaction = BoundTables<typeof aggregates>;

/** All queries and writes of the services, with the catalogue from memory. */
export function createStore(pool: Pool, source: CatalogueSource) {
  return {
    ...source,
    ...onPool(aggregates, pool),
    /** All or nothing; inside, only `tx` may be used. */
    transaction: <Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> =>
      inTransaction(pool, (db) => work(inside(aggregates, db))),
    /** @returns null if the lock is already held */
    withAdvisoryLock: <Value>(thing: string, work: () => Promise<Value>): Promise<Value | null> =>
      withAdvisoryLock(pool, thing, work),
    isReachable: async (): Promise<boolean> => (await pool.query("select 1")).rowCount === 1,
  };
}

export type Store = ReturnType<typeof createStore>;
