import type { Pool } from "pg";
import type { Locale } from "../domain/locale/locale";
import type { SearchEntry } from "../domain/search/search-entry";
import { findBespokeWatches, keepBespokeWatch, type BespokeWatch } from "./bespoke-rows";
import {
  beginCart,
  deleteCartsBefore,
  putCartLine,
  readCartLines,
  removeCartLine,
  type LineChange,
} from "./cart-rows";
import { findUnreceiptedOrders, takeOrdersToCheck } from "./due-orders";
import type { CatalogueSource } from "./catalogue-source";
import { finishEvent, receiveEvent, type ReceivedEvent } from "./event-rows";
import { markMailSent, postponeMail, takeDueMail } from "./mail-rows";
import { giveSession } from "./order-changes";
import { findOrder, type OrderKey } from "./order-rows";
import { orderTransaction, type OrderTransaction } from "./order-transaction";
import { findPromo } from "./promo-rows";
import { inTransaction } from "./queries";
import { findEntries, readIndexMark, replaceIndex } from "./search-index";

/** Every query and write the services need. */
export function createStore(pool: Pool, source: CatalogueSource) {
  return {
    ...source,
    readCartLines: (token: string) => readCartLines(pool, token),
    putCartLine: (token: string, change: LineChange) => putCartLine(pool, token, change),
    beginCart: (token: string, change: LineChange) => beginCart(pool, token, change),
    removeCartLine: (token: string, sku: string) => removeCartLine(pool, token, sku),
    deleteCartsBefore: (before: Date) => inTransaction(pool, (db) => deleteCartsBefore(db, before)),
    findPromo: (code: string, now: Date) => findPromo(pool, code, now),
    keepBespokeWatch: (watch: BespokeWatch) => keepBespokeWatch(pool, watch),
    findBespokeWatches: (ids: readonly string[]) => findBespokeWatches(pool, ids),
    /** All of it or nothing; inside, only `tx` may be asked. */
    transaction: <Value>(work: (tx: OrderTransaction) => Promise<Value>) =>
      inTransaction(pool, (db) => work(orderTransaction(db))),
    findOrder: (key: OrderKey, value: string | number) => findOrder(pool, key, value),
    giveSession: (number: string, session: { readonly id: string; readonly url: string | null }) =>
      giveSession(pool, number, session),
    takeOrdersToCheck: (due: Parameters<typeof takeOrdersToCheck>[1]) => takeOrdersToCheck(pool, due),
    findUnreceiptedOrders: () => findUnreceiptedOrders(pool),
    receiveEvent: (event: ReceivedEvent) => receiveEvent(pool, event),
    finishEvent: (id: string, outcome: string, now: Date) => finishEvent(pool, id, outcome, now),
    takeDueMail: (now: Date, until: Date) => takeDueMail(pool, now, until),
    markMailSent: (key: string, now: Date) => markMailSent(pool, key, now),
    postponeMail: (key: string, error: string, next: Date | null) => postponeMail(pool, key, error, next),
    readIndexMark: () => readIndexMark(pool),
    replaceIndex: (mark: string, entries: readonly SearchEntry[]) => replaceIndex(pool, mark, entries),
    findEntries: (query: string, locale: Locale, limit: number) => findEntries(pool, query, locale, limit),
    isReachable: async () => {
      const { rowCount } = await pool.query("select 1");
      return rowCount === 1;
    },
  };
}

export type Store = ReturnType<typeof createStore>;
