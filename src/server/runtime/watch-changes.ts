import type { Payload } from "payload";
import { readTagMarks } from "@/src/store/revisions/read-tag-marks";
import { noteDatabase } from "./database-state";
import { TagInvalidation } from "./tag-invalidation";
import { revalidateFromJob } from "./revalidate-from-job";
import { sharedClock } from "./shared-clock";

/** An edit is visible in every process's pages within a second, including the time to render a page. */
const rhythm = 250;

/**
 * Checks four times a second which tags have changed in any process, this one included, and purges their pages here.
 * Next's cache outlives the process, its record of changes does not: everything ever edited counts as changed at the
 * start.
 */
export function watchChanges(payload: Payload): void {
  const { pool } = payload.db;
  const tags = new TagInvalidation();
  let isReachable = true;
  let isLooking = false;
  const look = async () => {
    const marks = await readTagMarks(pool, sharedClock());
    const now = performance.now();
    const outdated = tags.among(marks, now);
    if (outdated.length === 0) return;
    await revalidateFromJob(outdated);
    // Only now: a revalidation that failed is retried.
    tags.settle(outdated, marks, now);
  };
  const lookInTurn = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
      isReachable = true;
      noteDatabase(false);
    } catch (error) {
      if (isReachable) payload.logger.warn(`Changes are not received: ${String(error)}`);
      isReachable = false;
      noteDatabase(true);
    }
    isLooking = false;
  };
  setInterval(() => void lookInTurn(), rhythm).unref();
}
