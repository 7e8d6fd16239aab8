/** Minimum interval of the database query, however many readers there are, ms. */
const interval = 15_000;
/** Monitoring reports a query that does not answer instead of waiting for it, ms. */
const timeout = 2_500;

/**
 * Queries at most every 15 seconds, and returns the last result in between. A query that times out is not repeated
 * before it is over: no queue builds up on a database that hangs.
 * @returns function that queries; null on a timeout
 */
export function cacheFor<Value>(
  ask: () => Promise<Value>,
  onError: (error: unknown) => void = () => {},
  now: () => number = Date.now,
): () => Promise<Value | null> {
  let askedAt = -Infinity;
  let latest: Promise<Value | null> = Promise.resolve(null);
  let isUnderWay = false;
  const start = () => {
    askedAt = now();
    isUnderWay = true;
    latest = ask()
      .catch((error: unknown) => {
        onError(error);
        return null;
      })
      .finally(() => {
        isUnderWay = false;
      });
  };
  return async () => {
    if (!isUnderWay && now() - askedAt >= interval) start();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeout);
    });
    try {
      return await Promise.race([latest, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
