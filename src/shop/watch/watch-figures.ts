import type { Payload } from "payload";
import { loadTrade, type Trade } from "@/src/services/watching/load-trade";
import { sharedCompositor } from "../pictures";
import { shopOf } from "../shop-of";
import { offerFigures } from "./own-figures";

/** The database is asked no more often, however many ask, ms. */
const rhythm = 15_000;
/** Who watches wants to know that the database is away, and not to wait for it, ms. */
const patience = 2_500;

/**
 * Asks at most every 15 seconds. A question that is not answered in time is not asked again before it is over: a database that
 * hangs gets no queue of them.
 */
export function askSeldom<Value>(
  ask: () => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value | null> {
  let askedAt = -Infinity;
  let latest: Promise<Value | null> = Promise.resolve(null);
  let isUnderWay = false;
  const start = () => {
    askedAt = now();
    isUnderWay = true;
    latest = ask()
      .catch(() => null)
      .finally(() => (isUnderWay = false));
  };
  return async () => {
    if (!isUnderWay && now() - askedAt >= rhythm) start();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience);
    });
    try {
      return await Promise.race([latest, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Lets the server in front say how the shop behind it is. */
export function watchFigures(payload: Payload): void {
  const { pool } = payload.db;
  const readTrade = askSeldom<Trade>(() => loadTrade(shopOf(payload)));
  offerFigures(async () => {
    const trade = await readTrade();
    return {
      pool: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      pictures: await sharedCompositor().figures(),
      trade,
    };
  });
}
