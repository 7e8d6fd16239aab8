import type { Payload } from "payload";
import { loadTrade } from "@/src/services/observability/load-trade";
import { sharedCompositor } from "../pictures";
import { shopOf } from "../shop-of";
import { cacheFor } from "./cache-for";
import { offerFigures } from "./own-figures";

/** Provides the figures of the shop to the server in front. */
export function watchFigures(payload: Payload): void {
  const { pool } = payload.db;
  const readTrade = cacheFor(
    () => loadTrade(shopOf(payload)),
    (error) => payload.logger.warn({ msg: "The trade figures could not be read", err: error }),
  );
  offerFigures(async () => {
    const trade = await readTrade();
    return {
      pool: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      pictures: await sharedCompositor().figures(),
      trade,
    };
  });
}
