import { setTimeout as pause } from "node:timers/promises";

/**
 * Waits until an address answers with a success.
 * @param options.isGivenUp stops the waiting early, e.g. because the process behind it ended
 * @returns false when it did not in time
 */
export async function waitForAnswer(url, { limit = 60_000, isGivenUp = () => false } = {}) {
  for (const deadline = Date.now() + limit; Date.now() < deadline && !isGivenUp(); await pause(50)) {
    if (await answers(url)) return true;
  }
  return false;
}

/** True when the address answers with a status below 400 now. */
export async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000), redirect: "manual" });
    await response.body?.cancel();
    return response.status < 400;
  } catch {
    return false;
  }
}
