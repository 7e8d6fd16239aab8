/**
 * A value that is read again at most once per interval, however many ask for it. While the source is away the last
 * value stands, so that pictures go on when the database restarts.
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
