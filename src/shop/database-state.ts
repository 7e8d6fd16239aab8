import { setTimeout as pause } from "node:timers/promises";
import { perProcess } from "@/src/per-process";

const state = perProcess("database", (): { last?: { isAway: boolean; lookedAt: number } } => ({}));

/** Who looks does so four times a second: a database that has not answered for so long is away, ms. */
const MAX_SILENCE = 5_000;
/** Until somebody has looked again, ms. */
const nextLook = 1_000;

/** What watch-changes.ts saw. */
export function noteDatabase(isAway: boolean, now: number = Date.now()): void {
  state().last = { isAway, lookedAt: now };
}

/** As it was seen last; false while nobody has looked. */
export function isAway(): boolean {
  const known = state().last;
  return known !== undefined && (known.isAway || Date.now() - known.lookedAt > MAX_SILENCE);
}

/** Whether the database is away, asked because something has just failed: what was seen before may not be true any more. */
export async function isDatabaseAway(): Promise<boolean> {
  if (isAway()) return true;
  await pause(nextLook);
  return isAway();
}
