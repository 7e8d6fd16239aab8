export type SingleFlight<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Equal work under way is done once and shared by all who ask for it.
 * @param lingerMs how long a result is shared beyond its completion; a failure never is
 */
export function createSingleFlight<Value>(lingerMs: (value: Value) => number = () => 0): SingleFlight<Value> {
  const underway = new Map<string, Promise<Value>>();

  async function run(key: string, work: () => Promise<Value>): Promise<Value> {
    let linger = 0;
    try {
      const value = await work();
      linger = lingerMs(value);
      return value;
    } finally {
      if (linger > 0) setTimeout(() => underway.delete(key), linger).unref();
      else underway.delete(key);
    }
  }

  return (key, work) => {
    const shared = underway.get(key);
    if (shared) return shared;
    const started = run(key, work);
    underway.set(key, started);
    return started;
  };
}
