import { setTimeout as pause } from "node:timers/promises";
import { perProcess } from "@/src/per-process";

const state = perProcess("database", (): { last?: { isAway: boolean; lookedAt: number } } => ({}));

/** The state is checked four times a second: a database that has not answered for so long is unavailable, ms. */
const MAX_SILENCE = 5_000;
/** Until the next check, ms. */
const nextLook = 1_000;

/** The state reported by watch-changes.ts. */
export function noteDatabase(isAway: boolean, now: number = Date.now()): void {
  state().last = { isAway, lookedAt: now };
}

/** The last known state; false before the first check. */
export function isAway(): boolean {
  const known = state().last;
  return known !== undefined && (known.isAway || Date.now() - known.lookedAt > MAX_SILENCE);
}

/** Whether the database is unavailable, checked after a failure: the last known state may be outdated. */
export async function isDatabaseAway(): Promise<boolean> {
  if (isAway()) return true;
  await pause(nextLook);
  return isAway();
}
