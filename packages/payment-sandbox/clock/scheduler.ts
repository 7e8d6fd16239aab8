import type { Clock } from "./clock";

/** A scheduled action; kept in the store, so that it survives a restart. */
export interface Task {
  id: string;
  /** Milliseconds on the sandbox's clock. */
  dueAt: number;
}

export interface Scheduler {
  /** Notes a task that was written. */
  expect(task: Task): void;
  /** Starts due tasks and sets the timer for the next; call after adding a task. */
  wake(): void;
  /** Resolves when nothing is running or due. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs tasks when they are due, each at most once at a time.
 * @param run must remove or postpone its task in the same write as its effect: a task found again is run again
 */
export function createScheduler<T extends Task>(options: {
  clock: Clock;
  tasks(): readonly T[];
  run(task: T): Promise<void> | void;
  report(problem: unknown): void;
}): Scheduler {
  const { clock, tasks, run, report } = options;
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  // No task is due earlier: until then no call has to search thousands of open pages.
  let next = -Infinity;
  // A task that throws would be due again at once; it is retried at the next start instead.
  const broken = new Set<string>();
  let stopped = false;

  async function start(task: T) {
    try {
      await run(task);
    } catch (problem) {
      broken.add(task.id);
      report(problem);
    } finally {
      running.delete(task.id);
      next = -Infinity;
    }
  }

  /** Due tasks, earliest first: each task is checked once. */
  function lookThrough(now: number): T[] {
    const due: T[] = [];
    next = Infinity;
    for (const task of tasks()) {
      if (running.has(task.id) || broken.has(task.id)) continue;
      if (task.dueAt <= now) due.push(task);
      else next = Math.min(next, task.dueAt);
    }
    return due.toSorted((a, b) => a.dueAt - b.dueAt);
  }

  function wake() {
    clearTimeout(timer);
    if (stopped) return;
    const now = clock.now();
    for (const task of now < next ? [] : lookThrough(now)) {
      // Registered before it starts: a synchronous task may wake the scheduler again.
      let begin = () => {};
      const promise = new Promise<void>((resolve) => (begin = resolve)).then(() => start(task)).then(wake);
      running.set(task.id, promise);
      begin();
    }
    if (!Number.isFinite(next)) return;
    timer = setTimeout(wake, Math.min(MAX_TIMER_MS, Math.max(0, next - now)));
    timer.unref();
  }

  async function idle() {
    wake();
    while (running.size > 0) {
      await Promise.all(running.values());
      wake();
    }
  }

  return {
    expect: ({ dueAt }) => void (next = Math.min(next, dueAt)),
    wake,
    idle,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
