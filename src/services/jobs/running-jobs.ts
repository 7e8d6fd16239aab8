/** Payload saves a job's end afterwards; until then an ended job counts as running. */
const lingerMs = 10_000;

/** By task: number of its jobs running in this process, and end of the last one. */
const known = new Map<string, { running: number; endedAt: number }>();

/** Runs a job of a task. @throws whatever the job throws */
export async function trackJob<Value>(task: string, work: () => Promise<Value>): Promise<Value> {
  const state = known.get(task) ?? { running: 0, endedAt: 0 };
  known.set(task, state);
  state.running += 1;
  try {
    return await work();
  } finally {
    state.running -= 1;
    state.endedAt = Date.now();
  }
}

/** Tasks whose jobs this process is running, or has just run. */
export const runningTasks = (now: number = Date.now()): readonly string[] =>
  [...known].flatMap(([task, { running, endedAt }]) =>
    running > 0 || now - endedAt < lingerMs ? [task] : [],
  );
