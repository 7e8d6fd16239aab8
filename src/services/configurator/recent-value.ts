/**
 * A value that is read at most once per interval, for any number of calls. While the source is unavailable the last value
 * is used, so that pictures are still served when the database restarts.
 * @param now milliseconds
 * @throws the source's error while there is no value yet
 */
export function createRecentValue<Value>(
  read: () => Promise<Value>,
  intervalMs: number,
  now: () => number,
  report: (error: unknown) => void,
): () => Promise<Value> {
  let last: { readonly value: Value; readonly at: number } | undefined;
  let reading: Promise<Value> | undefined;

  async function refresh(): Promise<Value> {
    try {
      last = { value: await read(), at: now() };
      return last.value;
    } catch (error) {
      if (!last) throw error;
      report(error);
      last = { value: last.value, at: now() };
      return last.value;
    } finally {
      reading = undefined;
    }
  }

  return () => {
    if (last && now() - last.at < intervalMs) return Promise.resolve(last.value);
    reading ??= refresh();
    return reading;
  };
}
