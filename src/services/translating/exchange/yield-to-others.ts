/** Lets the event loop serve other requests during long work. */
export const yieldToOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
