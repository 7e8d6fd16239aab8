import http from "node:http";
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
export function answers(url) {
  return new Promise((resolve) => {
    // No agent, no kept connection: one would make a server that is stopped wait for us.
    const request = http.get(url, { agent: false, timeout: 20_000 }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode < 400));
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
  });
}
