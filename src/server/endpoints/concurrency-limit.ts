import limitConcurrency from "p-limit";
import { isEnding } from "@/src/server/runtime/ending";

/**
 * More than the shop's connections to its database, so that none of them is idle. With many more each turn of the
 * event loop would take long, and Node accepts one new connection a turn: requests for pages would wait for that.
 */
export const atOnce = 16;
/**
 * A call that was queued longer is refused; its processing is not limited: nine seconds where a payment provider
 * hangs.
 */
const patienceMs = 5_000;

/**
 * Limits the concurrent calls of one endpoint; the others are queued in order of arrival. Where thousands come in one
 * second, they are answered one after the other instead of all of them late, and an endpoint that waits for a payment
 * provider does not hold up the others. A process that is shutting down refuses queued calls: another process takes
 * them.
 */
export function concurrencyLimit(limit = atOnce) {
  const queue = limitConcurrency(limit);
  return <Value>(work: () => Promise<Value>, refuse: () => Value): Promise<Value> => {
    const came = performance.now();
    return queue(async () => (isEnding() || performance.now() - came > patienceMs ? refuse() : work()));
  };
}
