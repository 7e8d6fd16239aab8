export interface IdleWorkSettings {
  /** Whether no request is waiting now. */
  readonly isIdle: () => boolean;
  /** Milliseconds without waiting requests before a job starts. */
  readonly restMs: number;
  /** Most queued jobs; the oldest are dropped. */
  readonly most: number;
}

export interface IdleWork {
  /** Queues a job, which may be dropped; equal keys are one job. It must not reject. */
  readonly add: (key: string, work: () => Promise<void>) => void;
  /** Called after a request was served: restarts the pause before the next job. */
  readonly scheduleNext: () => void;
  /** Resolves when all jobs are done. */
  readonly settle: () => Promise<void>;
}

/** Background jobs, one at a time, run only while the process is idle. */
export function createIdleWork({ isIdle, restMs, most }: IdleWorkSettings): IdleWork {
  const waiting = new Map<string, () => Promise<void>>();
  let running: Promise<void> | undefined;
  let rest: NodeJS.Timeout | undefined;
  const whenDone: (() => void)[] = [];

  function scheduleNext(): void {
    clearTimeout(rest);
    if (running) return;
    if (waiting.size === 0) {
      for (const resolve of whenDone.splice(0)) resolve();
      return;
    }
    // Deferred work must not keep the process alive.
    rest = setTimeout(startNext, restMs).unref();
  }

  function startNext(): void {
    const [next] = waiting;
    if (running || !next) return;
    if (!isIdle()) return scheduleNext();
    const [key, work] = next;
    waiting.delete(key);
    running = work().finally(() => {
      running = undefined;
      scheduleNext();
    });
  }

  return {
    add(key, work) {
      if (waiting.has(key)) return;
      waiting.set(key, work);
      for (const oldest of waiting.keys()) {
        if (waiting.size <= most) break;
        waiting.delete(oldest);
      }
      scheduleNext();
    },
    scheduleNext,
    settle: () =>
      new Promise((resolve) => {
        whenDone.push(resolve);
        scheduleNext();
      }),
  };
}
