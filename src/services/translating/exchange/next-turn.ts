/** Lets whatever else waits be done first: long work in slices does not hold up other requests. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
