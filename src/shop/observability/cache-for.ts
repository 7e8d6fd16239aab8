/** The database is asked no more often, however many ask, ms. */
const rhythm = 15_000;
/** Who watches wants to know that something does not answer, and not to wait for it, ms. */
const patience = 2_500;

/**
 * Asks at most every 15 seconds, and answers in between what it was told. A question that is not answered in time is not asked again
 * before it is over: a database that hangs gets no queue of them.
 * @returns asks; null where no answer came in time
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
    if (!isUnderWay && now() - askedAt >= rhythm) start();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience);
    });
    try {
      return await Promise.race([latest, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
