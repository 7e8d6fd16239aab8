import { readFaults, type StripeSandbox } from "../stripe-sandbox";

/**
 * Runs the work and starts its deliveries. On request waits for them, so that the event arrives before the answer;
 * only for its own, because the shop may call again while it handles the event.
 */
export async function sendBeforeAnswer<T>(sandbox: StripeSandbox, work: () => T): Promise<T> {
  const { store, scheduler } = sandbox;
  const isWaited = readFaults(sandbox).sendBeforeAnswer;
  const before = new Set(isWaited ? store.all("tasks").map(({ id }) => id) : []);
  const result = work();
  scheduler.wake();
  if (!isWaited) return result;
  const added = store.all("tasks").filter(({ id, kind }) => kind === "deliver" && !before.has(id));
  await Promise.all(added.map(({ id }) => scheduler.running(id)));
  return result;
}
