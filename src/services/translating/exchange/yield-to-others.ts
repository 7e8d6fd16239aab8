/** Lets the event loop serve other requests before long work goes on. */
export const yieldToOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
