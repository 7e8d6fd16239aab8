import type { Queries } from "@/src/store/queries";
import { perProcess } from "@/src/per-process";

const clock = perProcess("clock", () => ({ aheadMs: 0 }));

const rhythm = 10_000;
/** Below this the difference is the round trip to the database: the clocks agree. */
const MAX_NOISE_MS = 500;

/**
 * The shop's time: that of the database, which is one for all nodes. A machine whose clock is minutes off would
 * otherwise treat a mail that another one is sending as abandoned, or a code just sent as expired.
 */
export const sharedClock = (): Date => new Date(Date.now() - clock().aheadMs);

/**
 * Compares this machine's clock with the database's.
 * @returns milliseconds that it is ahead, 0 where they agree
 */
export async function measureClock(db: Queries): Promise<number> {
  const asked = Date.now();
  const { rows } = await db.query<{ now: string }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::bigint as now",
  );
  const answered = Date.now();
  const ahead = (asked + answered) / 2 - Number(rows[0]?.now ?? answered);
  // A slow query cannot measure the difference.
  return Math.abs(ahead) <= Math.max(MAX_NOISE_MS, answered - asked) ? 0 : ahead;
}

/**
 * Keeps the shop's time to the database's.
 * @param report called when this machine's clock begins to differ, and when it agrees again
 */
export async function watchClock(db: Queries, report: (aheadMs: number) => void): Promise<void> {
  const look = async () => {
    const ahead = await measureClock(db);
    if (Math.abs(ahead - clock().aheadMs) > MAX_NOISE_MS) report(ahead);
    clock().aheadMs = ahead;
  };
  await look();
  // While the database is unavailable its time is not needed.
  setInterval(() => void look().catch(() => undefined), rhythm).unref();
}
