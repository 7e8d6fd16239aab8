import { createFairQueue, type FairQueue } from "./fair-queue";

/** `shown`: a visible picture is missing. `likely`: the browser prefetches. */
export type Urgency = "shown" | "likely";

/** Client and urgency of a request. */
export interface Turn {
  readonly urgency: Urgency;
  /** Requests of one client share its place in the round robin. */
  readonly client: string;
  /** Aborted when the client disconnects: a job without other clients is dropped from the queue. */
  readonly signal?: AbortSignal;
}

/** The queue is full. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

/** All waiting clients disconnected before the work began. */
export class Abandoned extends Error {
  override readonly name = "Abandoned";
}

export interface Work<Value> {
  /** The finished value if there is one; it is looked up at once, without queueing. */
  readonly find: () => Promise<Value | null>;
  readonly make: () => Promise<Value>;
}

export interface RenderQueueSettings {
  /** Concurrent jobs, and the queue limit. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Called whenever no job is running or queued. */
  readonly onIdle?: () => void;
}

export interface RenderQueue<Value> {
  /**
   * Equal keys are one job, with the highest requested urgency.
   * @throws TooBusy if the queue is full, Abandoned
   */
  readonly ask: (key: string, turn: Turn, work: Work<Value>) => Promise<Value>;
  readonly isIdle: () => boolean;
  /** Running and queued jobs. */
  readonly length: () => { readonly running: number; readonly waiting: number };
}

interface Job {
  readonly key: string;
  readonly client: string;
  urgency: Urgency;
  askers: number;
  /** Set while queued. */
  waits?: { readonly start: () => void; readonly refuse: (reason: Error) => void };
}

/**
 * One queue for the renders of a process: most urgent first, round robin by client, so that a hundred requests of one
 * client delay another by only one of them. Prefetches always leave a slot for visible pictures.
 */
export function createRenderQueue<Value>(settings: RenderQueueSettings): RenderQueue<Value> {
  const underway = new Map<string, { readonly job: Job; readonly result: Promise<Value> }>();
  const queues: Readonly<Record<Urgency, FairQueue<Job>>> = {
    shown: createFairQueue(),
    likely: createFairQueue(),
  };
  const running: Record<Urgency, number> = { shown: 0, likely: 0 };
  const MAX_AHEAD = Math.max(1, settings.atOnce - 1);

  const places = () => settings.atOnce - running.shown - running.likely;
  const waiting = () => queues.shown.length() + queues.likely.length();
  const isIdle = () => running.shown + running.likely + waiting() === 0;

  function startNext(): void {
    while (places() > 0) {
      const mayFetchAhead = queues.shown.length() === 0 && running.likely < MAX_AHEAD;
      const job = queues.shown.takeNext() ?? (mayFetchAhead ? queues.likely.takeNext() : undefined);
      if (!job) break;
      job.waits?.start();
    }
    if (isIdle()) settings.onIdle?.();
  }

  /** Makes room for the job: if necessary, drops the last job of the client with the most, least urgent first. */
  function hasRoom(job: Job): boolean {
    if (waiting() < settings.waiting || (job.urgency === "shown" && places() > 0)) return true;
    const queue = queues.likely.length() > 0 ? queues.likely : queues.shown;
    const most = queue.lastOfLongest();
    const isFairer =
      queue === queues[job.urgency]
        ? most && most.count > queue.countOf(job.client) + 1
        : job.urgency === "shown";
    if (!most || !isFairer) return false;
    queue.takeOut(most.item);
    most.item.waits?.refuse(new TooBusy("Others wait for less."));
    return true;
  }

  /** @returns when it is the job's turn, the urgency it runs with */
  async function waitInQueue(job: Job): Promise<Urgency> {
    if (job.askers === 0) throw new Abandoned(job.key);
    if (!hasRoom(job)) throw new TooBusy(`${waiting()} pictures are waiting already.`);
    return new Promise((resolve, refuse) => {
      const start = () => {
        delete job.waits;
        running[job.urgency] += 1;
        resolve(job.urgency);
      };
      job.waits = { start, refuse };
      queues[job.urgency].putLast(job);
      startNext();
    });
  }

  async function run(job: Job, { find, make }: Work<Value>): Promise<Value> {
    const found = await find();
    if (found !== null) return found;
    const urgency = await waitInQueue(job);
    try {
      return await make();
    } finally {
      running[urgency] -= 1;
      startNext();
    }
  }

  function remove(job: Job): void {
    if (underway.get(job.key)?.job === job) underway.delete(job.key);
  }

  function open(key: string, { urgency, client }: Turn, work: Work<Value>) {
    const job: Job = { key, client, urgency, askers: 0 };
    const entry = { job, result: run(job, work).finally(() => remove(job)) };
    underway.set(key, entry);
    return entry;
  }

  function raiseUrgency(job: Job, urgency: Urgency): void {
    if (urgency === "likely" || job.urgency === "shown") return;
    if (job.waits) {
      queues.likely.takeOut(job);
      queues.shown.putLast(job);
    }
    job.urgency = urgency;
    startNext();
  }

  function leave(job: Job): void {
    job.askers -= 1;
    if (job.askers > 0 || !job.waits) return;
    queues[job.urgency].takeOut(job);
    // Later requests start a new job.
    remove(job);
    job.waits.refuse(new Abandoned(job.key));
  }

  return {
    async ask(key, turn, work) {
      if (turn.signal?.aborted) throw new Abandoned(key);
      const { job, result } = underway.get(key) ?? open(key, turn, work);
      job.askers += 1;
      raiseUrgency(job, turn.urgency);
      const onLeave = () => leave(job);
      turn.signal?.addEventListener("abort", onLeave, { once: true });
      try {
        return await result;
      } finally {
        turn.signal?.removeEventListener("abort", onLeave);
      }
    },
    isIdle,
    length: () => ({ running: running.shown + running.likely, waiting: waiting() }),
  };
}
