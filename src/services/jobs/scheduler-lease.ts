import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { shopOf } from "@/src/server/runtime/shop-of";
import { runningTasks } from "./running-jobs";

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
  const { schedulerLease } = shopOf(payload).store;
  const lease = await schedulerLease.takeLease(holder, leaseSeconds);
  if (lease === "taken" && (await schedulerLease.freeJobs()) > 0)
    payload.logger.info("Jobs of a stopped process are started again.");
  if (lease === "kept" && (await schedulerLease.freeForgottenJobs(queue, runningTasks())) > 0)
    payload.logger.info("Jobs whose end could not be saved are started again.");
  return lease !== null;
}

/**
 * Whether this process runs scheduled jobs: one process per database does. The CMS's queue gives one job to two
 * concurrent pollers, and one of them fails.
 */
export function holdsSchedulerLease(payload: Payload): Promise<boolean> {
  if (isLeaving) return Promise.resolve(false);
  const now = Date.now();
  if (!latest || now - latest.at > keptMs) latest = { at: now, leads: ask(payload) };
  return latest.leads;
}

/** Releases the lease at shutdown, so that another process takes over at once. */
export async function releaseSchedulerLease(payload: Payload): Promise<void> {
  isLeaving = true;
  await shopOf(payload).store.schedulerLease.releaseLease(holder);
}
