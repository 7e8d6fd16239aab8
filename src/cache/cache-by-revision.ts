/** A value and the mark of the state it was made from. */
export interface Marked<Value> {
  readonly mark: string;
  readonly value: Value;
}

export interface RevisionCache<Value> {
  /** The value of the last state this process knows of, without a query. */
  readonly latest: () => Promise<Marked<Value>>;
  /** The value of a state somebody has just seen, or of a later one. */
  readonly at: (mark: string) => Promise<Marked<Value>>;
  /** The value as it is now, after one short query. */
  readonly current: () => Promise<Marked<Value>>;
}

/**
 * A value that is made anew once its mark has changed, however many ask for it at the same time. A reading that
 * fails is not kept: the next call tries again.
 * @param readMark of the state as it is now
 */
export function cacheByRevision<Value>(
  readMark: () => Promise<string>,
  read: () => Promise<Value>,
): RevisionCache<Value> {
  let kept: Marked<Value> | undefined;
  let reading: Promise<Marked<Value>> | undefined;

  async function renew(): Promise<Marked<Value>> {
    // The mark is read before the value: what changes in between is found at the next call.
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
      // A reading under way may have begun before that state; one that begins now has not.
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
