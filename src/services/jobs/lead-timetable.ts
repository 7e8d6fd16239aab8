import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { shopOf } from "@/src/server/runtime/shop-of";
import { tasksAtWork } from "./jobs-at-work";

/** The queue of the shop's own jobs. */
export const queue = "shop";

/** Id of this process among all processes of the shop. */
const holder = randomUUID();
/** Time after which another process takes over from a dead one. */
const leaseSeconds = 10;
/** Shorter than the shortest schedule interval: the lease is renewed at each poll. */
const keptMs = 1_500;

let latest: { readonly at: number; readonly leads: Promise<boolean> } | undefined;
let isLeaving = false;

async function ask(payload: Payload): Promise<boolean> {
  const { timetable } = shopOf(payload).store;
  const lease = await timetable.leaseTimetable(holder, leaseSeconds);
  if (lease === "taken" && (await timetable.freeJobs()) > 0)
    payload.logger.info("Jobs of a process that is gone are begun anew.");
  if (lease === "kept" && (await timetable.freeForgottenJobs(queue, tasksAtWork())) > 0)
    payload.logger.info("Jobs whose end could not be written down are begun anew.");
  return lease !== null;
}

/**
 * Whether this process runs scheduled jobs: one process per database does. The CMS's queue gives one job to two
 * concurrent pollers, and one of them fails.
 */
export function leadsTimetable(payload: Payload): Promise<boolean> {
  if (isLeaving) return Promise.resolve(false);
  const now = Date.now();
  if (!latest || now - latest.at > keptMs) latest = { at: now, leads: ask(payload) };
  return latest.leads;
}

/** Releases the lease at shutdown, so that another process takes over at once. */
export async function leaveTimetable(payload: Payload): Promise<void> {
  isLeaving = true;
  await shopOf(payload).store.timetable.releaseTimetable(holder);
}
