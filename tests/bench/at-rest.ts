import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** Share of the machine that may be at work where it counts as resting. */
const quiet = 0.1;
/** ms that are looked at, and that are waited at most. */
const [lookMs, longestMs] = [1_000, 60_000];

function spent(): { readonly busy: number; readonly all: number } {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }));
  const busy = times.reduce((sum, one) => sum + one.busy, 0);
  return { busy, all: busy + times.reduce((sum, one) => sum + one.idle, 0) };
}

/**
 * Waits until the machine has finished what it was set to: a shop that draws pictures ahead would take the processor from a
 * browser that draws by it.
 */
export async function atRest(): Promise<void> {
  const end = performance.now() + longestMs;
  for (let before = spent(); performance.now() < end;) {
    await wait(lookMs);
    const now = spent();
    if ((now.busy - before.busy) / (now.all - before.all) < quiet) return;
    before = now;
  }
}
