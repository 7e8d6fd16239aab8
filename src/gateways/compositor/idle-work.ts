export interface IdleWorkSettings {
  /** Whether nobody waits for anything at this moment. */
  readonly isIdle: () => boolean;
  /** How long nobody must have waited before a piece of work begins. */
  readonly restMs: number;
  /** How many pieces may wait; the oldest are dropped. */
  readonly most: number;
}

export interface IdleWork {
  /** Does the work some time, or never; equal keys are one piece. It must not fail. */
  readonly add: (key: string, work: () => Promise<void>) => void;
  /** Called when a visitor has just been served: the pause before the next piece begins anew. */
  readonly scheduleNext: () => void;
  /** Resolves when everything is done. */
  readonly settle: () => Promise<void>;
}

/** Work nobody waits for, one piece at a time, while nothing else is to be done. */
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
    // Work that is put off must not keep a process alive that has nothing else to do.
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
