export type SingleFlight<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/** Concurrent equal work is done once and shared by all callers. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const underway = new Map<string, Promise<Value>>();

  return (key, work) => {
    const shared = underway.get(key);
    if (shared) return shared;
    const started = work().finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  };
}
