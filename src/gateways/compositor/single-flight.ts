export type SingleFlight<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/** Equal work under way is done once and shared by all who ask for it. */
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
