/** Payload writes a job's end down after it; who has ended counts as at work for so long. */
const lingerMs = 10_000;

/** By task: how many of its jobs run in this process, and when the last one ended. */
const known = new Map<string, { running: number; endedAt: number }>();

/** Runs a job of a task. @throws what it throws */
export async function atWork<Value>(task: string, work: () => Promise<Value>): Promise<Value> {
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

/** Tasks whose jobs this process is at, or has just been. */
export const tasksAtWork = (now: number = Date.now()): readonly string[] =>
  [...known].flatMap(([task, { running, endedAt }]) =>
    running > 0 || now - endedAt < lingerMs ? [task] : [],
  );
