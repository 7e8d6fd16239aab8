/** A value and the mark of its state. */
export interface Marked<Value> {
  readonly mark: string;
  readonly value: Value;
}

export interface RevisionCache<Value> {
  /** The value of the last known state, without a query. */
  readonly latest: () => Promise<Marked<Value>>;
  /** The value of the state with this mark, or of a later one. */
  readonly at: (mark: string) => Promise<Marked<Value>>;
  /** The current value, after one short query. */
  readonly current: () => Promise<Marked<Value>>;
}

/**
 * Caches a value until its mark changes; concurrent calls share one read. A failed read is not cached: the next call
 * retries.
 * @param readMark of the current state
 */
export function cacheByRevision<Value>(
  readMark: () => Promise<string>,
  read: () => Promise<Value>,
): RevisionCache<Value> {
  let kept: Marked<Value> | undefined;
  let reading: Promise<Marked<Value>> | undefined;

  async function renew(): Promise<Marked<Value>> {
    // The mark is read before the value: a change in between is found at the next call.
    const mark = await readMark();
    if (kept?.mark !== mark) kept = { mark, value: await read() };
    return kept;
  }

  function renewOnce(): Promise<Marked<Value>> {
    reading ??= renew().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function at(mark: string): Promise<Marked<Value>> {
    if (kept?.mark === mark) return kept;
    if (reading) {
      // A read in progress may have begun before that state; a new one has not.
      const found = await reading.catch(() => undefined);
      if (found?.mark === mark) return found;
    }
    return renewOnce();
  }

  return {
    latest: () => (kept ? Promise.resolve(kept) : renewOnce()),
    at,
    current: async () => at(await readMark()),
  };
}
