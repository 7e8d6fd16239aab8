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

/** The same, for the work of several owners: equal keys of two owners are different work. */
export function createSingleFlightByOwner<Owner extends object, Value>() {
  const flights = new WeakMap<Owner, SingleFlight<Value>>();

  return (owner: Owner, key: string, work: () => Promise<Value>): Promise<Value> => {
    const flight = flights.get(owner) ?? createSingleFlight<Value>();
    flights.set(owner, flight);
    return flight(key, work);
  };
}
