import limitConcurrency from "p-limit";
import { isEnding } from "@/src/shop/ending";

/**
 * More than the shop's connections to its database, so that none of them is idle. With many more each turn of the event loop would take
 * long, and Node takes one new connection a turn: whoever else comes, for a page, would wait for that.
 */
export const atOnce = 16;
/** Whoever waits longer is better told so; the work itself takes its own time, nine seconds where a payment provider hangs. */
const patienceMs = 5_000;

/**
 * A line before one endpoint: so many calls are worked on at once, the others wait in the order in which they came. Where thousands
 * come in one second, each is then answered in its turn rather than all of them late, and an endpoint that waits for a payment
 * provider keeps nobody from another. A process that ends begins nothing more for who can ask another one.
 */
export function takeTurns(limit = atOnce) {
  const line = limitConcurrency(limit);
  return <Value>(work: () => Promise<Value>, refuse: () => Value): Promise<Value> => {
    const came = performance.now();
    return line(async () => (isEnding() || performance.now() - came > patienceMs ? refuse() : work()));
  };
}
