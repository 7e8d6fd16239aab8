import type { Payload } from "payload";
import { refreshConnections } from "./refresh-connections";

/** Soon enough for an owner who has entered a key, rare enough for the database. */
const rhythm = 1_000;

/**
 * Checks every second which accounts were entered in the admin, in any process. A database that does not answer changes
 * nothing: the last known accounts are kept.
 */
export async function watchConnections(payload: Payload): Promise<void> {
  let isReachable = true;
  const look = async () => {
    try {
      await refreshConnections(payload);
      isReachable = true;
    } catch (error) {
      if (isReachable)
        payload.logger.warn(
          `The accounts entered in the admin could not be read; they stay as they were: ${String(error)}`,
        );
      isReachable = false;
    }
  };
  await look();
  setInterval(() => void look(), rhythm).unref();
}
