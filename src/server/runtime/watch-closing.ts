import type { Payload } from "payload";
import { policySources, trackersOf } from "@/src/domain/tracking/trackers";
import { paymentPages } from "@/src/gateways/providers";
import { readClosing } from "@/src/store/content/read-closing";
import { readTrackerIds } from "@/src/store/content/read-tracker-ids";
import { noteClosing } from "./closing";
import { connections } from "./connections/connections";
import { notePagePolicy } from "./policy/page-policy";
import { trackerAddresses } from "./policy/tracker-addresses";

/** Soon enough for a waiting editor, rare enough for the database. */
const rhythm = 1_000;

/**
 * Checks every second whether the shop is closed and which trackers it has, so that the proxy needs no query. A
 * database that does not answer changes nothing: the last known state is kept.
 */
export async function watchClosing(payload: Payload): Promise<void> {
  const { pool } = payload.db;
  const addresses = trackerAddresses();
  let isReachable = true;
  const look = async () => {
    try {
      const [closing, ids] = await Promise.all([readClosing(pool), readTrackerIds(pool)]);
      noteClosing(closing);
      notePagePolicy(policySources(trackersOf(ids, addresses), addresses), paymentPages(connections()));
      isReachable = true;
    } catch (error) {
      if (isReachable)
        payload.logger.warn(`The state of the shop could not be read; it stays as it was: ${String(error)}`);
      isReachable = false;
    }
  };
  await look();
  setInterval(() => void look(), rhythm).unref();
}
