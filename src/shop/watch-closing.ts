import type { Payload } from "payload";
import { readClosing } from "../store/read-closing";
import { noteClosing } from "./closing";

/** Soon enough for an editor who waits, rare enough for the database. */
const rhythm = 1_000;

/**
 * Looks every second whether the shop is closed, so that the proxy knows without asking. A database that does not
 * answer changes nothing: what was last known holds.
 */
export async function watchClosing(payload: Payload): Promise<void> {
  let isReachable = true;
  const look = async () => {
    try {
      noteClosing(await readClosing(payload.db.pool));
      isReachable = true;
    } catch (error) {
      if (isReachable) payload.logger.warn(`Nobody knows whether the shop is closed: ${String(error)}`);
      isReachable = false;
    }
  };
  await look();
  setInterval(() => void look(), rhythm).unref();
}
